import { type Brand, type Connection, inTransaction, newId } from "@standings/database";
import {
  BRAND_KEY,
  type BrandFact,
  checkFact,
  FACTS_READ_EVERY_MS,
  factKey,
  isChangeOf,
  MAX_FACTS,
  type ProposedFacts,
  readPagesOf,
  SITE_LIMITS,
  type SiteReading,
  type StatedFact,
  unreadSiteText,
} from "@standings/domain";
import { sql } from "kysely";
import { readSiteOnce } from "../../analyses/read-site-once.ts";
import { ServiceError } from "../../errors.ts";
import { requireUser, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { findBrand, lockBrand } from "../read-brand.ts";
import { readFacts, toBrandFacts } from "./read-facts.ts";

/** Longer than a whole reading: another process may have to be waited for. */
const PATIENCE_MS = SITE_LIMITS.totalMs + 5_000;

/**
 * Proposes what the brand's own site states as facts (§2.2), once a day; nothing is confirmed, and what was rejected is not
 * proposed again. Throws BRAND_NOT_FOUND or FACTS_READ_TODAY.
 */
export async function proposeFacts(request: ServiceRequest, { brandId }: OfBrand): Promise<ProposedFacts> {
  const { services, viewer } = requireUser(request);
  const { db } = services;
  const { id, domain } = await findBrand(db, viewer.userId, brandId);
  const now = services.now();
  const claimed = await db
    .updateTable("brands")
    .set({ facts_read_at: now })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("facts_read_at", "is", null),
        eb("facts_read_at", "<", new Date(now.getTime() - FACTS_READ_EVERY_MS)),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  if (!claimed) throw new ServiceError("FACTS_READ_TODAY");
  const reading = await readSiteOnce(services, domain, AbortSignal.timeout(PATIENCE_MS));
  const unread = reading ? unreadSiteText(reading) : "The site took too long to answer.";
  // Nothing was read: it may be tried again today.
  if (unread !== null)
    await db.updateTable("brands").set({ facts_read_at: null }).where("id", "=", id).execute();
  return inTransaction(db, async (tx) => {
    const brand = await lockBrand(tx, viewer.userId, brandId);
    const proposed = reading ? await propose(tx, brand, reading) : 0;
    const facts = await readFacts(tx, brand.id);
    return { ...toBrandFacts(brand, facts), proposed, unread };
  });
}

async function propose(tx: Connection, brand: Brand, reading: SiteReading): Promise<number> {
  const facts = await readFacts(tx, brand.id);
  const known = new Set([...facts, ...(await readRejected(tx, brand.id))].map(factKey));
  const stated = new Map(
    readPagesOf(reading).flatMap(({ content: { url, stated: own } }) =>
      own.flatMap((one) => {
        const fact = checkFact({ ...one, company: BRAND_KEY, from: null, to: null });
        return typeof fact === "string" || known.has(factKey(fact))
          ? []
          : [[factKey(fact), { url, fact }] as const];
      }),
    ),
  );
  const wanted = [...stated.values()].slice(0, MAX_FACTS - facts.length);
  if (wanted.length === 0) return 0;
  await tx
    .insertInto("facts")
    .values(
      wanted.map(({ url, fact: { company, attribute, subject, value } }) => ({
        ...{ id: newId(), brand_id: brand.id, company, attribute, subject, value: JSON.stringify(value) },
        ...{
          from_day: null,
          to_day: null,
          state: "proposed" as const,
          source_kind: "json_ld" as const,
          source_url: url,
        },
      })),
    )
    .execute();
  return wanted.length;
}

function readRejected(tx: Connection, brandId: string): Promise<(StatedFact & Pick<BrandFact, "company">)[]> {
  return tx
    .selectFrom("facts")
    .select(["company", "attribute", "subject", "value"])
    .where("brand_id", "=", brandId)
    .where("state", "=", "rejected")
    .execute();
}

/** Facts that hold today and that a proposal says otherwise end on the day before it is confirmed. */
export async function endChanged(
  tx: Connection,
  facts: readonly BrandFact[],
  confirmed: readonly BrandFact[],
) {
  const changed = facts.filter(
    (fact) => fact.state === "confirmed" && confirmed.some((one) => isChangeOf(one, fact)),
  );
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  await tx
    .updateTable("facts")
    .set({ to_day: sql<string>`current_date - 1` })
    .where("id", "in", ids)
    .execute();
}
