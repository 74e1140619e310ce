declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat?: "sfnt" | "woff" | "woff2";
    readonly keepAllGlyphs?: boolean;
    readonly noHinting?: boolean;
    readonly variationAxes?: Readonly<Record<string, number>>;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
