import type { PostHeading, PostImages } from "@standings/domain";
import pLimit from "p-limit";
import { Tinypool } from "tinypool";

/** Raised when the same text renders differently; posts are then rendered again. */
export const PIPELINE_VERSION = 3;

export interface RenderedPost {
  readonly html: string;
  /** What a reader reads: its text without markup. */
  readonly text: string;
  /** Headings of levels 2 and 3, in order, without that of the footnotes. */
  readonly headings: PostHeading[];
}

const CPU_MS = 10_000;
/** For a process that gets no processor at all. */
const DEADLINE_MS = 120_000;
/** A process that had no text for so long is ended; starting it takes longer than most texts. */
const IDLE_MS = 30_000;
const AT_ONCE = 2;

/** Shared by all saves of the server process. */
const inTurn = pLimit(AT_ONCE);
const pool = new Tinypool({
  runtime: "child_process",
  filename: new URL("./render-process.ts", import.meta.url).href,
  minThreads: 0,
  maxThreads: AT_ONCE,
  idleTimeout: IDLE_MS,
  execArgv: ["--max-old-space-size=256"],
  // Nothing of the server's environment, where its secrets are.
  env: {},
  serialization: "advanced",
});
// The text under way learns of its process's end; an idle process may end.
pool.on("error", () => {});

interface RenderOptions {
  readonly cpuMs?: number;
  readonly signal?: AbortSignal | undefined;
}

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
  return inTurn(async () => {
    signal?.throwIfAborted();
    const late = AbortSignal.timeout(DEADLINE_MS);
    try {
      return await pool.run(
        { markdown, images, cpuMs },
        { signal: signal ? AbortSignal.any([signal, late]) : late },
      );
    } catch {
      signal?.throwIfAborted();
      return null;
    }
  });
}
