/** A drawing process that has taken more memory than it may have by the time it draws. */
import "../../src/images/draw-logo-process.ts";

const held = Buffer.alloc(300 * 1024 * 1024, 1);
process.on("message", () => held.fill(2));
