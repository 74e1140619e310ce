/** Short name of a page, for the head of a narrow column: "Home", or the last part of its path. */
export function pageLabel(path: string): string {
  const last = path.split(/[?#]/u)[0]?.split("/").filter(Boolean).at(-1);
  if (last === undefined) return "Home";
  const name = readable(last).replace(/\.\w{2,5}$/u, "");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A path as people read it: 料金, not %E6%96%99%E9%87%91. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
