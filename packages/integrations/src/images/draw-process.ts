// The inside of an image drawer's process: draws one picture at a time, and ends itself by force when one is too much.
import { setPriority } from "node:os";
import { drawLogo } from "./draw-logo.ts";
import { drawUpload } from "./draw-upload.ts";
import { NotAnImageError } from "./not-an-image.ts";

const MEGABYTE = 1024 * 1024;
const LOOK_MS = 10;
/** Serving comes before drawing. */
const NICENESS = 10;

/** What the process answers; errors would cross as plain objects. */
export type DrawReply<Drawn> = { readonly drawn: Drawn } | { readonly refusal: string };

interface DrawingLimits {
  /** Resident memory of the process, MB. */
  readonly memoryMb: number;
  /** Time of the processor for one picture, milliseconds. */
  readonly cpuMs: number;
}

setPriority(NICENESS);
// At once: an orderly exit would wait for the picture.
process.on("disconnect", end);

export const logo = withinLimits(drawLogo, { memoryMb: 256, cpuMs: 5_000 });
export const upload = withinLimits(drawUpload, { memoryMb: 768, cpuMs: 20_000 });

function withinLimits<Drawn>(
  draw: (bytes: Buffer) => Promise<Drawn>,
  { memoryMb, cpuMs }: DrawingLimits,
): (bytes: Uint8Array) => Promise<DrawReply<Drawn>> {
  return async (bytes) => {
    const begun = process.cpuUsage();
    const look = () => {
      const { user, system } = process.cpuUsage(begun);
      if (process.memoryUsage.rss() > memoryMb * MEGABYTE || (user + system) / 1000 > cpuMs) end();
    };
    // libvips works in a thread of its own, so this one is free to look.
    const looks = setInterval(look, LOOK_MS);
    try {
      const drawn = await draw(Buffer.from(bytes));
      // Of a busy machine's processes, this one may not have looked before.
      look();
      return { drawn };
    } catch (error) {
      if (!(error instanceof NotAnImageError)) throw error;
      return { refusal: error.message };
    } finally {
      clearInterval(looks);
    }
  };
}

function end(): void {
  process.kill(process.pid, "SIGKILL");
}
