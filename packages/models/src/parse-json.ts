/** The JSON value of a reply: bare, in a fence, or with words around it. Null when there is none. */
export function parseJson(content: string): unknown {
  const start = content.search(/[{[]/u);
  const end = Math.max(content.lastIndexOf("}"), content.lastIndexOf("]"));
  if (start < 0 || end < start) return null;
  try {
    return JSON.parse(content.slice(start, end + 1));
  } catch {
    return null;
  }
}
