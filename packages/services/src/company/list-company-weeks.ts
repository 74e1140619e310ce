import { type ModelId, type TrendWeeks, type WeekRank, weekRanks } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { readHeavily } from "../heavy-reads.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { onceOf } from "./field/cache-fields.ts";
import type { AskedRow } from "./field/find-questions.ts";
import { columnsOf } from "./field/read-answers.ts";
import { readField, type WantedField } from "./field/read-field.ts";
import { companyDomain } from "./get-company.ts";

export interface CompanyWeeks extends WantedField {
  /** Undefined means all models. */
  readonly modelId?: ModelId | undefined;
  /** How many weeks back, this one included. */
  readonly weeks: TrendWeeks;
}

const DAY_MS = 86_400_000;

/**
 * A company's mean rank in each week that lists it, oldest first, over the questions of its field (`weekRanks`). Throws
 * INVALID_DOMAIN or BUSY.
 */
export async function listCompanyWeeks(
  request: ServiceRequest,
  { domain: address, modelId, weeks, withPrivate }: CompanyWeeks,
): Promise<WeekRank[]> {
  const { services, viewer } = requireScope(request, "read");
  const domain = companyDomain(address);
  const field = await readField(services, viewer, { domain, withPrivate });
  const since = firstMonday(weeks);
  const asked = field.questions.map(({ searches }) => searches.filter((row) => row.created_at >= since));
  const ranks = await onceOf(field, `ranks since ${since.toISOString()}`, () =>
    readRanks(services, domain, asked.flat(), since),
  );
  return weekRanks(
    asked.map((searches) =>
      searches.flatMap((search) =>
        columnsOf(search)
          .filter((place) => modelId === undefined || place.modelId === modelId)
          .map((place) => ({
            modelId: place.modelId,
            askedAt: search.created_at,
            searchId: search.search_id,
            rank: ranks.get(keyOf(search))?.[place.column] || null,
          })),
      ),
    ),
  );
}

/** The Monday with which the oldest of so many weeks begins, in UTC. */
function firstMonday(weeks: number): Date {
  const today = new Date(new Date().setUTCHours(0, 0, 0, 0));
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return new Date(today.getTime() - (sinceMonday + 7 * (weeks - 1)) * DAY_MS);
}

/** Ranks of a company by search and prompt, one for each column; 0 where it is not listed. Throws BUSY. */
async function readRanks(
  services: Pick<ServiceContext, "heavyReads">,
  domain: string,
  searches: readonly AskedRow[],
  since: Date,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const ids = [...new Set(searches.map(({ search_id }) => search_id))];
  if (ids.length === 0) return new Map();
  const rows = await readHeavily(
    services,
    sql<Pick<AskedRow, "search_id" | "prompt_no"> & { readonly ranks: number[] }>`
      select search_id, prompt_no, ranks from company_mentions
      where search_id = any(${ids}::uuid[]) and created_at >= ${since}::timestamptz and domain = ${domain}
    `,
  );
  return new Map(rows.map((row) => [keyOf(row), row.ranks]));
}

function keyOf({ search_id, prompt_no }: Pick<AskedRow, "search_id" | "prompt_no">): string {
  return `${search_id} ${prompt_no}`;
}
