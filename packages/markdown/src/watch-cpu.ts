import { workerData } from "node:worker_threads";

// A thread beside the renderer, which cannot stop itself: it ends the process that has computed for longer than
// `workerData` milliseconds. Time of the processor, so that a busy machine refuses nothing that an idle one renders.
const limitMs: number = workerData;
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 > limitMs) process.kill(process.pid, "SIGKILL");
}, 50);
