import { sql } from "kysely";
import type { Connection } from "../database.ts";

/** Everybody, in `visit_totals`. */
export const EVERYBODY = "*";

/**
 * Adds up what a visit found over its prompts, by company, and packs the figures of each prompt beside it, so that a page
 * reads one row for each visit and company; the same for each cited domain. Done again, it changes nothing.
 */
export async function addUpVisit(
  db: Connection,
  { visitId, brandId }: { readonly visitId: string; readonly brandId: string },
): Promise<void> {
  await sql`
    with sums as (
      select figures.company, model, sum(figures.answers[model]) as answers, sum(figures.listed[model]) as listed,
        sum(figures.points[model]) as points
      from visit_figures figures
        cross join lateral generate_subscripts(figures.listed, 1) as model
      where figures.visit_id = ${visitId}
      group by figures.company, model
      union all
      select ${EVERYBODY}, model, sum(answers[model]), 0, sum(points[model])
      from visit_prompts cross join lateral generate_subscripts(answers, 1) as model
      where visit_id = ${visitId} and state = 'done'
      group by model
    ), packed as (
      select company, json_agg(
        json_build_array(position, figures.answers, figures.listed, figures.points, figures.squares, figures.place)
        order by position) as by_prompt
      from visit_figures figures join visit_prompts using (visit_id, prompt_id)
      where figures.visit_id = ${visitId}
      group by company
    )
    insert into visit_totals (brand_id, visit_id, company, answers, listed, points, by_prompt)
    select ${brandId}, ${visitId}, company, array_agg(answers order by model), array_agg(listed order by model),
      array_agg(points order by model), coalesce((select by_prompt from packed where packed.company = sums.company), '[]')
    from sums group by company
    on conflict do nothing
  `.execute(db);
  await sql`
    with cited as (
      select prompt_id, domain, answers, with_brand, missed, models, lists, pages
      from visit_sources where visit_id = ${visitId}
    ), citing as (
      select domain, array_agg(distinct model order by model) as models
      from cited cross join unnest(models) as model group by domain
    ), listing as (
      select domain, jsonb_agg(jsonb_build_object('name', name, 'domain', of, 'answers', answers)) as lists
      from (
        select cited.domain, entry.name, entry.domain as of, sum(entry.answers)::integer as answers
        from cited cross join jsonb_to_recordset(lists) as entry (name text, domain text, answers integer)
        group by cited.domain, entry.name, entry.domain
      ) as entries group by domain
    ), paged as (
      select domain, jsonb_agg(jsonb_build_object('url', url, 'answers', answers)) as pages
      from (
        select cited.domain, page.url, sum(page.answers)::integer as answers
        from cited cross join jsonb_to_recordset(pages) as page (url text, answers integer)
        group by cited.domain, page.url
      ) as entries group by domain
    )
    insert into visit_domains
      (brand_id, visit_id, domain, answers, with_brand, missed, prompt_ids, models, lists, pages)
    select ${brandId}, ${visitId}, domain, sum(answers), sum(with_brand), sum(missed), array_agg(prompt_id),
      coalesce((select models from citing where citing.domain = cited.domain), '{}'),
      coalesce((select lists from listing where listing.domain = cited.domain), '[]'),
      coalesce((select pages from paged where paged.domain = cited.domain), '[]')
    from cited group by domain
    on conflict do nothing
  `.execute(db);
}
