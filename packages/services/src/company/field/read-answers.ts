import { type ColumnId, type FieldAnswer, type ModelId, readColumn } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { readHeavily } from "../../heavy-reads.ts";
import { readTakenDownCompanies } from "../../moderation/taken-down-companies.ts";
import type { AskedRow } from "./find-questions.ts";

/** A column of a search that answered a prompt. */
export interface AnswerPlace {
  readonly modelId: ModelId;
  readonly columnId: ColumnId;
  /** Place of the column; the first is 0. */
  readonly column: number;
}

/** The columns that answered a row's prompt. */
export function columnsOf({ columns, answered, prompt_no: promptNo }: AskedRow): AnswerPlace[] {
  return columns.flatMap((id, column) => {
    const { modelId, promptNo: own } = readColumn(id);
    return own === promptNo && (answered & (1 << column)) !== 0 ? [{ modelId, columnId: id, column }] : [];
  });
}

interface MentionRow {
  readonly search_id: string;
  readonly prompt_no: number;
  readonly domain: string;
  readonly rank: number | null;
  /** Joined by spaces, as below: the driver takes longer to read arrays than the database to find them. */
  readonly ranks: string;
}

interface SourcesRow {
  readonly search_id: string;
  readonly domains: string;
  readonly cited_by: string;
  readonly pages: string;
  readonly pages_cited_by: string;
}

/** What searches list and cite. */
export interface Answers {
  /** What a column of a search answers. */
  readonly of: (search: AskedRow, place: AnswerPlace) => FieldAnswer;
  /** The ranking of a search, best first, as it was saved. */
  readonly rankingOf: (search: AskedRow) => readonly string[];
  /** Whether pages name a company. */
  readonly isSeen: (domain: string) => boolean;
}

/** Reads what searches list and cite, without companies that are off public pages; `own` stays. Throws BUSY. */
export async function readAnswers(
  services: ServiceContext,
  searches: readonly AskedRow[],
  own: readonly string[],
): Promise<Answers> {
  const [mentions, sources] = await readRows(services, searches);
  const takenDown = await readTakenDownCompanies(services);
  const isSeen = (domain: string) => own.includes(domain) || !takenDown.has(domain);
  const seen = mentions.filter(({ domain }) => isSeen(domain));
  const listed = Map.groupBy(
    seen.map((row) => ({ ...row, ranks: row.ranks.split(" ").map(Number) })),
    (row) => `${row.search_id} ${row.prompt_no}`,
  );
  const cited = new Map(sources.map((row) => [row.search_id, citedOf(row)]));
  const mentionsOf = ({ search_id, prompt_no }: AskedRow) => listed.get(`${search_id} ${prompt_no}`) ?? [];
  return {
    isSeen,
    of: (search, { modelId, column }) => {
      const { domains = [], pages = [] } = cited.get(search.search_id) ?? {};
      const ranks = mentionsOf(search).flatMap(({ domain, ranks: all }): [string, number][] => {
        const rank = all[column] ?? 0;
        return rank > 0 ? [[domain, rank]] : [];
      });
      return {
        modelId,
        ranks: new Map(ranks),
        domains: inColumn(domains, column),
        pages: inColumn(pages, column),
      };
    },
    rankingOf: (search) =>
      mentionsOf(search)
        .filter(({ rank }) => rank !== null)
        .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || (a.domain < b.domain ? -1 : 1))
        .map(({ domain }) => domain),
  };
}

async function readRows(services: ServiceContext, searches: readonly AskedRow[]) {
  const ids = [...new Set(searches.map(({ search_id }) => search_id))];
  if (ids.length === 0) return [[], []] as const;
  const oldest = new Date(Math.min(...searches.map(({ created_at }) => created_at.getTime())));
  const these = sql`search_id = any(${ids}::uuid[]) and created_at >= ${oldest}::timestamptz`;
  return Promise.all([
    readHeavily(
      services,
      sql<MentionRow>`select search_id, prompt_no, domain, aggregated_rank as rank, array_to_string(ranks, ' ') as ranks
        from company_mentions where ${these}`,
    ),
    readHeavily(
      services,
      sql<SourcesRow>`select search_id, array_to_string(domains, ' ') as domains, array_to_string(cited_by, ' ') as cited_by,
        array_to_string(pages, ' ') as pages, array_to_string(pages_cited_by, ' ') as pages_cited_by
        from search_sources where ${these}`,
    ),
  ]);
}

interface Cited {
  readonly what: string;
  readonly columns: number;
}

function citedOf({ domains, cited_by, pages, pages_cited_by }: SourcesRow) {
  return { domains: together(domains, cited_by), pages: together(pages, pages_cited_by) };
}

function together(names: string, masks: string): Cited[] {
  if (names === "") return [];
  const columns = masks.split(" ").map(Number);
  return names.split(" ").map((what, index) => ({ what, columns: columns[index] ?? 0 }));
}

function inColumn(cited: readonly Cited[], column: number): string[] {
  return cited.filter(({ columns }) => (columns & (1 << column)) !== 0).map(({ what }) => what);
}
