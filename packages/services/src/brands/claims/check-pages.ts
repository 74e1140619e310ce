import { type Brand, type Connection, inTransaction, isId } from "@standings/database";
import {
  type Attribute,
  type BrandNamesSpec,
  claimOnPage,
  companyKeys,
  MAX_PAGES_A_WEEK,
  nameFinder,
  PAGE_AGAIN_DAYS,
  type SoughtClaim,
  unreadText,
} from "@standings/domain";
import type { CitedPageReading } from "@standings/integrations";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import type { JobPayload } from "../../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { readCountedNames } from "../names/read-names.ts";
import { lockForClaims } from "./judge-claims.ts";
import { IS_WRONG, SINCE } from "./said-of.ts";

/** Sentences of a claim that a page is searched for. */
const MOST_SENTENCES = 10;

/**
 * Job: looks whether pages that answers cite say what these say wrongly of a brand and its rivals
 * (`names-claims-topics-markets.md` §2.6). A page is looked at once a week, twenty a week for a brand, those first that were not
 * looked at before and that most such answers cite. What a page says of other claims of these answers is kept, too: a corrected
 * fact may make one of them wrong.
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
  const urls = await choosePages(services, brand);
  await Promise.all(
    urls.map(async (url) => {
      const reading = await services.siteReader.page(url);
      const claims = await readClaimsCiting(db, brand, spec, url);
      const found = lookFor(claims, spec, reading);
      await inTransaction(db, async (tx) => {
        // Nobody deletes a claim meanwhile.
        if ((await lockForClaims(tx, brandId)) !== null)
          await keep(tx, { url, reading, found, at: services.now() });
      });
    }),
  );
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

/** Pages that may be looked at today. */
async function choosePages({ db, now }: ServiceContext, { id }: Brand): Promise<string[]> {
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
      where claims.brand_id = ${id} and readings.brand_id = ${id} and statements.at > ${SINCE} and ${IS_WRONG}
      group by url
    )
    select url from cited left join looked using (url) where coalesce(looked.at < ${weekAgo}, true)
    order by looked.at nulls first, answers desc, url
    limit greatest(0, ${MAX_PAGES_A_WEEK} - (select count(*) from looked where at >= ${weekAgo}))
  `.execute(db);
  return rows.map(({ url }) => url);
}

interface CitingClaim extends Omit<SoughtClaim, "company"> {
  readonly id: string;
  readonly key: string;
}

/** Claims of answers that cite a page, with what values of their attribute are told of their company. */
async function readClaimsCiting(
  db: Connection,
  { id }: Brand,
  spec: BrandNamesSpec,
  url: string,
): Promise<(SoughtClaim & { readonly id: string })[]> {
  const { rows } = await sql<CitingClaim & { readonly attribute: Attribute }>`
    with citing as (
      select claim_id, (array_agg(distinct statements.sentence))[1:${MOST_SENTENCES}] as sentences
      from statements join claims on claims.id = statements.claim_id
        join claim_readings readings using (run_id, column_id)
      where claims.brand_id = ${id} and readings.brand_id = ${id} and ${url} = any (readings.cited)
        and statements.at > ${SINCE}
      group by claim_id
    )
    select claims.id, claims.company as key, attribute, subject, value, sentence, language, sentences,
      array(
        select subject from claims other where other.brand_id = ${id}
          and other.company = claims.company and other.attribute = claims.attribute
        union select subject from facts where facts.brand_id = ${id} and replaced_at is null
          and facts.company = claims.company and facts.attribute = claims.attribute
      ) as subjects
    from citing join claims on claims.id = claim_id order by claims.id
  `.execute(db);
  const keys = companyKeys(spec);
  // A company that left the brand has no names any more.
  return rows
    .map(({ key, ...claim }) => ({ ...claim, company: keys.indexOf(key) }))
    .filter(({ company }) => company >= 0);
}

/** What a page says of each claim. */
function lookFor(
  claims: readonly (SoughtClaim & { readonly id: string })[],
  spec: BrandNamesSpec,
  reading: CitedPageReading,
): ReadonlyMap<string, string | null> {
  if ("unread" in reading) return new Map(claims.map(({ id }) => [id, null]));
  const find = claimOnPage(reading.text, nameFinder(spec)(reading.text));
  return new Map(claims.map((claim) => [claim.id, find(claim)]));
}

interface Looked {
  readonly url: string;
  readonly reading: CitedPageReading;
  readonly found: ReadonlyMap<string, string | null>;
  readonly at: Date;
}

async function keep(tx: Connection, { url, reading, found, at }: Looked): Promise<void> {
  const ids = [...found.keys()];
  if (ids.length === 0) return;
  const there = await tx.selectFrom("claims").select("id").where("id", "in", ids).execute();
  if (there.length === 0) return;
  const unread = "unread" in reading ? unreadText(reading.unread) : null;
  await tx
    .insertInto("claim_pages")
    .values(
      there.map(({ id }) => {
        const passage = found.get(id) ?? null;
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
}
