import type { NewMention, NewSources } from "@standings/database";
import {
  type AggregatedEntry,
  type ColumnId,
  isAnswer,
  pageKey,
  readColumn,
  type SearchModel,
} from "@standings/domain";

/** What company pages count of a search: its columns, its answers, and their aggregate when they are added up. */
export interface Answered {
  readonly columns: readonly ColumnId[];
  readonly models: readonly SearchModel[];
  readonly aggregate: readonly AggregatedEntry[];
}

type Listing = Omit<NewMention, "ranks"> & { readonly ranks: number[] };

/**
 * The companies that answers list, each once per prompt under its name in the first answer that does. A model that lists
 * a company twice means its better place. A company without a domain has no page.
 */
export function mentionsOf({ columns, models, aggregate }: Answered): NewMention[] {
  const placeOf = placesIn(aggregate);
  const found = new Map<string, Listing>();
  for (const { columnId, results } of models.filter(isAnswer)) {
    const { promptNo: prompt_no } = readColumn(columnId);
    const column = columns.indexOf(columnId);
    for (const { domain, rank, name } of results.filter((entry) => entry.domain !== "")) {
      const key = `${prompt_no} ${domain}`;
      const own = aggregate.length > 0 ? placeOf(columnId, { domain, rank }) : rank;
      const mention = found.get(key) ?? {
        prompt_no,
        domain,
        company_name: name,
        aggregated_rank: own,
        ranks: columns.map(() => 0),
      };
      const before = mention.ranks[column] || rank;
      mention.ranks[column] = Math.min(before, rank);
      found.set(key, mention);
    }
  }
  return [...found.values()];
}

/** Place in the aggregate of what a column lists; its row may bear another of the company's sites. */
function placesIn(aggregate: readonly AggregatedEntry[]) {
  const places = new Map<string, number>();
  for (const { domain, rank, votes } of aggregate) {
    places.set(domain, rank);
    for (const vote of votes) places.set(`${vote.columnId} ${vote.rank}`, rank);
  }
  return (columnId: ColumnId, { domain, rank }: { readonly domain: string; readonly rank: number }) =>
    places.get(`${columnId} ${rank}`) ?? places.get(domain) ?? null;
}

/** The domains and pages that answers cite, and which of them do. */
export function sourcesOf({ columns, models }: Answered): NewSources {
  const citedBy = new Map<string, number>();
  const pages = new Map<string, { readonly url: string; readonly columns: number }>();
  let answered = 0;
  for (const { columnId, citations } of models.filter(isAnswer)) {
    const column = columns.indexOf(columnId);
    const bit = 1 << column;
    answered |= bit;
    for (const { domain, url } of citations) {
      citedBy.set(domain, (citedBy.get(domain) ?? 0) | bit);
      const address = URL.parse(url);
      const key = address ? pageKey(address) : url;
      const page = pages.get(key);
      pages.set(key, { url: page?.url ?? url, columns: (page?.columns ?? 0) | bit });
    }
  }
  const cited = [...pages.values()];
  return {
    answered,
    domains: [...citedBy.keys()],
    cited_by: [...citedBy.values()],
    pages: cited.map(({ url }) => url),
    pages_cited_by: cited.map(({ columns }) => columns),
  };
}
