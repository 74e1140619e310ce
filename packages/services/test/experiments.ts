import { newId } from "@standings/database";
import { asModelId, IDENTITY_VERSION } from "@standings/domain";
import { sql } from "kysely";
import { createExperiment, type NamedWish } from "../src/brands/experiments/change-experiment.ts";
import { freezeExperiment } from "../src/brands/experiments/freeze-experiment.ts";
import { goLive } from "../src/brands/experiments/run-experiment.ts";
import { addDays, dayOf, mondayOf, weekOfDay } from "../src/brands/experiments/weeks.ts";
import { addBrand } from "./brands.ts";
import { FIVE } from "./searches.ts";
import type { TestServices } from "./test-services.ts";
import { addUser, type TestUser } from "./users.ts";

export const MODELS = FIVE.slice(0, 3).map(asModelId);
const MONDAY_HOUR = "06:00:00Z";

export interface MadeBrand {
  readonly brandId: string;
  /** In the order of the brand. */
  readonly promptIds: readonly string[];
  /** Monday of a week that counts from 0; week 10 is the next one. */
  readonly mondayAt: (week: number) => string;
}

/** A brand that asks so many open questions of three models every Monday. */
export async function addTrackedBrand(
  services: Pick<TestServices, "db" | "context">,
  maya: Pick<TestUser, "request">,
  { prompts = 12 }: { readonly prompts?: number } = {},
): Promise<MadeBrand> {
  const brandId = await addBrand(maya, {
    models: MODELS,
    timeZone: "UTC",
    rounds: 3,
    prompts: Array.from({ length: prompts }, (_, nth) => ({
      prompt: `Best tool number ${nth}`,
      label: null,
    })),
  });
  const rows = await services.db
    .selectFrom("brand_prompts")
    .select("id")
    .where("brand_id", "=", brandId)
    .orderBy("position")
    .execute();
  const next = weekOfDay(dayOf(services.context.now(), "UTC")) + 1;
  return { brandId, promptIds: rows.map(({ id }) => id), mondayAt: (week) => mondayOf(next + week - 10) };
}

export interface MadeCell {
  readonly prompt: number;
  readonly model: number;
  readonly week: number;
}

export interface MadeWeeks {
  readonly from: number;
  readonly to: number;
  readonly market?: string | null;
  /** Mean score of three answers, 0 to 100; null: no answer. */
  readonly value: (cell: MadeCell) => number | null;
  readonly served?: (cell: MadeCell) => string;
}

/** Visits of some weeks as their ends leave them. */
export async function addMadeWeeks(
  { db }: Pick<TestServices, "db">,
  { userId }: Pick<TestUser, "userId">,
  { brandId, promptIds, mondayAt }: MadeBrand,
  { from, to, value, served = () => "v1", market = null }: MadeWeeks,
): Promise<void> {
  const weeks = Array.from({ length: to - from + 1 }, (_, nth) => ({ week: from + nth, visitId: newId() }));
  const visits = weeks.map(({ week, visitId }) => {
    const dueAt = new Date(`${mondayAt(week)}T${MONDAY_HOUR}`);
    return {
      ...{ id: visitId, brand_id: brandId, user_id: userId, market, state: "completed" as const },
      ...{ due_at: dueAt, began_at: dueAt, prompts: promptIds.length, rounds: 3 },
      ...{ models: [...MODELS], asked: [...promptIds], web_search: true, is_sandbox: true },
      ...{ funding: "credits" as const, held: 36, used: 36, ended_at: new Date() },
      identity_version: IDENTITY_VERSION,
    };
  });
  await db.insertInto("brand_visits").values(visits).execute();
  const cells = weeks.flatMap(({ week, visitId }) =>
    promptIds.map((promptId, prompt) => {
      const values = MODELS.map((_, model) => value({ prompt, model, week }));
      const answers = values.map((one) => (one === null ? 0 : 3));
      const points = values.map((one) => (3 * (one ?? 0)) / 100);
      return {
        ...{ brand_id: brandId, visit_id: visitId, prompt_id: promptId, position: prompt },
        ...{ company: "", state: "done", naming: answers, answers, points },
        served: MODELS.map((_, model) => served({ prompt, model, week })),
        listed: answers.map((count) => Math.min(1, count)),
        // A scatter of 600 squared points in each cell.
        squares: points.map((sum) => sum ** 2 / 3 + 0.06),
      };
    }),
  );
  const rows = JSON.stringify(cells);
  await sql`
    insert into visit_prompts (visit_id, prompt_id, brand_id, position, state, served, answers, naming, points)
    select visit_id, prompt_id, brand_id, position, state, served, answers, naming, points
    from json_populate_recordset(null::visit_prompts, ${rows})
  `.execute(db);
  await sql`
    insert into visit_figures (brand_id, company, visit_id, prompt_id, answers, listed, points, squares)
    select brand_id, company, visit_id, prompt_id, answers, listed, points, squares
    from json_populate_recordset(null::visit_figures, ${rows})
  `.execute(db);
}

