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

/** The part of WebAssembly used here; its types come with the DOM's, which server code does not load. */
declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  function instantiate(bytes: Uint8Array): Promise<{ instance: { exports: object } }>;
}
