import type { Connection } from "@standings/database";
import {
  type ClaimPage,
  type LookedAtPage,
  MAX_CLAIM_PAGES,
  PAGE_RELATIONS,
  registrableDomain,
  relationOf,
} from "@standings/domain";
import { sql } from "kysely";
import { type AnswersOf, IS_WRONG, isAnswerTo, isWithin, type SaidOf } from "./said-of.ts";

/**
 * Pages that answers of the last weeks, or of some days, or those of a study cite which say some claims that are false or outdated, in one market, by claim: those first
 * that say it, beside it before elsewhere, then those that most of these answers cite.
 */
export async function readClaimPages(
  db: Connection,
  of: AnswersOf & Pick<SaidOf, "days">,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ClaimPage[]>> {
  if (claimIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select claims.id, cited.url, pages.checked_at as "checkedAt", pages.says, pages.passage, pages.unread,
      bool_or(cited.url = any (statements.beside)) as "isBeside", count(*)::integer as answers
    from statements join claims on claims.id = statements.claim_id
      join claim_verdicts judged on judged.claim_id = claims.id
      join claim_readings readings using (run_id, column_id) cross join unnest(readings.cited) as cited (url)
      left join claim_pages pages on pages.claim_id = claims.id and pages.url = cited.url
    where claims.id = any (${[...claimIds]}::uuid[]) and readings.brand_id = ${of.brand.id}
      and ${isWithin(sql`statements.at`, of)} and ${isAnswerTo(of)} and ${IS_WRONG}
    group by claims.id, judged.claim_id, cited.url, pages.claim_id, pages.url
  `.execute(db);
  const related = rows.map((row) => ({ ...row, relation: relationOf(row) }));
  const byClaim = Map.groupBy(related, ({ id }) => id);
  return new Map(
    [...byClaim].map(([id, own]) => [
      id,
      own
        .toSorted((a, b) => placeOf(a) - placeOf(b) || b.answers - a.answers || (a.url < b.url ? -1 : 1))
        .slice(0, MAX_CLAIM_PAGES)
        .map(({ url, relation, passage, unread, checkedAt }) => ({
          ...{ url, domain: registrableDomain(url) ?? "", relation, passage, unread },
          checkedAt: checkedAt?.toISOString() ?? null,
        })),
    ]),
  );
}

const placeOf = ({ relation }: Pick<ClaimPage, "relation">) => PAGE_RELATIONS.indexOf(relation);

interface Row extends LookedAtPage {
  /** Of the claim. */
  readonly id: string;
  readonly url: string;
  readonly checkedAt: Date | null;
  readonly passage: string | null;
  readonly answers: number;
}
