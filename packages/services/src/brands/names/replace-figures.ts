import { addUpVisit, type Brand, newId, type Tables } from "@standings/database";
import { BRAND_KEY, namesChanges } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { keepKinds } from "../keep-kinds.ts";
import { keepFiguresBefore } from "./figures-before.ts";
import { readCountedNames, readNames } from "./read-names.ts";

/** Weeks that a note tells a difference of. */
const WEEKS = 12;
/** Changes that a note names. */
const NAMED_CHANGES = 6;

/**
 * Puts what a recount has added up in the place of a brand's figures, with the kinds of its prompts and a note of what the names
 * alone moved in each market. The caller holds the brand and its figures.
 */
export async function replaceFigures(tx: Transaction<Tables>, brand: Brand): Promise<void> {
  const { id: brandId, names_version: version } = brand;
  const [old, names] = [await readCountedNames(tx, brandId), await readNames(tx, brandId, version)];
  const before = await shareListed(tx, brandId);
  await keepFiguresBefore(tx, brand);
  await replacePrompts(tx, brandId);
  const visits = await tx
    .selectFrom("brand_visits")
    .select("id")
    .where("brand_id", "=", brandId)
    .where("state", "!=", "running")
    .where("id", "in", tx.selectFrom("brand_recounts").select("visit_id").where("brand_id", "=", brandId))
    .execute();
  for (const { id: visitId } of visits) {
    for (const table of ["visit_totals", "visit_domains"] as const)
      await tx.deleteFrom(table).where("visit_id", "=", visitId).execute();
    await addUpVisit(tx, { visitId, brandId });
  }
  await tx.deleteFrom("brand_recounts").where("brand_id", "=", brandId).execute();
  await tx
    .updateTable("brands")
    .set({ counted_version: version, recount_failed_at: null })
    .where("id", "=", brandId)
    .execute();
  await dropFirstListings(tx, brandId);
  await keepKinds(tx, brandId);
  const after = await shareListed(tx, brandId);
  const changes = namesChanges(old, names);
  if (changes.length === 0) return;
  for (const [market, share] of after) {
    const moved = share - (before.get(market) ?? share);
    await writeNote(tx, brand, { market, text: noteText(version, changes, moved) });
  }
}

/** Of each prompt of each visit; what names cannot change stays. */
async function replacePrompts(tx: Transaction<Tables>, brandId: string): Promise<void> {
  const recounted = sql`brand_recounts recount join visit_prompts asked
    on asked.visit_id = recount.visit_id and asked.prompt_id = recount.prompt_id and asked.run_id is not null`;
  await sql`
    update visit_prompts asked set naming = sums.naming, points = sums.points, companies = sums.companies,
      missed = sums.missed, standing = sums.standing
    from brand_recounts recount cross join lateral jsonb_to_record(recount.sums)
      as sums (naming smallint[], points real[], companies smallint, missed smallint, standing json)
    where recount.brand_id = ${brandId} and asked.visit_id = recount.visit_id
      and asked.prompt_id = recount.prompt_id and asked.run_id is not null
  `.execute(tx);
  for (const table of ["visit_figures", "visit_mentions", "visit_sources", "visit_searches"])
    await sql`
      delete from ${sql.table(table)} figures using ${recounted}
      where recount.brand_id = ${brandId} and figures.visit_id = recount.visit_id
        and figures.prompt_id = recount.prompt_id
    `.execute(tx);
  await sql`
    insert into visit_figures
      (brand_id, visit_id, prompt_id, company, answers, listed, points, squares, place, called)
    select ${brandId}, recount.visit_id, recount.prompt_id, figure.*
    from ${recounted} cross join lateral jsonb_to_recordset(recount.sums -> 'figures') as figure
      (company text, answers smallint[], listed smallint[], points real[], squares real[], place smallint,
        called jsonb)
    where recount.brand_id = ${brandId}
  `.execute(tx);
  await sql`
    insert into visit_mentions
      (brand_id, visit_id, prompt_id, company, answers, named, contrast, avoided, absent, called)
    select ${brandId}, recount.visit_id, recount.prompt_id, mention.*
    from ${recounted} cross join lateral jsonb_to_recordset(recount.sums -> 'mentions') as mention
      (company text, answers smallint[], named smallint[], contrast smallint[], avoided smallint[],
        absent smallint[], called jsonb)
    where recount.brand_id = ${brandId}
  `.execute(tx);
  await sql`
    insert into visit_searches (brand_id, visit_id, prompt_id, model_id, searched, told, queries)
    select ${brandId}, recount.visit_id, recount.prompt_id, search.*
    from ${recounted} cross join lateral jsonb_to_recordset(recount.sums -> 'searches') as search
      ("modelId" text, searched smallint, told smallint, queries jsonb)
    where recount.brand_id = ${brandId}
  `.execute(tx);
  await sql`
    insert into visit_sources
      (brand_id, visit_id, prompt_id, domain, answers, with_brand, missed, models, lists, pages)
    select ${brandId}, recount.visit_id, recount.prompt_id, source.*
    from ${recounted} cross join lateral jsonb_to_recordset(recount.sums -> 'sources') as source
      (domain text, answers smallint, with_brand smallint, missed smallint, models text[], lists jsonb, pages jsonb)
    where recount.brand_id = ${brandId}
  `.execute(tx);
}

