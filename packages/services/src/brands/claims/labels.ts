import { type Brand, type Connection, inTransaction, isId } from "@standings/database";
import type { ClaimFilters, ClaimVerdict, ColumnId, NextLabel } from "@standings/domain";
import { sql } from "kysely";
import { ServiceError } from "../../errors.ts";
import { requireScope, requireUser, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { chosenMarket } from "../markets.ts";
import { findBrand, lockBrand } from "../read-brand.ts";
import { findInQueue, readQueue } from "./label-queue.ts";
import { isAnswerIn, readReadings, type SaidOf } from "./said-of.ts";

type OfQueue = OfBrand & Partial<Pick<ClaimFilters, "company" | "market">>;

/** What a person says of the verdict of one statement. */
export interface LabelWish {
  readonly claimId: string;
  readonly runId: string;
  readonly columnId: string;
  /** The judge's verdict that the person saw. */
  readonly shown: ClaimVerdict;
  /** What is true: the same where the verdict is right. */
  readonly verdict: ClaimVerdict;
  /** The queue asked for it. */
  readonly isDrawn: boolean;
}

/** The statement that the queue asks about next, of one company and market. Throws BRAND_NOT_FOUND or INVALID_MARKET. */
export async function getNextLabel(request: ServiceRequest, wanted: OfQueue): Promise<NextLabel> {
  const { services, viewer } = requireScope(request, "read");
  const brand = await findBrand(services.db, viewer.userId, wanted.brandId);
  return readQueue(services.db, await queueOf(services.db, brand, wanted));
}

/**
 * Keeps what a person says of a verdict, in the place of what they said before, and tells the next statement of the queue. It
 * mends what is shown of the claim while the judge says the same; in the rate is only what the queue has drawn. Where the queue
 * asks for the second time, the first answer stays and this one is kept beside it. Throws
 * BRAND_NOT_FOUND, INVALID_MARKET, STATEMENT_NOT_FOUND, or LABEL_OUTDATED where the judge says something else by now, or the
 * queue does not ask for it.
 */
export function addLabel(
  request: ServiceRequest,
  { label, ...wanted }: OfQueue & { readonly label: LabelWish },
): Promise<NextLabel> {
  const { services, viewer } = requireUser(request);
  return inTransaction(services.db, async (tx) => {
    // Under its lock verdicts and the queue stay as they are.
    const brand = await lockBrand(tx, viewer.userId, wanted.brandId);
    const queue = await queueOf(tx, brand, wanted);
    const judged = await findJudged(tx, queue, label);
    if (judged.shown !== label.shown) throw new ServiceError("LABEL_OUTDATED");
    const { isDrawn, verdict } = label;
    const asked = isDrawn ? await findInQueue(tx, queue, label) : null;
    if (isDrawn && asked === null) throw new ServiceError("LABEL_OUTDATED");
    if (asked?.isRepeat) {
      await answerAgain(tx, label);
      return readQueue(tx, queue);
    }
    await tx
      .insertInto("claim_labels")
      .values({ ...judged, is_drawn: isDrawn, verdict })
      .onConflict((conflict) =>
        conflict.columns(["claim_id", "run_id", "column_id", "is_drawn"]).doUpdateSet((eb) => ({
          judge: eb.ref("excluded.judge"),
          shown: eb.ref("excluded.shown"),
          fact_ids: eb.ref("excluded.fact_ids"),
          verdict: eb.ref("excluded.verdict"),
          again_verdict: null,
          again_at: null,
          at: sql<Date>`now()`,
        })),
      )
      .execute();
    return readQueue(tx, queue);
  });
}

async function queueOf(
  db: Connection,
  brand: Brand,
  { company = "", market = null }: OfQueue,
): Promise<SaidOf> {
  const chosen = chosenMarket(brand, { market });
  const { arm } = await readReadings(db, { brand, market: chosen });
  return { brand, market: chosen, arm, company };
}

async function answerAgain(tx: Connection, { claimId, runId, columnId, verdict }: LabelWish): Promise<void> {
  await tx
    .updateTable("claim_labels")
    .set({ again_verdict: verdict, again_at: sql<Date>`now()` })
    .where("claim_id", "=", claimId)
    .where("run_id", "=", runId)
    .where("column_id", "=", sql<ColumnId>`${columnId}`)
    .where("is_drawn", "=", true)
    .execute();
}

async function findJudged(tx: Connection, { brand, market, company }: SaidOf, label: LabelWish) {
  const { claimId, runId, columnId } = label;
  const found =
    isId(claimId) && isId(runId)
      ? await tx
          .selectFrom("statements")
          .innerJoin("claims", "claims.id", "statements.claim_id")
          .innerJoin("claim_verdicts as judged", "judged.claim_id", "claims.id")
          .select(["statements.claim_id", "run_id", "column_id"])
          .select(["judged.verdict as shown", "judged.judge", "fact_ids"])
          .where("claims.brand_id", "=", brand.id)
          .where("claims.company", "=", company)
          .where(isAnswerIn(brand, market))
          .where("statements.claim_id", "=", claimId)
          .where("run_id", "=", runId)
          .where("column_id", "=", sql<ColumnId>`${columnId}`)
          .executeTakeFirst()
      : undefined;
  if (!found) throw new ServiceError("STATEMENT_NOT_FOUND");
  return found;
}
