/** Words in running lines, one space between. */
export function words({ raw }: TemplateStringsArray): string[] {
  return (raw[0] ?? "").split(/\s+/).filter((word) => word !== "");
}

/**
 * Phrases in running lines; a semicolon before a space, or the line's end, stands between two. Backslashes stay as they are
 * written, so that patterns are written as patterns.
 */
export function phrases({ raw }: TemplateStringsArray, ...parts: readonly string[]): string[] {
  return String.raw({ raw }, ...parts)
    .split(/;\s+|\s*\n\s*/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
}
