import { pipeline, Readable } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

/** A wrong status, an answer above the limit, or one that cannot be read. */
export class BadAnswerError extends Error {
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.name = "BadAnswerError";
    this.status = status;
  }
}

export interface Body {
  readonly body: Buffer;
  /** There was more than the limit; what is above it was not taken. */
  readonly isCut: boolean;
}

// What is cut off or ends too soon is unpacked as far as it goes.
const ZLIB = { finishFlush: constants.Z_SYNC_FLUSH };
const BROTLI = { finishFlush: constants.BROTLI_OPERATION_FLUSH };

const UNPACKERS = new Map([
  ["gzip", () => createGunzip(ZLIB)],
  ["x-gzip", () => createGunzip(ZLIB)],
  ["deflate", () => createInflate(ZLIB)],
  ["br", () => createBrotliDecompress(BROTLI)],
]);

/** Codings that `readBody` unpacks, for the header `Accept-Encoding`. */
export const ACCEPTED_CODINGS = "gzip, deflate, br";

/**
 * Reads at most `maxBytes` bytes as they come and as many unpacked, whatever length was announced, then ends the
 * stream. `coding` is the value of `Content-Encoding`. Throws BadAnswerError for another coding and for broken data.
 */
export async function readBody(source: Readable, coding: string, maxBytes: number): Promise<Body> {
  const name = coding.trim().toLowerCase();
  const unpacker = UNPACKERS.get(name);
  if (!unpacker && name !== "" && name !== "identity") throw new BadAnswerError(`Packed as ${name}`);
  let isCut = false;
  let arrived = 0;
  async function* bounded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      const rest = maxBytes - arrived;
      arrived += chunk.length;
      if (chunk.length > rest) {
        isCut = true;
        if (rest > 0) yield chunk.subarray(0, rest);
        return;
      }
      yield chunk;
    }
  }
  const plain = unpacker ? pipeline(source, bounded, unpacker(), () => {}) : Readable.from(bounded(source));
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of plain) {
      const chunk: Buffer = part;
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) isCut = true;
      if (isCut && size >= maxBytes) break;
    }
  } catch (error) {
    if (error instanceof Error && "errno" in error && /^(Z_|ERR_)/.test(codeOf(error))) {
      throw new BadAnswerError("Packed data are broken");
    }
    throw error;
  } finally {
    drop(source);
  }
  return { body: Buffer.concat(chunks).subarray(0, maxBytes), isCut };
}

/** Discards an unread body; the error that this causes is expected. */
export function drop(body: Readable): void {
  body.on("error", () => {}).destroy();
}

function codeOf(error: object): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
