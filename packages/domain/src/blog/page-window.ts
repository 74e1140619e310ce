/** A page's number, or the gap between two that do not follow each other. */
export type PageLink = number | "gap";

/** Pages on either side of the current one. */
const BESIDE = 2;

/**
 * Links of a numbered pagination: the first and the last page, two on either side of the current one, and gaps between
 * (spec part 2 §2). Empty when there is only one page. A gap never stands for a single page.
 */
export function pageWindow(page: number, pages: number): PageLink[] {
  if (pages <= 1) return [];
  const current = Math.min(Math.max(page, 1), pages);
  const from = Math.max(1, current - BESIDE);
  const to = Math.min(pages, current + BESIDE);
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [...before(from), ...middle, ...after(to, pages)];
}

function before(from: number): PageLink[] {
  if (from === 1) return [];
  if (from === 2) return [1];
  return from === 3 ? [1, 2] : [1, "gap"];
}

function after(to: number, pages: number): PageLink[] {
  const missing = pages - to;
  if (missing === 0) return [];
  if (missing === 1) return [pages];
  return missing === 2 ? [pages - 1, pages] : ["gap", pages];
}
