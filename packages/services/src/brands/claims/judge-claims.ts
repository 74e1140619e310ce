import type { Connection } from "@standings/database";
import { CODE_JUDGE, type HeldFact, judgeByCode } from "@standings/domain";
import { sql } from "kysely";
import { readFacts } from "./read-facts.ts";

/** Holds claims of a brand, all or some, against its confirmed facts; what code can't compare can't be told. */
export async function judgeClaims(tx: Connection, brandId: string, ids?: readonly string[]): Promise<void> {
  if (ids?.length === 0) return;
  const { facts_version } = await tx
    .selectFrom("brands")
    .select("facts_version")
    .where("id", "=", brandId)
    .executeTakeFirstOrThrow();
  const facts = await readFacts(tx, brandId);
  const claims = await tx
    .selectFrom("claims")
    .selectAll()
    .where("brand_id", "=", brandId)
    .$if(ids !== undefined, (some) => some.where("id", "in", ids ?? []))
    .execute();
  const verdicts = claims.map((claim) => {
    const held = facts.filter(({ company, state }) => company === claim.company && state === "confirmed");
    const judged = judgeByCode(
      // Without a value there is nothing to compare but yes and no.
      { ...claim, value: claim.value ?? "", at: claim.last_at.toISOString() },
      claim.value === null
        ? held.filter(({ value }) => value.kind === "yes_no")
        : (held satisfies HeldFact[]),
    );
    const { verdict, because, hint, factIds } = judged;
    return {
      claim_id: claim.id,
      facts_version,
      judge: CODE_JUDGE,
      verdict,
      because,
      hint,
      fact_ids: [...factIds],
    };
  });
  for (let at = 0; at < verdicts.length; at += SLICE)
    await tx
      .insertInto("claim_verdicts")
      .values(verdicts.slice(at, at + SLICE))
      .onConflict((conflict) =>
        conflict.column("claim_id").doUpdateSet({
          facts_version: sql`excluded.facts_version`,
          judge: sql`excluded.judge`,
          verdict: sql`excluded.verdict`,
          because: sql`excluded.because`,
          hint: sql`excluded.hint`,
          fact_ids: sql`excluded.fact_ids`,
        }),
      )
      .execute();
}

const SLICE = 500;
