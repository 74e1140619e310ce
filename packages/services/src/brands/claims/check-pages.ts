import { type Brand, type Connection, inTransaction, isId } from "@standings/database";
import {
  type BrandNamesSpec,
  claimOnPage,
  companyKeys,
  factsFor,
  MAX_PAGES_A_JOB,
  MAX_PAGES_A_WEEK,
  nameFinder,
  PAGE_AGAIN_DAYS,
  readMarket,
  type SoughtClaim,
  subjectKey,
  unreadText,
} from "@standings/domain";
import type { CitedPageReading } from "@standings/integrations";
import { KNOWN_WORDS } from "@standings/words";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { addJob, type JobPayload } from "../../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { readCountedNames } from "../names/read-names.ts";
import { lockForClaims } from "./judge-claims.ts";
import { readFacts } from "./read-facts.ts";
import { IS_WRONG, SINCE } from "./said-of.ts";

/** Sentences of a claim that a page is searched for. */
const MOST_SENTENCES = 10;

/**
 * Job: looks whether pages that answers cite say what these say wrongly of a brand and its rivals
 * (`names-claims-topics-markets.md` §2.6). A page is looked at once a week, twenty a week for a brand, those first that were not
 * looked at before and that most such answers cite; a few in one job, which adds the next, so that pages of other brands don't
 * wait for all. What a page says of other claims of these answers is kept, too: a corrected fact may make one of them wrong.
 */
export async function checkPages(
  request: ServiceRequest,
  { brandId }: JobPayload<"check_pages">,
): Promise<void> {
  const services = requireSystem(request);
  const { db } = services;
  if (!isId(brandId)) return;
  const brand = await db.selectFrom("brands").selectAll().where("id", "=", brandId).executeTakeFirst();
  if (!brand) return;
  await removeUncited(db, brand);
  const spec = await readCountedNames(db, brandId);
  const urls = await choosePages(services, brand, companyKeys(spec));
  const looked = await Promise.allSettled(
    urls.slice(0, MAX_PAGES_A_JOB).map(async (url) => {
      const reading = await services.siteReader.page(url);
      const claims = await readClaimsCiting(services, brand, spec, url);
      const found = lookFor(claims, spec, reading);
      return inTransaction(db, async (tx) => {
        // Nobody deletes a claim meanwhile.
        const isThere = (await lockForClaims(tx, brandId)) !== null;
        return isThere && (await keep(tx, { url, reading, found, at: services.now() }));
      });
    }),
  );
  for (const one of looked) if (one.status === "rejected") throw one.reason;
  // Without a page that was kept the next job would choose the same.
  if (urls.length > MAX_PAGES_A_JOB && looked.some((one) => one.status === "fulfilled" && one.value))
    await addJob(db, "check_pages", { brandId }, { key: `check_pages ${brandId}` });
}

/** Forgets pages of claims that no answer cites any more. */
async function removeUncited(db: Connection, { id }: Brand): Promise<void> {
  await sql`
    delete from claim_pages pages using claims where claims.id = pages.claim_id and claims.brand_id = ${id}
      and not exists (
        select from statements join claim_readings readings using (run_id, column_id)
        where statements.claim_id = pages.claim_id and readings.brand_id = ${id} and pages.url = any (readings.cited)
      )
  `.execute(db);
}

/** Holds for statements of the last weeks, and of studies that were read in them. */
const IS_RECENT = sql<boolean>`(statements.at > ${SINCE} or statements.reading_id is not null and readings.read_at > ${SINCE})`;

/** Pages that may be looked at now, and one more where there are some for the next job; of companies that are still watched. */
async function choosePages(
  { db, now }: ServiceContext,
  { id }: Brand,
  companies: readonly string[],
): Promise<string[]> {
  const weekAgo = new Date(now().getTime() - PAGE_AGAIN_DAYS * 86_400_000);
  const { rows } = await sql<{ url: string }>`
    with looked as (
      select url, max(checked_at) as at from claim_pages join claims on claims.id = claim_id
      where brand_id = ${id} group by url
    ), cited as (
      select url, count(distinct (statements.run_id, statements.column_id)) as answers
      from statements join claims on claims.id = statements.claim_id
        join claim_verdicts judged on judged.claim_id = claims.id
        join claim_readings readings using (run_id, column_id) cross join unnest(readings.cited) as url
      where claims.brand_id = ${id} and readings.brand_id = ${id} and ${IS_RECENT} and ${IS_WRONG}
        and claims.company = any (${[...companies]}::text[])
      group by url
    )
    select url from cited left join looked using (url) where coalesce(looked.at < ${weekAgo}, true)
    order by looked.at nulls first, answers desc, url
    limit least(
      ${MAX_PAGES_A_JOB + 1}::integer,
      greatest(0, ${MAX_PAGES_A_WEEK} - (select count(*) from looked where at >= ${weekAgo}))
    )
  `.execute(db);
  return rows.map(({ url }) => url);
}

