// What the page knows of itself as an app.

class App {
  /** Nobody answers. */
  isOffline = $state(false);
  /** Let the new version come; null: there is none. */
  update = $state.raw<(() => void) | null>(null);
  /** The reader wants it now. */
  isGoing = $state(false);
}

export const app = new App();
