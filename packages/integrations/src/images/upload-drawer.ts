import type { DrawnImage } from "./draw-upload.ts";
import { createImageProcess, type ImageProcess } from "./image-process.ts";

/** Time for one picture, its wait for the processor included, milliseconds. */
const LIMIT_MS = 120_000;

export type UploadDrawer = ImageProcess<DrawnImage[]>;

/** Draws uploads in a process that can be killed (`draw-upload.ts`). */
export function createUploadDrawer(): UploadDrawer {
  const script = new URL("./draw-upload-process.ts", import.meta.url);
  return createImageProcess({ script, limitMs: LIMIT_MS, heapMb: 128 });
}
