import type { Connection } from "@standings/database";
import type { ModelId, NamedEntry, SourceToGet } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { inList, type ReadVisit } from "./read-visits.ts";

/** Answers of visits that list a competitor and not the brand. */
export async function countMissed(
  db: Connection,
  visits: readonly ReadVisit[],
  promptIds: readonly string[] | null,
): Promise<number> {
  const { rows } = await sql<{ missed: number }>`
    select coalesce(sum(missed), 0)::integer as missed from visit_prompts
    where visit_id = ${inList(visits)} and ${ofPrompts(promptIds)}
  `.execute(db);
  return rows[0]?.missed ?? 0;
}

/** Condition for rows of some prompts; of all when null. */
export function ofPrompts(promptIds: readonly string[] | null): RawBuilder<boolean> {
  return promptIds === null ? sql<boolean>`true` : sql<boolean>`prompt_id = any (${[...promptIds]}::uuid[])`;
}

/** Companies and pages that a source is shown with. */
const SHOWN = 5;

/** A cited domain over visits. */
export interface SourceSums {
  readonly domain: string;
  readonly answers: number;
  readonly withBrand: number;
  readonly missed: number;
  readonly prompts: number;
  readonly models: ModelId[];
  readonly lists: (NamedEntry & { readonly answers: number })[];
  readonly pages: { readonly url: string; readonly answers: number }[];
}

/** What visits cite, added up by visit; of some prompts, by prompt. */
function citedIn(visits: readonly ReadVisit[], promptIds: readonly string[] | null): RawBuilder<unknown> {
  const columns = sql`answers, with_brand, missed, models, lists, pages`;
  return promptIds === null
    ? sql`select domain, prompt_ids, ${columns} from visit_domains where visit_id = ${inList(visits)}`
    : sql`select domain, array[prompt_id] as prompt_ids, ${columns} from visit_sources
        where visit_id = ${inList(visits)} and ${ofPrompts(promptIds)}`;
}

/** Domains that answers of visits cite, those first that `order` puts first. */
export async function readSources(
  db: Connection,
  visits: readonly ReadVisit[],
  promptIds: readonly string[] | null,
  { order, limit }: { readonly order: "missed" | "answers"; readonly limit: number },
): Promise<SourceSums[]> {
  const { rows } = await sql<SourceSums>`
    with cited as (
      ${citedIn(visits, promptIds)}
    ), first as (
      select domain, sum(answers)::integer as answers, sum(with_brand)::integer as "withBrand",
        sum(missed)::integer as missed
      from cited group by domain
      ${order === "missed" ? sql`having sum(missed) > 0` : sql``}
      order by ${order === "missed" ? sql`sum(missed)` : sql`sum(answers)`} desc, domain limit ${limit}
    ), picked as (
      -- Prompts, models, lists and pages are looked into for the domains that are shown alone.
      select domain, prompt_ids, models, lists, pages from cited join (select domain from first) as one using (domain)
    ), asked as (
      select domain, count(distinct prompt)::integer as prompts
      from picked cross join unnest(prompt_ids) as prompt group by domain
    ), citing as (
      select domain, array_agg(model order by model) as models
      from (
        select distinct domain, model
        from (select distinct domain, models from picked) as sets cross join unnest(models) as model
      ) as one group by domain
    ), listing as (
      select domain, json_agg(json_build_object('name', name, 'domain', of, 'answers', answers) order by nth) as lists
      from (
        select picked.domain, entry.name, entry.domain as of, sum(entry.answers)::integer as answers,
          row_number() over (partition by picked.domain order by sum(entry.answers) desc, entry.name) as nth
        from picked cross join jsonb_to_recordset(lists) as entry (name text, domain text, answers integer)
        group by picked.domain, entry.name, entry.domain
      ) as entries where nth <= ${SHOWN} group by domain
    ), paged as (
      select domain, json_agg(json_build_object('url', url, 'answers', answers) order by nth) as pages
      from (
        select picked.domain, page.url, sum(page.answers)::integer as answers,
          row_number() over (partition by picked.domain order by sum(page.answers) desc, page.url) as nth
        from picked cross join jsonb_to_recordset(pages) as page (url text, answers integer)
        group by picked.domain, page.url
      ) as entries where nth <= ${SHOWN} group by domain
    )
    select first.*, prompts, coalesce(models, '{}') as models, coalesce(lists, '[]') as lists,
      coalesce(pages, '[]') as pages
    from first join asked using (domain) left join citing using (domain) left join listing using (domain)
      left join paged using (domain)
    order by ${order === "missed" ? sql`missed` : sql`answers`} desc, domain
  `.execute(db);
  return rows;
}

/** Domains that are cited most where a competitor is listed and the brand is not. */
export async function readSourcesToGet(
  db: Connection,
  visits: readonly ReadVisit[],
  promptIds: readonly string[] | null,
  limit: number,
): Promise<SourceToGet[]> {
  if (visits.length === 0) return [];
  const sources = await readSources(db, visits, promptIds, { order: "missed", limit });
  return sources.map(({ domain, missed, prompts, models, lists, pages }) => ({
    domain,
    answers: missed,
    prompts,
    models,
    lists: lists.slice(0, 3).map(({ name, domain: of }) => ({ name, domain: of })),
    page: pages[0]?.url ?? null,
  }));
}
