// What tools/words.ts makes: the Fluent source of one language.
declare module "virtual:words/*" {
  const source: string;
  export default source;
}