interface CitingClaim extends Omit<SoughtClaim, "company" | "facts"> {
  readonly id: string;
  readonly key: string;
  readonly market: string | null;
}

/** Claims of answers that cite a page, with what values of their attribute are told, and true, of their company. */
async function readClaimsCiting(
  { db, now }: Pick<ServiceContext, "db" | "now">,
  { id }: Brand,
  spec: BrandNamesSpec,
  url: string,
): Promise<(SoughtClaim & { readonly id: string })[]> {
  const { rows } = await sql<CitingClaim>`
    with citing as (
      select claim_id, to_json((array_agg(distinct jsonb_build_object(
        'sentence', statements.sentence, 'quoteAt', quote_at, 'quoteLength', quote_length
      )))[1:${MOST_SENTENCES}]) as quotes
      from statements join claims on claims.id = statements.claim_id
        join claim_readings readings using (run_id, column_id)
      where claims.brand_id = ${id} and readings.brand_id = ${id} and ${url} = any (readings.cited)
        and ${IS_RECENT}
      group by claim_id
    )
    select claims.id, claims.company as key, claims.market, attribute, subject, value, sentence, language, quotes,
      array(
        select subject from claims other where other.brand_id = ${id}
          and other.company = claims.company and other.attribute = claims.attribute
        union select subject from facts where facts.brand_id = ${id} and replaced_at is null
          and facts.company = claims.company and facts.attribute = claims.attribute
      ) as subjects
    from citing join claims on claims.id = claim_id order by claims.id
  `.execute(db);
  const keys = companyKeys(spec);
  const facts = await readFacts(db, id);
  // What is true today, as the page is read today.
  const at = now().toISOString();
  const trueOf = ({ key, market, attribute, subject }: CitingClaim) =>
    factsFor(facts, { company: key, market: readMarket(market), at }).filter(
      (fact) =>
        fact.attribute === attribute &&
        subjectKey(fact.subject) === subjectKey(subject) &&
        (fact.to === null || fact.to >= at.slice(0, 10)),
    );
  // A company that left the brand has no names any more.
  return rows
    .map((claim) => ({
      ...claim,
      company: keys.indexOf(claim.key),
      facts: trueOf(claim).map(({ value }) => value),
    }))
    .filter(({ company }) => company >= 0);
}

/** What a page says of each claim. */
function lookFor(
  claims: readonly (SoughtClaim & { readonly id: string })[],
  spec: BrandNamesSpec,
  reading: CitedPageReading,
): ReadonlyMap<string, string | null> {
  const text = reading.text ?? "";
  const find = claimOnPage(text, nameFinder(spec, KNOWN_WORDS)(text));
  return new Map(claims.map((claim) => [claim.id, find(claim)]));
}

interface Looked {
  readonly url: string;
  readonly reading: CitedPageReading;
  readonly found: ReadonlyMap<string, string | null>;
  readonly at: Date;
}

/** Whether there still is a claim to keep it of. */
async function keep(tx: Connection, { url, reading, found, at }: Looked): Promise<boolean> {
  const ids = [...found.keys()];
  if (ids.length === 0) return false;
  const there = await tx.selectFrom("claims").select("id").where("id", "in", ids).execute();
  if (there.length === 0) return false;
  const why = reading.unread && unreadText(reading.unread);
  await tx
    .insertInto("claim_pages")
    .values(
      there.map(({ id }) => {
        const passage = found.get(id) ?? null;
        // What a part of a page says, it says; what it doesn't may stand in the rest.
        const unread = passage === null ? why : null;
        return { claim_id: id, url, checked_at: at, says: passage !== null, passage, unread };
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(["claim_id", "url"]).doUpdateSet((eb) => ({
        checked_at: eb.ref("excluded.checked_at"),
        says: eb.ref("excluded.says"),
        passage: eb.ref("excluded.passage"),
        unread: eb.ref("excluded.unread"),
      })),
    )
    .execute();
  return true;
}
