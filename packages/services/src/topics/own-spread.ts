import type { Connection, Topic } from "@standings/database";
import {
  BRAND_KEY,
  type BrandPrompt,
  type KnownSpread,
  type NamedEntry,
  type PlannedSpread,
  promptKey,
  readMarket,
  type StudyTopic,
  WEEKS_OF_OWN_SPREAD,
  type Wording,
} from "@standings/domain";
import { assumedSpread, spreadOf, spreadToPlan } from "@standings/statistics";
import { sql } from "kysely";
import { dayOf, weekOfDay } from "../brands/experiments/weeks.ts";
import { type FigureRow, type ReadVisit, sameSearch } from "../brands/overview/read-visits.ts";
import { countOver, hasAskedEnough, panelOf } from "../brands/topics/get-tracked-topics.ts";

interface SpreadOfWeeks {
  readonly spread: KnownSpread;
  /** Numbers of calendar weeks, UTC. */
  readonly weeks: readonly number[];
}

/**
 * How far answers to a topic are to be expected to scatter (`names-claims-topics-markets.md` §3.6): as assumed, until studies or visits
 * of four calendar weeks tell it of the company in focus. `wordings` are all of the topic, `models` how many are to be asked.
 */
export async function readSpread(
  db: Connection,
  topic: Topic,
  wordings: readonly Wording[],
  models: number,
): Promise<PlannedSpread> {
  const { focus, brand_id } = topic;
  const ofStudies = focus ? await spreadsOfStudies(db, topic, focus) : [];
  const ofVisits = focus && brand_id ? await spreadOfVisits(db, topic, focus, wordings) : null;
  const found = ofVisits ? [...ofStudies, ofVisits] : ofStudies;
  const weeks = new Set(found.flatMap((one) => one.weeks)).size;
  if (weeks < WEEKS_OF_OWN_SPREAD) return { ...assumedSpread(models), from: "assumed", weeks };
  const spread = spreadToPlan(
    found.map((one) => one.spread),
    models,
  );
  return { ...spread, from: "own", weeks };
}

/** Newest studies of a topic that are looked at. */
const STUDIES_LOOKED_AT = 50;

/** Of ended studies with the company in focus that asked enough wordings twice. */
async function spreadsOfStudies(db: Connection, { id }: Topic, focus: NamedEntry): Promise<SpreadOfWeeks[]> {
  const studies = await db
    .selectFrom("studies")
    .innerJoin("runs", "runs.id", "studies.run_id")
    .select(["studies.created_at", sql<KnownSpread | null>`brief #> '{topic,focus,spread}'`.as("spread")])
    .where("studies.topic_id", "=", id)
    .where("runs.status", "=", "completed")
    .where(sql`runs.request #>> '{focus,domain}'`, "=", focus.domain)
    .orderBy("studies.created_at", "desc")
    .limit(STUDIES_LOOKED_AT)
    .execute();
  return studies.flatMap(({ spread, created_at }) =>
    spread === null ? [] : [{ spread, weeks: [weekOf(created_at)] }],
  );
}

interface VisitsOfTopic extends Pick<StudyTopic, "members" | "strata"> {
  /** Prompts of the brand that may be wordings. */
  readonly prompts: readonly Pick<BrandPrompt, "id" | "prompt" | "kind">[];
  /** Oldest first. */
  readonly visits: readonly (Pick<ReadVisit, "id" | "models" | "searched_by" | "ways"> & {
    /** ISO 8601. */
    readonly due_at: string;
  })[];
  readonly rows: readonly Pick<FigureRow, "visit_id" | "prompt_id" | "answers" | "listed">[];
}

/** Of the newest four weeks in which visits of the brand that is in focus asked the topic, the same way throughout; null where they asked too little. */
async function spreadOfVisits(
  db: Connection,
  topic: Topic,
  focus: NamedEntry,
  wordings: readonly Wording[],
): Promise<SpreadOfWeeks | null> {
  const market = readMarket(topic.market);
  const keys = wordings.map(({ prompt }) => promptKey(prompt, market));
  const found = await readVisitsOfTopic(db, topic, focus, keys);
  if (!found) return null;
  const { members, strata, prompts } = found;
  const rows = found.rows.map((row) => ({ ...NO_POINTS, ...row }));
  const panel = panelOf({ members, strata, prompts, rows, axis: { market } });
  const visits = sameSearch(found.visits, found.visits.at(-1)).filter((visit) =>
    hasAskedEnough(panel, visit),
  );
  const spread = spreadOf(countOver(panel, visits).strata);
  return spread ? { spread, weeks: visits.map(({ due_at }) => weekOf(new Date(due_at))) } : null;
}

const NO_POINTS = { company: BRAND_KEY, strata: [], points: [], squares: [], place: null };

/** One query: plans are made again at each step of a slider. */
async function readVisitsOfTopic(
  db: Connection,
  { id, brand_id, form, market }: Topic,
  { domain }: NamedEntry,
  keys: readonly string[],
): Promise<VisitsOfTopic | undefined> {
  const figures =
    form === "list"
      ? sql`select visit_id, prompt_id, company, answers, listed from visit_figures where brand_id = ${brand_id}`
      : sql`select visit_id, prompt_id, company, answers, named as listed from visit_mentions where brand_id = ${brand_id}`;
  const { rows } = await sql<VisitsOfTopic>`
    with prompts as materialized (
      select id, prompt, kind from brand_prompts
      where brand_id = ${brand_id} and prompt_key = any (${[...keys]}) and removed_at is null
    ), visits as materialized (
      select * from (
        select id, due_at, models, searched_by, ways,
          dense_rank() over (order by date_trunc('week', due_at at time zone 'UTC') desc) as nth
        from brand_visits
        where brand_id = ${brand_id} and market is not distinct from ${market} and state = 'completed'
      ) as of_brand
      where nth <= ${WEEKS_OF_OWN_SPREAD}
    )
    select frozen.members, frozen.strata,
      (select coalesce(json_agg(prompts), '[]') from prompts) as prompts,
      (select coalesce(json_agg(visits order by due_at), '[]') from visits) as visits,
      (
        select coalesce(json_agg(figures), '[]') from (${figures}) as figures
        where company = ${BRAND_KEY} and visit_id = any (array(select id from visits))
          and prompt_id = any (array(select id from prompts))
      ) as rows
    from tracked_topics tracked
      join topic_versions frozen using (topic_id, version)
      join brands brand on brand.id = tracked.brand_id
    where topic_id = ${id} and brand.id = ${brand_id} and brand.domain = ${domain}
  `.execute(db);
  return rows[0];
}

function weekOf(at: Date): number {
  return weekOfDay(dayOf(at, "UTC"));
}
