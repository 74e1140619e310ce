const MAX_BYTES = 24 * 1024;

/** A prologue and comments, then the element. */
const START = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/;

/**
 * Features that are costly, load other files, or could hide such features: entities, pictures, texts, filters,
 * dashes, character references, CSS escapes, encodings.
 */
const REFUSED =
  /<!DOCTYPE|<!ENTITY|[<:]image\b|foreignObject|[<:]text\b|filter|dasharray|data:|&#|\\|<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;

/** Nested references multiply (billion laughs), so their number is limited. */
const REFERENCE = /url\s*\(|href\s*=/gi;
const MAX_REFERENCES = 16;

/** The bytes are an SVG that is cheap to draw. */
export function isPlainSvg(bytes: Buffer): boolean {
  if (bytes.length > MAX_BYTES) return false;
  const text = bytes.toString("utf8");
  if (!START.test(text) || REFUSED.test(text)) return false;
  return (text.match(REFERENCE)?.length ?? 0) <= MAX_REFERENCES;
}
