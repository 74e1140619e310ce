import type { ModelId } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { readHeavily } from "../../heavy-reads.ts";
import { readScopes } from "../company-scopes.ts";
import { newestMentions, type ViewedCompany } from "../visible-mentions.ts";
import type { AskedRow } from "./find-questions.ts";
import { columnsOf } from "./read-answers.ts";
import type { PastRanks } from "./to-company-question.ts";

/** The newest mentions whose ranks are read (spec part 2 §9). */
const MENTIONS = 1_000;

interface Row extends Pick<AskedRow, "search_id" | "prompt_no"> {
  readonly rank: number | null;
}

/** Where the newest searches that list a company rank it. Throws BUSY. */
export async function readPastRanks(services: HeavyReads, company: ViewedCompany): Promise<PastRanks> {
  const rows = await readNewest<Row>(services, company, sql`aggregated_rank as rank`);
  return (search) => rows.get(keyOf(search))?.rank;
}

interface ModelRow extends Pick<AskedRow, "search_id" | "prompt_no"> {
  /** By column, joined by spaces; 0 where it is not listed. */
  readonly ranks: string;
}

/** The same as one model ranks it, in those that it lists it in. Throws BUSY. */
export async function readPastRanksOf(
  services: HeavyReads,
  company: ViewedCompany,
  modelId: ModelId,
): Promise<PastRanks> {
  const rows = await readNewest<ModelRow>(services, company, sql`array_to_string(ranks, ' ') as ranks`);
  return (search) => {
    const ranks = rows.get(keyOf(search))?.ranks.split(" ").map(Number);
    const place = columnsOf(search).find((one) => one.modelId === modelId);
    return (place && ranks?.[place.column]) || undefined;
  };
}

type HeavyReads = Pick<ServiceContext, "heavyReads">;

async function readNewest<Found extends Pick<AskedRow, "search_id" | "prompt_no">>(
  services: HeavyReads,
  company: ViewedCompany,
  what: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, Found>> {
  const scopes = await readScopes(services, company);
  if (scopes.length === 0) return new Map();
  const columns = sql`search_id, prompt_no, created_at, ${what}`;
  const newest = sql<Found>`select * from (${newestMentions(scopes, { columns, limit: MENTIONS })}) mention`;
  return new Map((await readHeavily(services, newest)).map((row) => [keyOf(row), row]));
}

function keyOf({ search_id, prompt_no }: Pick<AskedRow, "search_id" | "prompt_no">): string {
  return `${search_id} ${prompt_no}`;
}
