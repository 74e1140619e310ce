import { isId, selectSearches } from "@standings/database";
import {
  type ColumnId,
  type Pair,
  type RankedEntry,
  readColumn,
  reasonOf,
  type Said,
  type SaidOfBoth,
  type SearchModel,
  type SearchRecord,
  withoutCompanies,
} from "@standings/domain";
import { readHiddenCompanies } from "../../moderation/taken-down-companies.ts";
import { allowReader, type ServiceRequest } from "../../request.ts";
import { toSearchRecord } from "../../searches/search-record.ts";
import { sharedSql } from "../../searches/shared-sql.ts";
import { readPair, type WantedPair } from "./get-against.ts";

/** An answer: a column of a search. */
export interface AnswerRef {
  readonly searchId: string;
  readonly columnId: ColumnId;
}

export interface WantedWords extends Pick<WantedPair, "domain" | "against"> {
  /** As `getAgainst` names them. */
  readonly answers: readonly AnswerRef[];
}

/**
 * What answers say of two companies, in their own words: of the viewer's own saved searches, and of others' only those that
 * everybody may see, without companies that are off public pages. Answers that the viewer may not read, or that list neither,
 * are left out. Throws INVALID_DOMAIN or SAME_COMPANY.
 */
export async function getSaidOfBoth(
  request: ServiceRequest,
  { domain, against, answers }: WantedWords,
): Promise<SaidOfBoth[]> {
  const { services, viewer } = allowReader(request);
  const { db, settings } = services;
  const pair = readPair({ domain, against });
  const ids = [...new Set(answers.map(({ searchId }) => searchId).filter(isId))];
  if (ids.length === 0) return [];
  const rows = await selectSearches(db)
    .where("id", "in", ids)
    .where("was_censored", "=", false)
    .where((where) => where.or([where("user_id", "=", viewer.userId), sharedSql(settings)]))
    .execute();
  const hidden = await readHiddenCompanies(services);
  const records = new Map(
    rows.map((row) => {
      const isOwn = row.user_id === viewer.userId;
      const record = toSearchRecord(row);
      return [row.id, { isOwn, record: isOwn ? record : withoutCompanies(record, hidden) }];
    }),
  );
  return answers.flatMap(({ searchId, columnId }) => {
    const found = records.get(searchId);
    const model = found?.record.models.find((one) => one.columnId === columnId);
    return found && model ? (toSaid(found, model, pair) ?? []) : [];
  });
}

interface Found {
  readonly isOwn: boolean;
  readonly record: SearchRecord;
}

function toSaid({ isOwn, record }: Found, model: SearchModel, pair: Pair): SaidOfBoth | null {
  const [company, other] = [saidOf(model, pair.company), saidOf(model, pair.other)];
  if (company === null && other === null) return null;
  const { id: searchId, kind, createdAt } = record;
  const { columnId } = model;
  const { modelId } = readColumn(columnId);
  return { modelId, searchId, columnId, kind, isOwn, createdAt, company, other };
}

/** The best place of a company in an answer, with its words. */
function saidOf({ results }: SearchModel, domain: string): Said | null {
  const [best] = results
    .filter((entry: RankedEntry) => entry.domain === domain)
    .sort((a, b) => a.rank - b.rank);
  return best ? { rank: best.rank, name: best.name, text: reasonOf(best) } : null;
}
