import type { StudyFindings } from "@standings/domain";
import { Tinypool } from "tinypool";
import type { FindingsTask } from "./findings-thread.ts";

/** Computes what studies found in a thread of its own: a large one takes 50 ms, for which no other call may wait. */
export interface StudyReader {
  makeFindings(task: FindingsTask): Promise<StudyFindings | null>;
  close(): Promise<void>;
}

/** A thread that nobody needs ends after this time. */
const IDLE_MS = 60_000;

/** The thread begins with the first study. */
export function createStudyReader(): StudyReader {
  const pool = new Tinypool({
    filename: new URL("./findings-thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    execArgv: [],
    env: {},
  });
  return {
    makeFindings: (task) => pool.run(task),
    close: () => pool.destroy(),
  };
}
