/** The part of WebAssembly used here; its types come with the DOM's, which server code does not load. */
declare namespace WebAssembly {
  interface Memory {
    readonly buffer: ArrayBuffer;
  }
  function instantiate(bytes: Uint8Array): Promise<{ instance: { exports: object } }>;
}
