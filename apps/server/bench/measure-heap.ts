import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const ROUNDS = 4;

/** Bytes of this process's heap that are in use once nothing more can be collected. */
export async function measureHeap(): Promise<number> {
  for (let round = 0; round < ROUNDS; round += 1) {
    collect();
    await setTimeout(50);
  }
  return process.memoryUsage().heapUsed;
}
