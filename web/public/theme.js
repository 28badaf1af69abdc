// Before the first paint: whoever chose daylight does not see the night flash by.  ui/settings.svelte.ts does the rest.
try {
  const { theme } = JSON.parse(localStorage.getItem("undermine.settings") ?? "{}");
  const bright = theme === "auto" && matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = theme === "light" || bright ? "light" : "dark";
} catch {
  document.documentElement.dataset.theme = "dark";
}
