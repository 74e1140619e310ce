import { type ChildProcess, fork } from "node:child_process";
import pLimit from "p-limit";
import { NotAnImageError } from "./not-an-image.ts";

/** Draws pictures of others in a process that can be killed, so that none of them holds up the server. */
export interface ImageProcess<Drawn> {
  /** Throws NotAnImageError, also for a picture that takes too long or too much memory. */
  draw(bytes: Buffer): Promise<Drawn>;
  close(): void;
}

/** Messages of the process: it is ready, has drawn, or has refused. */
export type DrawReply<Drawn> =
  | { readonly isReady: true }
  | { readonly drawn: Drawn }
  | { readonly refusal: string };

export interface ImageProcessOptions {
  /** Calls `serveDrawing`. */
  readonly script: URL;
  /** Time for one picture, milliseconds; its process is killed after that. */
  readonly limitMs: number;
  /** JavaScript's own memory, MB. */
  readonly heapMb: number;
}

const START_LIMIT_MS = 20_000;
const IDLE_MS = 60_000;
const MAX_WAITING = 30;

/** The process starts with the first picture, ends when none came for a minute, and is replaced when it was killed. */
export function createImageProcess<Drawn>({
  script,
  limitMs,
  heapMb,
}: ImageProcessOptions): ImageProcess<Drawn> {
  const inTurn = pLimit(1);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function startedChild(): Promise<ChildProcess> {
    if (child?.connected && child.exitCode === null && child.signalCode === null) return child;
    child = fork(script, {
      execArgv: [`--max-old-space-size=${heapMb}`],
      // Nothing of the server's environment, where its secrets are.
      env: { UV_THREADPOOL_SIZE: "1", VIPS_CONCURRENCY: "1" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    await nextReply<Drawn>(child, START_LIMIT_MS);
    return child;
  }

  async function drawInProcess(bytes: Buffer): Promise<Drawn> {
    clearTimeout(idle);
    const drawing = await startedChild();
    const reply = nextReply<Drawn>(drawing, limitMs).catch((cause: unknown) => {
      throw new NotAnImageError("The picture takes too long or too much memory", { cause });
    });
    drawing.send(bytes, (error) => error && drawing.kill("SIGKILL"));
    const answer = await reply;
    idle = setTimeout(close, IDLE_MS).unref();
    if ("drawn" in answer) return answer.drawn;
    throw new NotAnImageError("refusal" in answer ? answer.refusal : "Nothing was drawn");
  }

  function close(): void {
    clearTimeout(idle);
    child?.kill("SIGKILL");
  }

  return {
    async draw(bytes) {
      if (inTurn.pendingCount >= MAX_WAITING) throw new Error("Too many pictures are waiting");
      return inTurn(() => drawInProcess(bytes));
    },
    close,
  };
}

/** The process's next message. Kills it when none comes in time; rejects when it ends first. */
function nextReply<Drawn>(child: ChildProcess, limitMs: number): Promise<DrawReply<Drawn>> {
  const { promise, resolve, reject } = Promise.withResolvers<DrawReply<Drawn>>();
  const timer = setTimeout(() => child.kill("SIGKILL"), limitMs);
  const onExit = () => reject(new Error("The drawing process ended"));
  child.once("message", resolve);
  child.once("error", reject);
  child.once("exit", onExit);
  return promise.finally(() => {
    clearTimeout(timer);
    child.off("message", resolve).off("error", reject).off("exit", onExit);
  });
}
