import { MIMEType } from "node:util";
import type { PageEncoding } from "@standings/domain";
import sniffEncoding from "html-encoding-sniffer";

const NONE = "none";
const FALLBACK = "windows-1252";

/**
 * Text of a page in the encoding that a browser would use (WHATWG): byte order mark, then header, then the page's own
 * `meta`; where nothing declares one UTF-8 if it fits, else windows-1252.
 */
export function decodePage(bytes: Uint8Array, contentType: string): { text: string; encoding: PageEncoding } {
  const label = charsetOf(contentType);
  const header = named(
    sniffEncoding(new Uint8Array(), { transportLayerEncodingLabel: label, defaultEncoding: NONE }),
  );
  const page = named(sniffEncoding(bytes, { defaultEncoding: NONE }));
  const defaultEncoding = decode(bytes, "utf-8", true) === null ? FALLBACK : "utf-8";
  const used = sniffEncoding(bytes, { transportLayerEncodingLabel: label, defaultEncoding }).toLowerCase();
  const text = decode(bytes, used) ?? decode(bytes, FALLBACK) ?? "";
  return { text, encoding: { used, header, page, broken: text.split("\uFFFD").length - 1 } };
}

/** The charset of a `Content-Type`; undefined when it has none or makes no sense. */
function charsetOf(contentType: string): string | undefined {
  try {
    return new MIMEType(contentType).params.get("charset") ?? undefined;
  } catch {
    return undefined;
  }
}

function named(encoding: string): string | null {
  return encoding === NONE ? null : encoding.toLowerCase();
}

/** Null when it cannot be decoded so. A character that the end cuts in two is left out. */
function decode(bytes: Uint8Array, encoding: string, fatal = false): string | null {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}
