// @module-tag long
import type { ExperimentRecord } from "@standings/domain";
import { sized } from "@standings/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBrand } from "../../../test/brands.ts";
import { CLAUDE, GPT } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { setWorld } from "../../../test/world.ts";
import { beginDueVisits } from "../visits/begin-due-visits.ts";
import { createExperiment } from "./change-experiment.ts";
import { freezeExperiment } from "./freeze-experiment.ts";
import type { OfExperiment } from "./own-experiment.ts";
import { getExperiment } from "./read-experiments.ts";
import { goLive } from "./run-experiment.ts";
import { addDays, dayOf, mondayOf, weekOfDay } from "./weeks.ts";

/**
 * Experiments through the whole product on the sandbox's models, whose truth is known: brands are visited weekly by a clock that
 * the test moves, plans are frozen, actions told as live, looks taken by the job. In half of them the targets rise by 15 points,
 * in half nothing happens. `pnpm verify:experiments`: 200 of them.
 */
const EXPERIMENTS = sized({ gate: 4, whole: 4, full: Number(process.env.COUNT ?? 200) });
/** Number of the first: others are others, so that a run can be done in parts. */
const FROM = Number(process.env.FROM ?? 0);
/** Of one account: it may have fifty brands. */
const OF_ACCOUNT = 25;
const GROUP = 5;
const BEFORE = 8;
const LAG = 1;
const COUNTED = 4;
/** Points that an action gives, where it does anything. */
const EFFECT = 15;
const DOMAIN = "hubspot.com";
/** Hours of a slow machine. */
const LONGEST_MS = process.env.VERIFY === "full" ? 4 * 3_600_000 : 300_000;
/** `proof.md` §8: "rose" or "fell" where nothing happened, and ranges that hold the truth, at worst. */
const MOST_FALSE = 0.05;
const LEAST_COVERAGE = 0.93;
/** What the formula of power errs by (`proof.md` §8). */
const POWER_ERRS = 0.043;
/** One of the 66 choices of two visits of twelve. */
const CHANCE_OF_A_MOVE = 1 / 66;
/** An experiment in a hundred is refused because its prompts seem to have moved before. */
const LEAST_ANSWERED = 0.75;

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterAll(() => services.close());

interface Simulated {
  readonly owner: TestUser;
  readonly of: OfExperiment;
  readonly effect: number;
}

/** A brand of so many targets and controls. What its targets are asked for tells the sandbox where a rise is aimed at. */
async function addOne(
  owner: TestUser,
  nth: number,
): Promise<Pick<Simulated, "owner" | "effect"> & { readonly brandId: string }> {
  const effect = nth % 2 === 0 ? EFFECT : 0;
  const trades = [effect > 0 ? "florists" : "bakers", "dentists"];
  const prompts = trades.flatMap((trade) =>
    Array.from({ length: GROUP }, (_, at) => ({
      prompt: `Best CRM for ${trade} in group ${nth}-${at}`,
      label: null,
    })),
  );
  const brandId = await addBrand(owner, {
    ...{ prompts, models: [GPT, CLAUDE], rounds: 2, webSearch: false, timeZone: "UTC", hour: 0 },
    ...{ competitors: [], aliases: [] },
  });
  return { owner, effect, brandId };
}

/** Does something on a day, in the product and in the sandbox. */
async function onDay<Result>(
  day: string,
  world: Parameters<typeof setWorld>[1],
  work: () => Promise<Result>,
): Promise<Result> {
  await setWorld(services, { ...world, courses: [{ domain: DOMAIN, asked: "crm" }], today: day });
  return services.after(Date.parse(`${day}T01:00:00Z`) - Date.now(), work);
}

/** The visits of a week, some brands at a time, as the product begins them, with the jobs that their ends queue. */
async function visitAll(): Promise<void> {
  const now = services.context.now();
  const running = services.db.selectFrom("brand_visits").select("id").where("state", "=", "running").limit(1);
  const due = services.db.selectFrom("brands").select("id").where("next_visit_at", "<=", now).limit(1);
  while ((await due.execute()).length > 0) {
    await beginDueVisits(services.services.systemRequest(), now);
    // However long hundreds of brands take.
    while ((await running.execute()).length > 0) await services.runJobs();
  }
}

async function freeze(
  { owner, effect, brandId }: Awaited<ReturnType<typeof addOne>>,
  startsOn: string,
): Promise<Simulated> {
  const prompts = await services.db
    .selectFrom("brand_prompts")
    .select("id")
    .where("brand_id", "=", brandId)
    .orderBy("position")
    .execute();
  const ids = prompts.map(({ id }) => id);
  const { id: experimentId } = await createExperiment(owner.request, {
    ...{
      brandId,
      name: "A page",
      market: null,
      outcome: "score",
      lag: LAG,
      looks: 1,
      worth: EFFECT,
      startsOn,
      isDrawn: false,
    },
    actions: [{ address: "A page", promptIds: ids.slice(0, GROUP) }],
    controls: ids.slice(GROUP),
  });
  const of = { brandId, experimentId };
  await freezeExperiment(owner.request, of);
  return { owner, of, effect };
}

