import type { AnsweredColumn } from "../columns/model-column.ts";

export interface SharedSource {
  readonly domain: string;
  /** Catalogue ids of the models that cite it, in the order asked. */
  readonly models: readonly string[];
}

/** Cited domains, sorted by number of models, then by number of pages, then by name. */
export function countSources(
  columns: readonly Pick<AnsweredColumn, "modelId" | "citations">[],
): SharedSource[] {
  const found = new Map<string, { models: string[]; pages: number }>();
  for (const { modelId, citations } of columns) {
    for (const { domain } of citations) {
      const source = found.get(domain) ?? { models: [], pages: 0 };
      found.set(domain, source);
      source.pages += 1;
      if (!source.models.includes(modelId)) source.models.push(modelId);
    }
  }
  return [...found]
    .sort(
      ([a, one], [b, two]) =>
        two.models.length - one.models.length || two.pages - one.pages || (a < b ? -1 : 1),
    )
    .map(([domain, { models }]) => ({ domain, models }));
}
