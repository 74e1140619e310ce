import { setPriority } from "node:os";
import type { DrawReply } from "./image-process.ts";
import { NotAnImageError } from "./not-an-image.ts";

const MEGABYTE = 1024 * 1024;
const LOOK_MS = 10;
/** Serving comes before drawing. */
const NICENESS = 10;

export interface DrawingLimits {
  /** Resident memory of the process, MB. */
  readonly memoryMb: number;
  /** Time of the processor for one picture, milliseconds. */
  readonly cpuMs: number;
}

/** The inside of an image process: draws one picture at a time, and ends itself by force when one is too much. */
export function serveDrawing<Drawn>(
  draw: (bytes: Buffer) => Promise<Drawn>,
  { memoryMb, cpuMs }: DrawingLimits,
): void {
  setPriority(NICENESS);
  process.on("disconnect", end);
  process.on("message", async (bytes: Uint8Array) => {
    const begun = process.cpuUsage();
    // libvips works in a thread of its own, so this one is free to look.
    const look = setInterval(() => {
      const { user, system } = process.cpuUsage(begun);
      if (process.memoryUsage.rss() > memoryMb * MEGABYTE || (user + system) / 1000 > cpuMs) end();
    }, LOOK_MS);
    try {
      reply({ drawn: await draw(Buffer.from(bytes)) });
    } catch (error) {
      if (!(error instanceof NotAnImageError)) throw error;
      reply({ refusal: error.message });
    } finally {
      clearInterval(look);
    }
  });
  reply({ isReady: true });
}

function reply(message: DrawReply<unknown>): void {
  process.send?.(message);
}

/** At once: an orderly exit would wait for the picture. */
function end(): void {
  process.kill(process.pid, "SIGKILL");
}
