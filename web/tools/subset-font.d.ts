// The one call of subset-font that tools/fonts.ts makes; the package ships no types.
declare module "subset-font" {
  export default function subset(font: Buffer, letters: string, options: { targetFormat: "woff2" }): Promise<Buffer>;
}
