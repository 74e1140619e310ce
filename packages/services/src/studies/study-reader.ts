import type { StudyFindings } from "@standings/domain";
import type { WeekWeather } from "@standings/statistics";
import { Tinypool } from "tinypool";
import { limitFairly } from "../limits/limit-fairly.ts";
import type { WeatherTask } from "../weather/make-weather.ts";
import type { FindingsTask } from "./make-findings.ts";

/** Computes what studies and the panel found in threads of its own: that takes seconds, for which no other call may wait. */
export interface StudyReader {
  /** `owner`: whose study it is. Undefined when it took longer than its deadline. Rejects once the reader is closed. */
  makeFindings(owner: string, task: FindingsTask): Promise<StudyFindings | null | undefined>;
  /** The weather of a model's weeks; the panel takes its turn as an account does. Rejects once the reader is closed. */
  makeWeather(task: WeatherTask): Promise<WeekWeather[]>;
  close(): Promise<void>;
}

interface StudyReaderSettings {
  readonly deadlineMs?: number;
  /** The module whose `makeFindings` a thread calls; tests give one that they hold. */
  readonly thread?: URL;
}

/** A study of 5,000 names takes 1 s; what takes longer than this is given up. */
const DEADLINE_MS = 20_000;
/** A thread that nobody needs ends after this time. */
const IDLE_MS = 60_000;
/** One account has one of them at a time, so that its large study delays nobody else's look. */
const THREADS = 2;

const WEATHER_THREAD = new URL("../weather/make-weather.ts", import.meta.url);

/** The threads begin with the first study. */
export function createStudyReader({
  deadlineMs = DEADLINE_MS,
  thread = new URL("./make-findings.ts", import.meta.url),
}: StudyReaderSettings = {}): StudyReader {
  const pool = new Tinypool({
    filename: thread.href,
    name: "makeFindings",
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    execArgv: [],
    env: {},
  });
  // The study under way learns of its thread's end; an idle thread may end.
  pool.on("error", () => {});
  const limit = limitFairly(THREADS, 1);
  let isClosed = false;
  const inTurn = <Result>(owner: string, work: () => Promise<Result>) =>
    limit(owner, () => {
      // Else what waited would begin a thread that nothing ends.
      if (isClosed) throw new Error("The reader of studies is closed");
      return work();
    });
  return {
    makeFindings: (owner, task) =>
      inTurn(owner, async () => {
        const signal = AbortSignal.timeout(deadlineMs);
        try {
          return await pool.run(task, { signal });
        } catch (error) {
          if (signal.aborted) return undefined;
          throw error;
        }
      }),
    makeWeather: (task) =>
      inTurn("panel", () => pool.run(task, { filename: WEATHER_THREAD.href, name: "makeWeather" })),
    close() {
      isClosed = true;
      return pool.destroy();
    },
  };
}
