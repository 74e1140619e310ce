import { type Brand, type Connection, inTransaction, newId } from "@standings/database";
import {
  BRAND_KEY,
  type BrandFact,
  checkFact,
  FACTS_READ_EVERY_MS,
  type FactWish,
  factKey,
  isChangeOf,
  itemKey,
  MAX_FACTS,
  type ProposedFacts,
  readPagesOf,
  SITE_LIMITS,
  type SiteReading,
  type StatedFact,
  subjectKey,
  unreadSiteText,
} from "@standings/domain";
import { sql } from "kysely";
import { readSiteOnce } from "../../analyses/read-site-once.ts";
import { ServiceError } from "../../errors.ts";
import { requireUser, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { findBrand, lockBrand } from "../read-brand.ts";
import { readFacts, toBrandFacts } from "./read-facts.ts";
import { type FactOnPage, readSitePages } from "./read-site-pages.ts";

/** Longer than a whole reading: another process may have to be waited for. */
const PATIENCE_MS = SITE_LIMITS.totalMs + 5_000;

/** Longer than reading a site and its text: a process that dies meanwhile leaves the rest of the day. */
const LEASE_MS = 10 * 60_000;

/**
 * Proposes what the data and the text of the brand's own site state as facts (§2.2), once a day and free; nothing is confirmed, and
 * what was rejected is not proposed again. Throws BRAND_NOT_FOUND or FACTS_READ_TODAY.
 */
export async function proposeFacts(request: ServiceRequest, { brandId }: OfBrand): Promise<ProposedFacts> {
  const { services, viewer } = requireUser(request);
  const { db } = services;
  const own = await findBrand(db, viewer.userId, brandId);
  const { id, domain } = own;
  const now = services.now();
  const dayAgo = new Date(now.getTime() - FACTS_READ_EVERY_MS);
  const claimed = await db
    .updateTable("brands")
    .set({ facts_reader_until: new Date(now.getTime() + LEASE_MS) })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("facts_read_at", "is", null), eb("facts_read_at", "<", dayAgo)]))
    .where((eb) => eb.or([eb("facts_reader_until", "is", null), eb("facts_reader_until", "<", now)]))
    .returning("id")
    .executeTakeFirst();
  if (!claimed) throw new ServiceError("FACTS_READ_TODAY");
  const reading = await readSiteOnce(services, domain, AbortSignal.timeout(PATIENCE_MS));
  const unread = reading ? unreadSiteText(reading) : "The site took too long to answer.";
  const found = reading ? await readSitePages(services, own, reading) : null;
  return inTransaction(db, async (tx) => {
    // Where nothing was read it may be tried again today.
    const read = { facts_read_at: unread === null ? now : null, facts_reader_until: null };
    await tx.updateTable("brands").set(read).where("id", "=", id).execute();
    const brand = await lockBrand(tx, viewer.userId, brandId);
    const proposed = reading ? await propose(tx, brand, reading, found?.facts ?? []) : 0;
    const facts = await readFacts(tx, brand.id);
    return { ...toBrandFacts(brand, facts), proposed, unread, pages: found?.pages ?? null };
  });
}

async function propose(
  tx: Connection,
  brand: Brand,
  reading: SiteReading,
  found: readonly FactOnPage[],
): Promise<number> {
  const facts = await readFacts(tx, brand.id);
  const seen = [...facts, ...(await readRejected(tx, brand.id))];
  // A site states no market: somebody may have narrowed a fact of it to one.
  const known = new Set(seen.map((fact) => factKey({ ...fact, market: null })));
  const stated = readPagesOf(reading).flatMap(({ content: { url, stated: own } }) =>
    own.flatMap((one) => proposalOf({ url, fact: one, quote: null })),
  );
  const aboutOf = ({ fact: { attribute, subject } }: Pick<Proposal, "fact">) =>
    `${attribute}\n${subjectKey(subject)}`;
  const inData = new Set(stated.map(aboutOf));
  // A page's data go before its text; a sentence that was read once may be cut otherwise the next time.
  const read = found
    .flatMap(({ url, fact: { quote, ...fact } }) => proposalOf({ url, fact, quote }))
    .filter((one) => !inData.has(aboutOf(one)) && !seen.some((other) => isToldBy(one, other)));
  const proposals = new Map(
    [...read, ...stated].flatMap((one) => {
      const key = factKey(one.fact);
      return known.has(key) ? [] : [[key, one] as const];
    }),
  );
  const wanted = [...proposals.values()].slice(0, MAX_FACTS - facts.length);
  if (wanted.length === 0) return 0;
  await tx
    .insertInto("facts")
    .values(
      wanted.map(({ url, quote, fact: { company, attribute, subject, value } }) => ({
        ...{ id: newId(), brand_id: brand.id, company, attribute, subject, value: JSON.stringify(value) },
        ...{ from_day: null, to_day: null, state: "proposed" as const },
        ...{ source_kind: quote === null ? ("json_ld" as const) : ("page" as const), source_url: url, quote },
      })),
    )
    .execute();
  return wanted.length;
}

interface Proposal {
  readonly url: string;
  readonly fact: FactWish;
  /** Null: data of the page state it. */
  readonly quote: string | null;
}

function proposalOf({
  url,
  fact: stated,
  quote,
}: Omit<Proposal, "fact"> & { readonly fact: StatedFact }): Proposal[] {
  const fact = checkFact({ ...stated, company: BRAND_KEY, market: null, from: null, to: null });
  return typeof fact === "string" ? [] : [{ url, fact, quote }];
}

type SeenFact = StatedFact & Pick<BrandFact, "company" | "quote">;

/** A fact of the brand was read in the same words, or names all of its items. */
function isToldBy({ fact, quote }: Proposal, other: SeenFact): boolean {
  const isSame = other.company === BRAND_KEY && other.attribute === fact.attribute;
  if (!isSame || subjectKey(other.subject) !== subjectKey(fact.subject)) return false;
  if (other.quote === quote) return true;
  if (fact.value.kind !== "set" || other.value.kind !== "set") return false;
  const items = new Set(other.value.items.map(itemKey));
  return fact.value.items.every((item) => items.has(itemKey(item)));
}

async function readRejected(tx: Connection, brandId: string): Promise<SeenFact[]> {
  return tx
    .selectFrom("facts")
    .select(["company", "attribute", "subject", "value", "quote"])
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
