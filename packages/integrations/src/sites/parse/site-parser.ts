import { once } from "node:events";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import type { JudgedRobots, RobotsInput } from "./judge-robots.ts";
import type { PageInput, ParsedPage } from "./parse-page.ts";
import type { ParsedSitemap, SitemapInput } from "./parse-sitemap.ts";

/** Parses in a thread of its own, one text at a time, so that hostile input never holds up the server. */
export interface SiteParser {
  /** Each throws TooHardError when the text takes too long or too much memory. */
  page(input: PageInput): Promise<ParsedPage>;
  sitemap(input: SitemapInput): Promise<ParsedSitemap>;
  robots(input: RobotsInput): Promise<JudgedRobots>;
  close(): Promise<void>;
}

export type ParseTask =
  | { readonly kind: "page"; readonly input: PageInput }
  | { readonly kind: "sitemap"; readonly input: SitemapInput }
  | { readonly kind: "robots"; readonly input: RobotsInput };

/** The text was given up. */
export class TooHardError extends Error {
  override readonly name = "TooHardError";
}

const LIMIT_MS = 10_000;
const START_LIMIT_MS = 20_000;
const MAX_HEAP_MB = 512;
const SCRIPT = new URL("./parse-thread.ts", import.meta.url);

/** The thread starts with the first text and is replaced when it was ended. After the signal nothing is parsed. */
export function createSiteParser(signal: AbortSignal, limitMs = LIMIT_MS): SiteParser {
  const inTurn = pLimit(1);
  let thread: Worker | undefined;

  async function startedThread(): Promise<Worker> {
    if (thread) return thread;
    const started = new Worker(SCRIPT, {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    // Who waits for an answer learns of it below.
    started.on("error", () => {});
    started.once("exit", () => {
      if (thread === started) thread = undefined;
    });
    try {
      await once(started, "message", { signal: AbortSignal.timeout(START_LIMIT_MS) });
    } catch (error) {
      await started.terminate();
      throw error;
    }
    thread = started;
    return started;
  }

  async function run<Result>(task: ParseTask): Promise<Result> {
    signal.throwIfAborted();
    const worker = await startedThread();
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const end = (error: unknown) => {
      thread = undefined;
      reject(error);
      void worker.terminate();
    };
    const giveUp = (cause?: unknown) => end(new TooHardError(`A ${task.kind} was given up`, { cause }));
    const timer = setTimeout(giveUp, limitMs);
    const onExit = () => giveUp();
    const onStop = () => end(signal.reason);
    signal.addEventListener("abort", onStop);
    worker.once("message", resolve).once("error", giveUp).once("exit", onExit);
    worker.postMessage(task);
    return promise.finally(() => {
      clearTimeout(timer);
      signal.removeEventListener("abort", onStop);
      worker.off("message", resolve).off("error", giveUp).off("exit", onExit);
    });
  }

  return {
    page: (input) => inTurn(() => run<ParsedPage>({ kind: "page", input })),
    sitemap: (input) => inTurn(() => run<ParsedSitemap>({ kind: "sitemap", input })),
    robots: (input) => inTurn(() => run<JudgedRobots>({ kind: "robots", input })),
    async close() {
      await thread?.terminate();
    },
  };
}
