import { fork } from "node:child_process";
import type { PostImages } from "@standings/domain";
import pLimit from "p-limit";
import type { RenderedPost } from "./rendered-post.ts";

const CPU_MS = 10_000;
/** For a process that gets no processor at all. */
const DEADLINE_MS = 120_000;
const PROCESS = new URL("./render-process.ts", import.meta.url);
/** For the whole server process, whoever saves. */
const inTurn = pLimit(2);

/**
 * Renders a text in a process of its own, which is killed after 10 s of computing or at 256 MB; two at a time. A thread
 * would not do: a parser that runs out of memory there aborts the server. Null: the text nests too deeply or is too large.
 * Rejects with the reason of `signal` once nobody waits for the HTML.
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
  const child = fork(PROCESS, {
    execArgv: ["--max-old-space-size=256"],
    // Nothing of the server's environment, where its secrets are.
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), DEADLINE_MS);
  child.once("message", (rendered: RenderedPost) => resolve(rendered));
  child.once("error", reject);
  // Out of time, memory or stack.
  child.once("exit", () => resolve(null));
  child.send({ markdown, images, cpuMs }, (error) => error && child.kill("SIGKILL"));
  const stop = () => reject(signal?.reason);
  signal?.addEventListener("abort", stop, { once: true });
  try {
    return await promise;
  } finally {
    signal?.removeEventListener("abort", stop);
    clearTimeout(timer);
    child.kill("SIGKILL");
  }
}