/** Share of answers to open questions that list the brand, over the last weeks, by the market's code. */
async function shareListed(tx: Transaction<Tables>, brandId: string): Promise<Map<string | null, number>> {
  const { rows } = await sql<{ market: string | null; share: number | null }>`
    select market, (sum(figure.listed)::float8 / nullif(sum(figure.answers), 0)) as share
    from (
      select visit.market, unnest(listed) as listed, unnest(answers) as answers from visit_figures
        join brand_visits visit on visit.id = visit_figures.visit_id
        join brand_prompts prompt on prompt.id = visit_figures.prompt_id and prompt.kind = 'open'
      where visit_figures.brand_id = ${brandId} and company = ${BRAND_KEY}
        and visit.due_at > now() - make_interval(weeks => ${WEEKS})
    ) as figure
    group by market order by market
  `.execute(tx);
  return new Map(rows.flatMap(({ market, share }) => (share === null ? [] : [[market, share]])));
}

/** "Names 4: + Toteme, + toteme.com. The past was counted again: +3.1 points over 12 weeks by the names alone." */
function noteText(version: number, changes: readonly string[], moved: number): string {
  const named = changes.slice(0, NAMED_CHANGES).join(", ");
  const more = changes.length > NAMED_CHANGES ? ` and ${changes.length - NAMED_CHANGES} more` : "";
  const points = (Math.round(moved * 1_000) / 10).toFixed(1);
  const told =
    points === "0.0" || points === "-0.0" ? "no change" : `${moved > 0 ? "+" : ""}${points} points`;
  return `Names ${version}: ${named}${more}. The past was counted again: ${told} over ${WEEKS} weeks by the names alone.`;
}

/** At the day of the change, where the brand is. */
async function writeNote(
  tx: Transaction<Tables>,
  brand: Brand,
  { market, text }: { readonly market: string | null; readonly text: string },
): Promise<void> {
  await sql`
    insert into brand_notes (id, brand_id, day, kind, market, text)
    select ${newId()}, brand_id, (made_at at time zone ${brand.time_zone})::date, 'names', ${market}, ${text}
    from brand_names where brand_id = ${brand.id} and version = ${brand.names_version}
  `.execute(tx);
}

/** First listings that the newer names contradict: a visit before lists the brand, or the visit itself does not. */
async function dropFirstListings(tx: Transaction<Tables>, brandId: string): Promise<void> {
  await sql`
    delete from brand_alerts as alert using brand_visits as told
    where alert.brand_id = ${brandId} and alert.type = 'first' and told.id = alert.visit_id
      and (
        exists (
          select from visit_figures as figures join brand_visits as before on before.id = figures.visit_id
          where figures.brand_id = ${brandId} and figures.company = ${BRAND_KEY} and figures.prompt_id = alert.prompt_id
            and before.due_at < told.due_at and 0 < any (figures.listed)
        ) or not exists (
          select from visit_figures as figures
          where figures.brand_id = ${brandId} and figures.company = ${BRAND_KEY} and figures.prompt_id = alert.prompt_id
            and figures.visit_id = told.id and 0 < any (figures.listed)
        )
      )
  `.execute(tx);
}