/** All experiments from the first visit to the look. */
async function live(): Promise<{ readonly effect: number; readonly record: ExperimentRecord }[]> {
  const monday = (week: number) => mondayOf(weekOfDay(dayOf(new Date(), "UTC")) + 1 + week);
  const owners = await Promise.all(
    Array.from({ length: Math.ceil(EXPERIMENTS / OF_ACCOUNT) }, () =>
      addUser(services, { credits: 100_000 }),
    ),
  );
  const brands: Awaited<ReturnType<typeof addOne>>[] = [];
  for (let nth = 0; nth < EXPERIMENTS; nth += 1)
    brands.push(await addOne(owners[Math.floor(nth / OF_ACCOUNT)] ?? expect.fail(), FROM + nth));
  for (let week = 0; week < BEFORE; week += 1) await onDay(monday(week), {}, visitAll);
  const begun = await onDay(addDays(monday(BEFORE), -3), {}, async () => {
    const all: Simulated[] = [];
    for (const brand of brands) all.push(await freeze(brand, monday(BEFORE)));
    return all;
  });
  const rises = [
    { domain: DOMAIN, asked: "florists", points: EFFECT, from: monday(BEFORE), lagDays: 7 * LAG },
  ];
  for (let week = BEFORE; week < BEFORE + LAG + COUNTED; week += 1)
    await onDay(monday(week), { rises }, async () => {
      if (week === BEFORE)
        for (const { owner, of } of begun) {
          const { plan } = await getExperiment(owner.request, of);
          for (const { id: actionId } of plan.actions)
            await goLive(owner.request, { ...of, actionId, liveOn: monday(week) });
        }
      await visitAll();
    });
  return Promise.all(
    begun.map(async ({ owner, of, effect }) => ({ effect, record: await getExperiment(owner.request, of) })),
  );
}

type Ended = Awaited<ReturnType<typeof live>>[number];

/** What an experiment that was answered says, beside its truth and what its plan told. */
function toFinding({ effect, record: { forecast, looks } }: Ended) {
  const result = looks[0]?.result;
  if (result?.kind !== "answered") return [];
  const { verdict, naive } = result;
  const { value, range } = result.effect;
  const { power = null, smallest = null } = forecast ?? {};
  if (power === null || smallest === null) return expect.fail("a frozen plan has its power");
  const isHeld = range.low <= effect && effect <= range.high;
  return [{ effect, verdict, value, isHeld, power, smallest, naiveWorks: (naive?.range.low ?? 0) > 0 }];
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
const shareOf = <T>(all: readonly T[], is: (one: T) => boolean) =>
  meanOf(all.map((one) => (is(one) ? 1 : 0)));
/** Three standard errors of a share of so many. */
const chanceOf = (expected: number, count: number) =>
  3 * Math.sqrt((expected * (1 - expected)) / Math.max(1, count));
const percent = (part: number) => `${(100 * part).toFixed(1)}%`;

it(
  `${EXPERIMENTS} experiments: nothing is said to have worked that did not, and ${EFFECT} points are found as often as plans told`,
  async () => {
    const all = await live();
    expect(all.map(({ record }) => [record.state, record.looks.length])).toEqual(all.map(() => ["ended", 1]));
    const findings = all.flatMap(toFinding);
    const quiet = findings.filter(({ effect }) => effect === 0);
    const worked = findings.filter(({ effect }) => effect > 0);
    const [rose, fell] = (["rose", "fell"] as const).map((told) =>
      shareOf(quiet, ({ verdict }) => verdict === told),
    );
    const found = shareOf(worked, ({ verdict }) => verdict === "rose");
    const told = meanOf(worked.map(({ power }) => power));
    const held = shareOf(findings, ({ isHeld }) => isHeld);
    const estimate = (some: typeof findings) => meanOf(some.map(({ value }) => value)).toFixed(1);
    process.stdout.write(
      `${findings.length} of ${EXPERIMENTS} experiments answered; ${GROUP} + ${GROUP} prompts, ${BEFORE} visits before\n` +
        `nothing happened in ${quiet.length}: rose ${percent(rose ?? 0)}, fell ${percent(fell ?? 0)} (at most ${percent(MOST_FALSE)} together), ` +
        `estimate ${estimate(quiet)}; before and after alone say "works" in ${percent(shareOf(quiet, ({ naiveWorks }) => naiveWorks))}\n` +
        `${EFFECT} points in ${worked.length}: found ${percent(found)}, told before ${percent(told)}, estimate ${estimate(worked)}; ` +
        `smallest effect told ${meanOf(findings.map(({ smallest }) => smallest)).toFixed(1)}\n` +
        `ranges hold the truth in ${percent(held)}\n`,
    );
    const { moves } = await services.db
      .selectFrom("brand_alerts")
      .select(({ fn }) => fn.countAll<string>().as("moves"))
      .where("type", "=", "market")
      .executeTakeFirstOrThrow();
    // Visits before the twelfth are not tested.
    const tested = EXPERIMENTS * (BEFORE + LAG + COUNTED - 11);
    process.stdout.write(
      `the market, which did not move, was told to have moved at ${moves} of ${tested} visits (${percent(CHANCE_OF_A_MOVE)} by chance)\n`,
    );
    expect(Number(moves) / tested).toBeLessThanOrEqual(CHANCE_OF_A_MOVE + chanceOf(CHANCE_OF_A_MOVE, tested));
    expect(findings.length).toBeGreaterThanOrEqual(LEAST_ANSWERED * EXPERIMENTS);
    expect((rose ?? 0) + (fell ?? 0)).toBeLessThanOrEqual(MOST_FALSE + chanceOf(MOST_FALSE, quiet.length));
    expect(Math.abs(found - told)).toBeLessThanOrEqual(POWER_ERRS + chanceOf(told, worked.length));
    expect(held).toBeGreaterThanOrEqual(LEAST_COVERAGE - chanceOf(LEAST_COVERAGE, findings.length));
  },
  LONGEST_MS,
);
