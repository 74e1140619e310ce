import { createHash } from "node:crypto";
import { inTransaction } from "@standings/database";
import { type ModelId, PANEL_QUESTIONS, PANEL_VERSION, WEATHER_WEEKS } from "@standings/domain";
import type { PanelWeek, WeatherTest } from "@standings/statistics";
import { sql } from "kysely";
import { mondayOf, weekOfDay } from "../brands/experiments/weeks.ts";
import type { ServiceContext } from "../context.ts";
import { addJob } from "../jobs/add-job.ts";

/** Judges each week that has ended and was not judged yet, of every model that the panel asked (`proof.md` §10). */
export async function judgeWeeks(services: ServiceContext): Promise<void> {
  const { db, settings } = services;
  const thisWeek = weekOfDay(services.now().toISOString().slice(0, 10));
  const { rows } = await sql<{ model_id: ModelId }>`
    select distinct model_id from panel_answers
    where panel = ${PANEL_VERSION} and is_sandbox = ${settings.modelsAreSandbox} and asked_on < ${mondayOf(thisWeek)}::date
      and asked_on > coalesce((
        select max(week) + 6 from weather_weeks as judged
        where judged.model_id = panel_answers.model_id and judged.panel = panel_answers.panel
          and judged.is_sandbox = panel_answers.is_sandbox
      ), '-infinity')
  `.execute(db);
  for (const [nth, { model_id }] of rows.entries())
    await judgeModel(services, model_id, { thisWeek, isLast: nth === rows.length - 1 });
}

interface StoredAnswer {
  readonly day: string;
  readonly question: number;
  readonly served_model: string | null;
  readonly names: string[] | null;
}

interface Judging {
  readonly thisWeek: number;
  /** The last model's transaction queues what follows from the weather of all. */
  readonly isLast: boolean;
}

async function judgeModel(
  services: ServiceContext,
  modelId: ModelId,
  { thisWeek, isLast }: Judging,
): Promise<void> {
  const { modelsAreSandbox: isSandbox } = services.settings;
  await inTransaction(services.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`weather ${modelId}`}))`.execute(tx);
    const judged = await tx
      .selectFrom("weather_weeks")
      .select([sql<string>`week::text`.as("week"), "served_model", "distance", "p", "questions"])
      .where("model_id", "=", modelId)
      .where("panel", "=", PANEL_VERSION)
      .where("is_sandbox", "=", isSandbox)
      .orderBy("week")
      .execute();
    if (isLast) await addJob(tx, "withdraw_alerts", {}, { key: "withdraw_alerts" });
    const answers = await tx
      .selectFrom("panel_answers")
      .select([sql<string>`asked_on::text`.as("day"), "question", "served_model", "names"])
      .where("model_id", "=", modelId)
      .where("panel", "=", PANEL_VERSION)
      .where("is_sandbox", "=", isSandbox)
      .where("asked_on", ">=", mondayOf(thisWeek - WEATHER_WEEKS))
      .where("asked_on", "<", mondayOf(thisWeek))
      // A permutation deals lists in their order: a week is judged alike whoever judges it.
      .orderBy("asked_on")
      .orderBy("question")
      .execute();
    const byWeek = Map.groupBy(answers, ({ day }) => mondayOf(weekOfDay(day)));
    const last = judged.at(-1)?.week ?? "";
    const fresh = [...byWeek.keys()].filter((week) => week > last).sort();
    const served = new Map(judged.map(({ week, served_model }) => [week, served_model]));
    let before = judged.at(-1)?.served_model ?? modelId;
    const weeks = [...judged.map(({ week }) => week), ...fresh].map((week): PanelWeek => {
      const own = byWeek.get(week) ?? [];
      const servedId = served.get(week) ?? mostServed(own) ?? before;
      before = servedId;
      // A week is judged as one version: lists of another would be told as a change of this one.
      const ofVersion = own.filter(({ served_model }) => (served_model ?? servedId) === servedId);
      return { servedId, questions: listsOf(ofVersion), seed: seedOf(modelId, week) };
    });
    const tests = judged.map(({ distance, p, questions }): WeatherTest | null =>
      p === null || distance === null || questions === null ? null : { distance, p, questions },
    );
    if (fresh.length === 0) return;
    const found = (await services.studyReader.makeWeather({ weeks, judged: tests })).slice(judged.length);
    await tx
      .insertInto("weather_weeks")
      .values(
        found.map(({ epoch, test, hasChanged }, nth) => {
          const week = fresh[nth] ?? "";
          return {
            model_id: modelId,
            panel: PANEL_VERSION,
            week,
            served_model: weeks[judged.length + nth]?.servedId ?? modelId,
            epoch,
            has_changed: hasChanged,
            distance: test?.distance ?? null,
            p: test?.p ?? null,
            questions: test?.questions ?? null,
            answers: (byWeek.get(week) ?? []).filter(({ names }) => names !== null).length,
            is_sandbox: isSandbox,
            judged_at: services.now(),
          };
        }),
      )
      .execute();
  });
}

/** Lists of each question of the panel; an answer that failed is missing, one that names nobody is an empty list. */
function listsOf(answers: readonly StoredAnswer[]): string[][][] {
  return PANEL_QUESTIONS.map((_, question) =>
    answers.flatMap((answer) => (answer.question === question && answer.names ? [answer.names] : [])),
  );
}

function mostServed(answers: readonly StoredAnswer[]): string | undefined {
  const byVersion = Map.groupBy(
    answers.filter(({ served_model }) => served_model !== null),
    ({ served_model }) => served_model ?? "",
  );
  return [...byVersion].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))[0]?.[0];
}

/** Seed of a week's permutations: first 8 hexadecimal digits of the SHA-256 of `model:2026-W48`. */
export function seedOf(modelId: ModelId, monday: string): number {
  const hash = createHash("sha256")
    .update(`${modelId}:${isoWeek(monday)}`)
    .digest("hex");
  return Number.parseInt(hash.slice(0, 8), 16);
}

/** The ISO week of a Monday, "2026-W48": it belongs to the year of its Thursday. */
function isoWeek(monday: string): string {
  const thursday = new Date(Date.parse(`${monday}T00:00:00Z`) + 3 * 86_400_000);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * 86_400_000));
  return `${year}-W${String(week).padStart(2, "0")}`;
}
