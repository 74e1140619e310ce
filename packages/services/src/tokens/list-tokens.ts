import type { Connection } from "@standings/database";
import type { ApiTokenDay, ApiTokens } from "@standings/domain";
import { sql } from "kysely";
import { requireUser, type ServiceRequest } from "../request.ts";
import { FIRST_USE_DAY, hasApiAccess, readTokens } from "./read-tokens.ts";

/** The viewer's API tokens, how often they called and what they spent. */
export async function listTokens(request: ServiceRequest): Promise<ApiTokens> {
  const { services, viewer } = requireUser(request);
  const { db } = services;
  const { userId } = viewer;
  const days = await readDays(db, userId);
  return {
    hasAccess: await hasApiAccess(db, services, userId),
    tokens: await readTokens(db, userId),
    days: days.map(({ day, calls, errors }) => ({ day, calls, errors })),
    spent: {
      byTokens: days.reduce((sum, { credits }) => sum + credits, 0),
      all: await readSpent(db, userId),
    },
  };
}

interface Day extends ApiTokenDay {
  readonly credits: number;
}

/** Every day that is told, of revoked tokens too. */
async function readDays(db: Connection, userId: string): Promise<Day[]> {
  const { rows } = await sql<Day>`
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(sum(calls), 0)::integer as calls,
      coalesce(sum(errors), 0)::integer as errors, coalesce(sum(credits), 0)::integer as credits
    from generate_series(${FIRST_USE_DAY}, (now() at time zone 'utc')::date, interval '1 day') as days (day)
    left join (
      select api_token_days.* from api_token_days
      join api_tokens on api_tokens.id = token_id and user_id = ${userId}
    ) used on used.day = days.day
    group by days.day order by days.day`.execute(db);
  return rows;
}

/** Credits that the account spent on runs, less what came back. */
async function readSpent(db: Connection, userId: string): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(-sum(delta), 0)::integer as spent from ledger_entries
    where user_id = ${userId} and created_at >= ${FIRST_USE_DAY} at time zone 'utc'
      and reason not in ('signup', 'purchase', 'purchase_reversal', 'reversal_undone', 'debt_settlement', 'adjustment')`.execute(
    db,
  );
  return Math.max(0, rows[0]?.spent ?? 0);
}
