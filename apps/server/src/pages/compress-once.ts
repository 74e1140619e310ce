import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { LRUCache } from "lru-cache";

/** Nearly the size of the slowest level at a tenth of its time. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Memory of compressed pages: a tenth of what the pages themselves may take. */
const MAX_BYTES = 8 * 1024 * 1024;
/** The empty page has a size as well. */
const LEAST_SIZE = 1;

const brotli = promisify(brotliCompress);

/** Compresses a page as brotli; gives what is kept where it has done so, or is doing it, for the same ETag. */
export function compressOnce(
  compress: (html: string) => Promise<Buffer> = (html) => brotli(html, BROTLI),
): (etag: string, html: string) => Promise<Buffer> {
  const kept = new LRUCache<string, Buffer, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength + LEAST_SIZE,
    fetchMethod: (_etag, _stale, { context }) => compress(context),
  });
  return async (etag, html) => (await kept.fetch(etag, { context: html })) ?? compress(html);
}

const TAKES_BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i;

/** Whether an `Accept-Encoding` allows brotli by its name. */
export function takesBrotli(acceptEncoding: string | string[] | undefined): boolean {
  return TAKES_BROTLI.test([acceptEncoding ?? ""].flat().join(","));
}
