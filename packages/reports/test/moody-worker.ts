/** A thread's script that does what the message says. */
import { parentPort } from "node:worker_threads";

parentPort?.on("message", (message: string) => {
  if (message === "crash") process.exit(3);
  if (message === "throw") throw new Error("Out of luck");
  if (message === "hang") return;
  if (message === "fail") parentPort?.postMessage({ error: "No such report" });
  else parentPort?.postMessage({ result: message.toUpperCase() });
});
