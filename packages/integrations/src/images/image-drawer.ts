import pLimit from "p-limit";
import { Tinypool } from "tinypool";
import type { DrawReply } from "./draw-process.ts";
import type { DrawnImage } from "./draw-upload.ts";
import { NotAnImageError } from "./not-an-image.ts";

/** Draws pictures of others in a process that can be killed, so that none of them holds up the server. */
export interface ImageDrawer<Drawn> {
  /** Throws NotAnImageError, also for a picture that takes too long or too much memory. */
  draw(bytes: Buffer): Promise<Drawn>;
  close(): Promise<void>;
}

export type UploadDrawer = ImageDrawer<DrawnImage[]>;

interface ImageDrawerOptions {
  /** Module of the process, and the function in it that draws. */
  readonly script?: URL;
  readonly name: string;
  /** Time for one picture and the start of its process, milliseconds; the process is killed after that. */
  readonly limitMs: number;
  /** JavaScript's own memory, MB. */
  readonly heapMb: number;
}

const IDLE_MS = 60_000;
const MAX_WAITING = 30;

/** Draws logos of others as WebP of at most 128 px a side (`draw-logo.ts`). Its time is generous: a refused logo is not asked for again soon. */
export function createLogoDrawer(options: Partial<ImageDrawerOptions> = {}): ImageDrawer<Buffer> {
  const { draw, close } = createImageDrawer<Uint8Array>({
    name: "logo",
    limitMs: 20_000,
    heapMb: 64,
    ...options,
  });
  return { draw: async (bytes) => Buffer.from(await draw(bytes)), close };
}

/** Draws uploads (`draw-upload.ts`). */
export function createUploadDrawer(): UploadDrawer {
  return createImageDrawer({ name: "upload", limitMs: 120_000, heapMb: 128 });
}

/** The process starts with the first picture, ends when none came for a minute, and is replaced when it was killed. */
function createImageDrawer<Drawn>({
  script = new URL("./draw-process.ts", import.meta.url),
  name,
  limitMs,
  heapMb,
}: ImageDrawerOptions): ImageDrawer<Drawn> {
  const inTurn = pLimit(1);
  let isClosed = false;
  const pool = new Tinypool({
    runtime: "child_process",
    filename: script.href,
    name,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    execArgv: [`--max-old-space-size=${heapMb}`],
    // Nothing of the server's environment, where its secrets are.
    env: { UV_THREADPOOL_SIZE: "1", VIPS_CONCURRENCY: "1" },
    serialization: "advanced",
  });
  // The picture under way learns of its process's end; an idle process may end.
  pool.on("error", () => {});
  return {
    async draw(bytes) {
      if (inTurn.pendingCount >= MAX_WAITING) throw new Error("Too many pictures are waiting");
      const reply: DrawReply<Drawn> = await inTurn(async () => {
        // Else what waited would begin a process that nothing ends.
        if (isClosed) throw new Error("The drawer of pictures is closed");
        return pool.run(bytes, { signal: AbortSignal.timeout(limitMs) }).catch((cause: unknown) => {
          throw new NotAnImageError("The picture takes too long or too much memory", { cause });
        });
      });
      if ("refusal" in reply) throw new NotAnImageError(reply.refusal);
      return reply.drawn;
    },
    close() {
      isClosed = true;
      return pool.destroy();
    },
  };
}
