// @module-tag long
import { eventually } from "@standings/testing";
import pLimit from "p-limit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBrand } from "../../test/brands.ts";
import { FIVE, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { setWorld } from "../../test/world.ts";
import { listBrandAlerts } from "./overview/get-details.ts";
import { getBrandOverview } from "./overview/get-overview.ts";
import { advanceVisit } from "./visits/advance-visit.ts";
import { visitInPast } from "./visits/visit-in-past.ts";

/**
 * Whole brands through the product, week by week, on the sandbox's models, which draw their answers: a third of them stay as
 * they are, a third fall, and of a third one model is replaced by another version. `pnpm verify:brands`: 201 brands.
 */
const IS_FULL = process.env.VERIFY === "full";
const BRANDS = IS_FULL ? 67 : 3;
const WEEKS = IS_FULL ? 26 : 20;
/** The first week after the change. */
const CHANGE = WEEKS / 2;
const AT_ONCE = 6;
/** Of one account: it may have fifty. */
const OF_ACCOUNT = 40;
/** Hours of a slow machine. */
const LONGEST_MS = IS_FULL ? 4 * 3_600_000 : 300_000;
const WEEK_MS = 7 * 86_400_000;
const MONTHS = (WEEKS * 12) / 52;
/** `studies.md` §5: in a prompt, one false alert in so many months. */
const MONTHS_BETWEEN = 20;

const PROMPTS = [
  "Best CRM for startups",
  "Best payroll software",
  "Best business bank account",
  "Best cybersecurity companies",
  "Best project management software",
  "Best email marketing software",
];

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterAll(() => services.close());

interface Simulated {
  readonly owner: TestUser;
  readonly brandId: string;
  readonly prompt: string;
  readonly domain: string;
}

/** One brand for each company of the first places: those that most models list, so that they can fall. */
async function addBrands(): Promise<Simulated[]> {
  // Mails of weeks that never were would take the time of all others.
  const owners = await Promise.all(
    Array.from({ length: Math.ceil(BRANDS / OF_ACCOUNT) }, () => addUser(services, { plan: "business" })),
  );
  const ownerOf = (nth: number) => owners[Math.floor(nth / OF_ACCOUNT)] ?? expect.fail();
  const leaders = await Promise.all(PROMPTS.map((prompt) => findCompanies(ownerOf(0), prompt)));
  return Promise.all(
    Array.from({ length: BRANDS }, async (_, nth) => {
      const at = nth % PROMPTS.length;
      const [prompt = "", companies = []] = [PROMPTS[at], leaders[at]];
      const { name, domain } =
        companies[Math.floor(nth / PROMPTS.length) % companies.length] ?? expect.fail();
      const wishes = { name, domain, aliases: [], competitors: [], models: FIVE, rounds: 3 };
      const owner = ownerOf(nth);
      const brandId = await addBrand(owner, {
        ...wishes,
        prompts: [{ prompt, label: null }],
      });
      return { owner, brandId, prompt, domain };
    }),
  );
}

async function findCompanies(owner: TestUser, prompt: string) {
  const brandId = await addBrand(owner, { prompts: [{ prompt, label: null }], models: FIVE, rounds: 1 });
  await visitWeek([{ owner, brandId, prompt, domain: "" }], -1);
  const { standing } = await services.db
    .selectFrom("visit_prompts")
    .select("standing")
    .where("brand_id", "=", brandId)
    .executeTakeFirstOrThrow();
  await services.db.deleteFrom("brands").where("id", "=", brandId).execute();
  return standing.filter(({ domain }) => domain !== "").slice(0, 8);
}

async function visitWeek(brands: readonly Simulated[], week: number): Promise<void> {
  const system = services.services.systemRequest();
  const today = new Date().setUTCHours(0, 0, 0, 0);
  const dueAt = new Date(today - (WEEKS - week) * WEEK_MS);
  const limit = pLimit(AT_ONCE);
  await Promise.all(
    brands.map(({ owner: { userId }, brandId }) =>
      limit(async () => {
        const { visitId } = await visitInPast(system, { userId, brandId, dueAt });
        const stateOf = services.db.selectFrom("brand_visits").select("state").where("id", "=", visitId);
        await eventually(async () => {
          await advanceVisit(system, { visitId });
          return (await stateOf.executeTakeFirstOrThrow()).state !== "running";
        }, "the visit has ended");
      }),
    ),
  );
}

/** A group of brands through all weeks; `world` comes after the first half. */
async function live(world: (brands: readonly Simulated[]) => object): Promise<Simulated[]> {
  await setWorld(services, {});
  const brands = await addBrands();
  for (let week = 0; week < WEEKS; week += 1) {
    if (week === CHANGE) await setWorld(services, world(brands));
    await visitWeek(brands, week);
  }
  return brands;
}

async function alertsOf({ owner, brandId }: Simulated) {
  const { alerts } = await listBrandAlerts(owner.request, { market: null, brandId });
  return { changes: alerts.filter(({ type }) => type === "change"), alerts };
}

/** What chance alone makes of so many, three standard errors above. */
const bound = (brands: number, months: number) => {
  const expected = (brands * months) / MONTHS_BETWEEN;
  return expected + 3 * Math.sqrt(expected);
};
const say = (text: string) => process.stdout.write(`${text}\n`);

it(
  `${BRANDS} brands that stay as they are raise no more alerts than chance is allowed`,
  async () => {
    const brands = await live(() => ({}));
    const found = await Promise.all(brands.map((brand) => alertsOf(brand)));
    const alerts = found.reduce((sum, { changes }) => sum + changes.length, 0);
    say(
      `${BRANDS} quiet brands, ${WEEKS} weeks: ${alerts} false alerts, ${((alerts * MONTHS_BETWEEN) / (BRANDS * MONTHS)).toFixed(2)} in ${MONTHS_BETWEEN} months (at most 1)`,
    );
    expect(alerts).toBeLessThanOrEqual(bound(BRANDS, MONTHS));
  },
  LONGEST_MS,
);

it(
  `${BRANDS} brands that fall are told so, at the right week`,
  async () => {
    const brands = await live((all) => ({
      shifts: all.map(({ domain, prompt }) => ({ domain, by: -0.3, asked: prompt })),
    }));
    let foundIn13 = 0;
    let right = 0;
    const waits: number[] = [];
    const falls: number[] = [];
    for (const brand of brands) {
      const { changes } = await alertsOf(brand);
      const view = {
        brandId: brand.brandId,
        market: null,
        span: "1y",
        model: null,
        label: null,
        webSearch: null,
      } as const;
      const { visits, prompts } = await getBrandOverview(brand.owner.request, view);
      const trend = prompts[0]?.trend ?? [];
      const mean = (part: readonly (number | null)[]) =>
        part.reduce<number>((sum, value) => sum + (value ?? 0), 0) / part.length;
      const fall = mean(trend.slice(0, CHANGE)) - mean(trend.slice(CHANGE));
      // Some cannot fall by the ten points that the promise is about.
      if (fall < 0.1) continue;
      falls.push(fall);
      const told = changes.findLast(
        (alert) =>
          alert.type === "change" && alert.after < alert.before && alert.at >= (visits[CHANGE]?.at ?? ""),
      );
      if (told?.type !== "change") continue;
      const wait = visits.findIndex(({ at }) => at === told.at) - CHANGE + 1;
      waits.push(wait);
      if (wait <= 13) foundIn13 += 1;
      if (Math.abs(visits.findIndex(({ at }) => at === told.to) - CHANGE) <= 2) right += 1;
    }
    waits.sort((a, b) => a - b);
    const median = waits[Math.floor(waits.length / 2)];
    const average = Math.round((100 * falls.reduce((sum, fall) => sum + fall, 0)) / falls.length);
    say(
      `${falls.length} brands fell by 10 points or more (${average} on average): ${foundIn13} told within 13 visits (90 % promised), ` +
        `after a median of ${median} visits (5 promised for 10 points), ${right} dated within two weeks`,
    );
    expect(falls.length).toBeGreaterThan(BRANDS / 2);
    expect(foundIn13).toBeGreaterThanOrEqual(0.9 * falls.length - 1);
    // With few visits before, the sum may have begun to grow by chance.
    if (IS_FULL) expect(right).toBeGreaterThanOrEqual(0.8 * falls.length - 1);
  },
  LONGEST_MS,
);

it(
  `${BRANDS} brands with a model that becomes another version are told that, and no change`,
  async () => {
    const brands = await live((all) => ({
      versions: [{ model: GPT, served: `${GPT}-2026-11` }],
      shifts: all.map(({ domain, prompt }) => ({ domain, by: -0.3, asked: prompt, models: [GPT] })),
    }));
    const found = await Promise.all(brands.map((brand) => alertsOf(brand)));
    const versions = found.filter(({ alerts }) => alerts.some(({ type }) => type === "version")).length;
    const alerts = found.reduce((sum, { changes }) => sum + changes.length, 0);
    say(`${BRANDS} brands, one model replaced: told in ${versions}, ${alerts} alerts of change`);
    expect(versions).toBe(BRANDS);
    expect(alerts).toBeLessThanOrEqual(bound(BRANDS, MONTHS));
  },
  LONGEST_MS,
);
