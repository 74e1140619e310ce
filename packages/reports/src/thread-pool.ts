import { Worker } from "node:worker_threads";

/** Reply of a thread's script. */
export type ThreadReply<Result> = { readonly result: Result } | { readonly error: string };

export interface ThreadPool<Input, Result> {
  readonly run: (input: Input) => Promise<Result>;
  /** Rejects waiting and running jobs and ends the threads. */
  readonly close: () => Promise<void>;
}

export interface ThreadPoolOptions {
  /** Number of threads; each starts when a job needs it. */
  readonly threads: number;
  /** Time limit of a job, milliseconds; its thread is replaced after that. */
  readonly deadline: number;
}

/** A job's thread crashed, took too long or answered with an error; `cause` has what is known. */
export class ReportError extends Error {
  override readonly name = "ReportError";
}

interface Job<Input, Result> {
  readonly input: Input;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: ReportError) => void;
}

interface Thread<Input, Result> {
  readonly worker: Worker;
  job: Job<Input, Result> | null;
  timer: NodeJS.Timeout | undefined;
}

/** Limit of waiting jobs; further ones are rejected. */
const MOST_WAITING = 1_000;

/**
 * Runs jobs in threads of one script, first come, first served. Idle threads keep no process alive; a job under
 * way does until it ends or is given up.
 */
export function createThreadPool<Input, Result>(
  script: URL,
  options: ThreadPoolOptions,
): ThreadPool<Input, Result> {
  const pool = new Pool<Input, Result>(script, options);
  return { run: (input) => pool.run(input), close: () => pool.close() };
}

class Pool<Input, Result> {
  readonly #script: URL;
  readonly #options: ThreadPoolOptions;
  readonly #threads = new Set<Thread<Input, Result>>();
  readonly #waiting: Job<Input, Result>[] = [];
  #isClosed = false;

  constructor(script: URL, options: ThreadPoolOptions) {
    this.#script = script;
    this.#options = options;
  }

  run(input: Input): Promise<Result> {
    if (this.#isClosed) return Promise.reject(new ReportError("Reports are closed"));
    if (this.#waiting.length >= MOST_WAITING) return Promise.reject(new ReportError("Too many reports wait"));
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.push({ input, resolve, reject });
    this.#next();
    return promise;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const closed = new ReportError("Reports were closed");
    for (const job of this.#waiting.splice(0)) job.reject(closed);
    for (const thread of this.#threads) take(thread)?.reject(closed);
    await Promise.all(Array.from(this.#threads, ({ worker }) => worker.terminate()));
  }

  #next(): void {
    if (this.#isClosed || this.#waiting.length === 0) return;
    const thread = this.#idleThread();
    const job = thread && this.#waiting.shift();
    if (!job) return;
    thread.job = job;
    thread.worker.ref();
    thread.timer = setTimeout(() => this.#giveUp(thread), this.#options.deadline);
    try {
      thread.worker.postMessage(job.input);
    } catch (cause) {
      take(thread)?.reject(new ReportError("The report cannot be sent to its thread", { cause }));
      this.#next();
    }
  }

  #idleThread(): Thread<Input, Result> | undefined {
    const idle = Array.from(this.#threads).find((thread) => thread.job === null);
    return idle ?? (this.#threads.size < this.#options.threads ? this.#start() : undefined);
  }

  #start(): Thread<Input, Result> {
    // Threads inherit no flags and no environment.
    const worker = new Worker(this.#script, { execArgv: [], env: {} });
    const thread: Thread<Input, Result> = { worker, job: null, timer: undefined };
    let cause: unknown;
    worker.on("error", (error) => {
      cause = error;
    });
    worker.on("exit", () => {
      this.#threads.delete(thread);
      take(thread)?.reject(new ReportError("The report's thread ended before it was done", { cause }));
      this.#next();
    });
    worker.on("message", (reply: ThreadReply<Result>) => {
      const job = take(thread);
      if ("result" in reply) job?.resolve(reply.result);
      else job?.reject(new ReportError("The report could not be made", { cause: reply.error }));
      this.#next();
    });
    this.#threads.add(thread);
    return thread;
  }

  #giveUp(thread: Thread<Input, Result>): void {
    this.#threads.delete(thread);
    take(thread)?.reject(new ReportError(`The report took longer than ${this.#options.deadline} ms`));
    void thread.worker.terminate();
    this.#next();
  }
}

/** Takes a thread's job from it and lets the process end without it. */
function take<Input, Result>(thread: Thread<Input, Result>): Job<Input, Result> | null {
  const { job } = thread;
  clearTimeout(thread.timer);
  thread.worker.unref();
  thread.job = null;
  return job;
}
