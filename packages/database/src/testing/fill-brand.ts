import { randomUUID } from "node:crypto";
import { type BrandCompany, IDENTITY_VERSION, type NamedEntry } from "@standings/domain";
import { CompiledQuery } from "kysely";
import type { Database } from "../database.ts";
import { addUpVisit } from "../queries/visit-sums.ts";

export interface FilledBrand {
  readonly userId: string;
  readonly models: readonly string[];
  readonly weeks: number;
  readonly prompts: number;
  readonly competitors: number;
}

function namesOf({ name, domain }: NamedEntry): BrandCompany {
  const names = [{ text: name, kind: "name", rule: "any" }] as const;
  return { name, domain, names, sites: [domain], not: [], categoryWords: [] };
}

/** Adds a brand with so many weekly visits of five models, as their ends leave it; its id. */
export async function fillBrand(
  db: Database,
  { userId, models, weeks, prompts, competitors: rivals }: FilledBrand,
): Promise<string> {
  const query = (text: string, values: unknown[]) => db.executeQuery(CompiledQuery.raw(text, values));
  const id = randomUUID();
  const rival = (nth: number) => ({ name: `Rival ${nth}`, domain: `rival-${nth}.com` });
  const own = { name: "Own", domain: `own-${weeks}.com` };
  const competitors = Array.from({ length: rivals }, (_, nth) => rival(nth));
  await query(
    `insert into brands (id, user_id, name, domain, models, web_search, rhythm, day, hour, time_zone, rounds, competitors)
      values ($1, $2, 'Own', $3, $4, true, 'weekly', 1, 6, 'UTC', 3, $5)`,
    [id, userId, own.domain, models, JSON.stringify(competitors)],
  );
  await query("insert into brand_names (brand_id, version, spec, made_by) values ($1, 1, $2, 'settings')", [
    id,
    JSON.stringify([own, ...competitors].map(namesOf)),
  ]);
  await query(
    `insert into brand_prompts (id, brand_id, prompt, prompt_key, label, position)
      select gen_random_uuid(), $1, 'Question ' || n, 'question ' || n, 'Label ' || n % 5, n
      from generate_series(1, $2::integer) n`,
    [id, prompts],
  );
  await query(
    `insert into brand_visits
        (id, brand_id, user_id, due_at, began_at, state, prompts, rounds, models, web_search, is_sandbox, funding, held, used, ended_at,
          identity_version)
      select gen_random_uuid(), $1, $2, at, at, 'completed', $3, 3, $4, true, true,
        'business', 300, 300, now(), $6::smallint
      from generate_series(1, $5::integer) n, lateral (select now() - make_interval(weeks => n - 1) as at) as place`,
    [id, userId, prompts, models, weeks, IDENTITY_VERSION],
  );
  const standing = Array.from({ length: 25 }, (_, nth) => ({
    ...rival(nth),
    key: nth === 3 ? "" : `rival-${nth}.com`,
    points: 1 - nth / 25,
  }));
  await query(
    `insert into visit_prompts
        (visit_id, prompt_id, brand_id, position, state, served, answers, points, companies, missed, standing)
      select visit.id, prompt.id, $1, position, 'done', $2, '{3,3,3,3,3}', '{30,30,30,30,30}', 40, 4, $3::jsonb
      from brand_visits visit cross join brand_prompts prompt where visit.brand_id = $1 and prompt.brand_id = $1`,
    [id, models, JSON.stringify(standing)],
  );
  await query(
    `insert into visit_figures
        (brand_id, company, visit_id, prompt_id, answers, listed, points, squares, place)
      select $1, company, visit_id, prompt_id, '{3,3,3,3,3}', array[3, 2, 3, floor(random() * 3), 1]::smallint[],
        array[2.5, 1.4, 2.2, random(), 0.5]::real[], '{2.1,1,1.7,0.4,0.25}', 1 + floor(random() * 20)
      from visit_prompts cross join (
        select case n when 0 then '' else 'rival-' || n - 1 || '.com' end as company
        from generate_series(0, $2::integer) n
      ) as companies
      where brand_id = $1`,
    [id, rivals],
  );
  await query(
    `insert into visit_sources
        (brand_id, visit_id, prompt_id, domain, answers, with_brand, missed, models, lists, pages)
      select $1, visit_id, prompt_id, 'source-' || n || '.com', 6, 3, 2, $2,
        '[{"name":"Rival 1","domain":"rival-1.com","answers":4},{"name":"Rival 2","domain":"rival-2.com","answers":3}]',
        '[{"url":"https://source.com/a","answers":4},{"url":"https://source.com/b","answers":2}]'
      from visit_prompts cross join generate_series(1, 15) n where brand_id = $1`,
    [id, models],
  );
  await query(
    `update brand_visits set asked =
      (select array_agg(prompt_id order by position) from visit_prompts where visit_id = brand_visits.id)
      where brand_id = $1`,
    [id],
  );
  // The planner knows nothing yet of what was just written.
  await query("analyze visit_figures, visit_prompts, visit_sources", []);
  const visits = await db.selectFrom("brand_visits").select("id").where("brand_id", "=", id).execute();
  for (const visit of visits) await addUpVisit(db, { visitId: visit.id, brandId: id });
  return id;
}