/** The golden experiment of `proof.md` §11: the first six prompts gain from week 11 on; two of three models change. */
export const GOLDEN: Pick<MadeWeeks, "value" | "served"> = {
  value: ({ prompt: i, model: m, week: t }) =>
    i === 3 && m === 0 && t === 5
      ? null
      : 30 +
        2 * i +
        4 * m +
        3 * Math.sin(0.9 * i + 1.3 * m + 0.7 * t) +
        2 * Math.cos(0.5 * t) +
        (i < 6 && t >= 11 ? 8 + i / 2 : 0),
  served: ({ model, week }) => ["a1", week <= 3 ? "b1" : "b2", week <= 12 ? "c1" : "c2"][model] ?? "",
};

/** One action aimed at the first six prompts, the others as controls; the start is the next Monday. */
export function experimentOf(
  { promptIds, mondayAt }: MadeBrand,
  changes: Partial<NamedWish> = {},
): NamedWish {
  return {
    name: "Comparison page",
    market: null,
    actions: [{ address: "https://hubspot.com/compare", promptIds: promptIds.slice(0, 6) }],
    controls: promptIds.slice(6, 12),
    outcome: "score",
    lag: 1,
    looks: 1,
    worth: 9,
    startsOn: mondayAt(10),
    isDrawn: false,
    ...changes,
  };
}

/** Does something on the Monday of a week. */
export function inWeek<Result>(
  services: TestServices,
  { mondayAt }: MadeBrand,
  week: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const today = Date.parse(dayOf(services.context.now(), "UTC"));
  const days = (Date.parse(addDays(mondayAt(week), 0)) - today) / 86_400_000;
  return services.after(days * 86_400_000, work);
}

/** A frozen plan over ten weeks of the golden past, live on the Monday of the eleventh. */
export async function beginExperiment(
  services: TestServices,
  changes: Partial<NamedWish> = {},
  prompts = 12,
  /** Of its prompts, in their order. */
  actions?: (promptIds: readonly string[]) => NamedWish["actions"],
) {
  const maya = await addUser(services, { credits: 500 });
  const made = await addTrackedBrand(services, maya, { prompts });
  const { brandId } = made;
  await addMadeWeeks(services, maya, made, { from: 0, to: 9, ...GOLDEN });
  const { id: experimentId } = await createExperiment(maya.request, {
    brandId,
    ...experimentOf(made, actions ? { ...changes, actions: actions(made.promptIds) } : changes),
  });
  const of = { brandId, experimentId };
  const frozen = await freezeExperiment(maya.request, of);
  const weeks = (from: number, to: number) => addMadeWeeks(services, maya, made, { from, to, ...GOLDEN });
  const tellLive = () =>
    inWeek(services, made, 10, async () => {
      for (const { id: actionId } of frozen.plan.actions)
        await goLive(maya.request, { ...of, actionId, liveOn: made.mondayAt(10) });
    });
  return { maya, made, of, frozen, weeks, tellLive };
}
