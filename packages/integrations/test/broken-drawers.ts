// Drawings that fail in the process of an image drawer.
export { logo as huge } from "../src/images/draw-process.ts";

// More memory than the process may have by the time it draws.
const held = Buffer.alloc(300 * 1024 * 1024, 1);
process.on("message", () => held.fill(2));

/** Never ends, in a way that no timer of its own could end. */
export function slow(): never {
  for (;;);
}

export function crashing(): never {
  process.abort();
}
