import type { Connection, Topic } from "@standings/database";
import {
  ASSUMED_SPREAD,
  type PlannedSpread,
  type StudyRequest,
  WEEKS_OF_OWN_SPREAD,
} from "@standings/domain";
import { type OwnSpread, spreadToPlan } from "@standings/statistics";
import { dayOf, weekOfDay } from "../brands/experiments/weeks.ts";
import { readTrackedSpread } from "../brands/topics/get-tracked-topics.ts";

/** What is told of a topic in some weeks. */
export interface SpreadOfWeeks extends Omit<OwnSpread, "weeks"> {
  readonly weeks: readonly number[];
}

/**
 * How much answers to a topic are to be expected to scatter: assumed until it was asked in four different weeks, by studies or
 * visits, then as its own answers of those weeks do (`names-claims-topics-markets.md` §3.6).
 */
export async function readSpread(db: Connection, topic: Topic): Promise<PlannedSpread> {
  const { focus } = topic;
  const found = focus ? [...(await spreadsOfStudies(db, topic)), ...(await spreadOfVisits(db, topic))] : [];
  const weeks = new Set(found.flatMap((one) => one.weeks)).size;
  if (weeks < WEEKS_OF_OWN_SPREAD) return { ...ASSUMED_SPREAD, from: "assumed", weeks };
  const own = found.map((one) => ({ ...one, weeks: one.weeks.length }));
  return { ...spreadToPlan(own), from: "own", weeks };
}

/** Of ended studies that ask for the company in focus. */
async function spreadsOfStudies(db: Connection, { id, focus }: Topic): Promise<SpreadOfWeeks[]> {
  const studies = await db
    .selectFrom("studies")
    .innerJoin("runs", "runs.id", "studies.run_id")
    .select(["studies.brief", "studies.created_at", "runs.request"])
    .where("studies.topic_id", "=", id)
    .where("runs.status", "=", "completed")
    .execute();
  return studies.flatMap(({ brief, created_at, request }) => {
    const found = brief?.topic;
    const spread = found?.focus?.spread;
    if (!spread || (request as StudyRequest).focus?.domain !== focus?.domain) return [];
    const { wording, noise } = spread;
    return [{ wording, noise, wordings: found.wordings, weeks: [weekOfDay(dayOf(created_at, "UTC"))] }];
  });
}

/** Of the visits of a brand that is the company in focus. */
async function spreadOfVisits(db: Connection, { id, brand_id, focus }: Topic): Promise<SpreadOfWeeks[]> {
  if (brand_id === null) return [];
  const brand = await db.selectFrom("brands").selectAll().where("id", "=", brand_id).executeTakeFirst();
  if (brand?.domain !== focus?.domain || !brand) return [];
  const spread = await readTrackedSpread(db, brand, id);
  return spread ? [spread] : [];
}
