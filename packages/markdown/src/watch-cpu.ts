import { parentPort } from "node:worker_threads";

// A thread beside the renderer, which cannot stop itself: it ends the process when a text takes more milliseconds than it may.
// Time of the processor, so that a busy machine refuses nothing that an idle one renders.
let limit = Number.POSITIVE_INFINITY;
parentPort?.on("message", (cpuMs: number | null) => {
  limit = cpuMs === null ? Number.POSITIVE_INFINITY : used() + cpuMs;
});
setInterval(() => {
  if (used() > limit) process.kill(process.pid, "SIGKILL");
}, 50);

function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
