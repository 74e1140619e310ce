import { createImageProcess, type ImageProcess } from "./image-process.ts";

/** Generous, because a busy machine draws slowly too, and a refused logo is not asked for again soon. */
const LIMIT_MS = 5_000;

interface LogoDrawerOptions {
  /** Time for one picture, milliseconds. */
  readonly limitMs?: number;
  readonly script?: URL;
}

/** Draws logos of others as WebP of at most 128 px a side, in a process that can be killed (`draw-logo.ts`). */
export function createLogoDrawer({
  limitMs = LIMIT_MS,
  script = new URL("./draw-logo-process.ts", import.meta.url),
}: LogoDrawerOptions = {}): ImageProcess<Buffer> {
  const { draw, close } = createImageProcess<Uint8Array>({ script, limitMs, heapMb: 64 });
  return { draw: async (bytes) => Buffer.from(await draw(bytes)), close };
}
