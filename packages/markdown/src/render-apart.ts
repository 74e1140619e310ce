import { type ChildProcess, fork } from "node:child_process";
import type { PostImages } from "@standings/domain";
import pLimit from "p-limit";
import type { RenderedPost } from "./rendered-post.ts";

const CPU_MS = 10_000;
/** For a process that gets no processor at all. */
const DEADLINE_MS = 120_000;
/** A process that had no text for so long is ended. */
const IDLE_MS = 30_000;
const PROCESS = new URL("./render-process.ts", import.meta.url);
/** Shared by all saves of the server process. */
const inTurn = pLimit(2);
/** Processes without a text, with the ends of their waiting. */
const idle = new Map<ChildProcess, NodeJS.Timeout>();

/**
 * Renders a text in another process, which is killed after 10 s of computing or at 256 MB; two at a time. A thread would not
 * do: a parser that runs out of memory there aborts the server. Null: the text nests too deeply or is too large. Rejects with
 * the reason of `signal` once nobody waits for the HTML.
 */
export async function renderApart(
  markdown: string,
  images: PostImages,
  { cpuMs = CPU_MS, signal }: RenderOptions = {},
): Promise<RenderedPost | null> {
  return inTurn(() => {
    signal?.throwIfAborted();
    return renderInProcess(markdown, images, cpuMs, signal);
  });
}

interface RenderOptions {
  readonly cpuMs?: number;
  readonly signal?: AbortSignal | undefined;
}

async function renderInProcess(
  markdown: string,
  images: PostImages,
  cpuMs: number,
  signal: AbortSignal | undefined,
): Promise<RenderedPost | null> {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedPost | null>();
  const child = takeProcess();
  const timer = setTimeout(() => child.kill("SIGKILL"), DEADLINE_MS);
  // Out of time, memory or stack.
  const giveUp = () => resolve(null);
  const stop = () => reject(signal?.reason);
  child.once("message", resolve).once("error", reject).once("exit", giveUp);
  signal?.addEventListener("abort", stop, { once: true });
  child.send({ markdown, images, cpuMs }, (error) => error && child.kill("SIGKILL"));
  let isFit = false;
  try {
    const rendered = await promise;
    isFit = rendered !== null;
    return rendered;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
    child.off("message", resolve).off("error", reject).off("exit", giveUp);
    if (isFit) keepProcess(child);
    else child.kill("SIGKILL");
  }
}

/** One that waits, or a new one: starting it takes longer than most texts. */
function takeProcess(): ChildProcess {
  const [waiting] = idle;
  if (!waiting) return startProcess();
  const [child, ending] = waiting;
  idle.delete(child);
  clearTimeout(ending);
  child.ref();
  child.channel?.ref();
  return child;
}

function startProcess(): ChildProcess {
  const child = fork(PROCESS, {
    execArgv: ["--max-old-space-size=256"],
    // Nothing of the server's environment, where its secrets are.
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.once("exit", () => {
    clearTimeout(idle.get(child));
    idle.delete(child);
  });
  return child;
}

/** While it waits it does not keep the server from ending, and ends with it. */
function keepProcess(child: ChildProcess): void {
  const end = () => {
    idle.delete(child);
    child.kill("SIGKILL");
  };
  idle.set(child, setTimeout(end, IDLE_MS).unref());
  child.unref();
  child.channel?.unref();
}
