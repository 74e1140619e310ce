// The process that draws pictures of others (logo-drawer.ts): one at a time, ended by force when one is too much.
import { setPriority } from "node:os";
import { drawLogo } from "./draw-logo.ts";
import type { DrawReply } from "./logo-drawer.ts";
import { NotAnImageError } from "./not-an-image.ts";

const MAX_BYTES = 256 * 1024 * 1024;
const LOOK_MS = 10;
/** Serving comes before drawing. */
const NICENESS = 10;

setPriority(NICENESS);
process.on("disconnect", end);
process.on("message", async (bytes: Uint8Array) => {
  // libvips works in a thread of its own, so this one is free to look.
  const look = setInterval(() => process.memoryUsage.rss() > MAX_BYTES && end(), LOOK_MS);
  try {
    reply({ image: await drawLogo(Buffer.from(bytes)) });
  } catch (error) {
    if (!(error instanceof NotAnImageError)) throw error;
    reply({ refusal: error.message });
  } finally {
    clearInterval(look);
  }
});
reply({ isReady: true });

function reply(message: DrawReply): void {
  process.send?.(message);
}

/** At once: an orderly exit would wait for the picture. */
function end(): void {
  process.kill(process.pid, "SIGKILL");
}
