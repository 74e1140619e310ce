const MAX_BYTES = 24 * 1024;

/** A prologue and comments, then the element. */
const START = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/;

/**
 * What makes a small drawing cost much, brings other files in, or could hide one of these: entities, pictures,
 * texts, filters, dashes, character references, CSS escapes, encodings.
 */
const REFUSED =
  /<!DOCTYPE|<!ENTITY|[<:]image\b|foreignObject|[<:]text\b|filter|dasharray|data:|&#|\\|<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;

/** Each may repeat what it points at, and that again: few references are few repetitions. */
const REFERENCE = /url\s*\(|href\s*=/gi;
const MAX_REFERENCES = 16;

/** Whether the bytes are an SVG that is drawn at once, whatever is in it; more is not asked of a logo. */
export function isPlainSvg(bytes: Buffer): boolean {
  if (bytes.length > MAX_BYTES) return false;
  const text = bytes.toString("utf8");
  if (!START.test(text) || REFUSED.test(text)) return false;
  return (text.match(REFERENCE)?.length ?? 0) <= MAX_REFERENCES;
}
