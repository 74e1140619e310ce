import { type BrandFact, formatFact } from "@standings/domain";

/** "$39 a month; held until 2026-03-31" */
export function factWords({ value, to }: Pick<BrandFact, "value" | "to">): string {
  return `${formatFact(value)}${to === null ? "" : `; held until ${to}`}`;
}

/** A page by its path, or who said it. */
export function sourceWords({ sourceUrl }: Pick<BrandFact, "sourceUrl">): string {
  return sourceUrl === null ? "by you" : new URL(sourceUrl).host + new URL(sourceUrl).pathname;
}
