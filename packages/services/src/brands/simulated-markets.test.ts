// @module-tag long
import { BRAND_KEY } from "@standings/domain";
import { eventually } from "@standings/testing";
import pLimit from "p-limit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBrand } from "../../test/brands.ts";
import { FIVE } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { getBrandMarkets } from "./overview/get-brand-markets.ts";
import { advanceVisit } from "./visits/advance-visit.ts";
import { visitInPast } from "./visits/visit-in-past.ts";

/**
 * Brands in three markets through the product, on the sandbox's models, some of which heed the place and some do not
 * (`names-claims-topics-markets.md` §4.8): a difference is held against that of all other brands with the same company and prompts.
 * `pnpm verify:brands`: 72 brands.
 */
const IS_FULL = process.env.VERIFY === "full";
const BRANDS = IS_FULL ? 72 : 16;
const VISITS = 2;
const ROUNDS = 3;
const AT_ONCE = 4;
const WEEK_MS = 7 * 86_400_000;
const LONGEST_MS = IS_FULL ? 3_600_000 : 300_000;
/** Of ranges that say 95%. */
const PROMISED = 0.93;
/** Truths further apart than this are apart. */
const APART = 0.02;

/** Of some countries, and of all. */
const COMPANIES = [
  { name: "Mercury", domain: "mercury.com" },
  { name: "N26", domain: "n26.com" },
  { name: "Qonto", domain: "qonto.com" },
  { name: "Wise", domain: "wise.com" },
];
const PROMPTS = [
  "Best business bank account",
  "Best business bank account for startups",
  "Best business bank account for freelancers",
];
const MARKETS = [
  { country: "US", language: "en" },
  { country: "DE", language: "de" },
  { country: "FR", language: "fr" },
];

let services: TestServices;
let owners: TestUser[];
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
  owners = await Promise.all(
    Array.from({ length: Math.ceil((BRANDS + 1) / 40) }, () => addUser(services, { plan: "business" })),
  );
});
afterAll(() => services.close());

async function visitedBrand(nth: number) {
  const owner = owners[Math.floor(nth / 40)] ?? expect.fail();
  const at = nth % COMPANIES.length;
  const { name, domain } = COMPANIES[at] ?? expect.fail();
  const competitors = COMPANIES.filter((_, other) => other !== at);
  const brandId = await addBrand(owner, {
    ...{ name, domain, aliases: [], competitors, models: FIVE, rounds: ROUNDS, markets: MARKETS },
    prompts: PROMPTS.map((prompt) => ({ prompt, label: null })),
  });
  const system = services.services.systemRequest();
  const running = services.db
    .selectFrom("brand_visits")
    .select("id")
    .where("brand_id", "=", brandId)
    .where("state", "=", "running");
  for (let visit = VISITS; visit > 0; visit -= 1) {
    const dueAt = new Date(Date.now() - visit * WEEK_MS);
    await visitInPast(system, { userId: owner.userId, brandId, dueAt });
    await eventually(async () => {
      const visits = await running.execute();
      for (const { id: visitId } of visits) await advanceVisit(system, { visitId });
      return visits.length === 0;
    }, "all markets have been asked");
  }
  return { owner, brandId, domain };
}

type Visited = Awaited<ReturnType<typeof visitedBrand>>;

/** Listed answers and answers of a company by market and prompt, "" for all prompts. */
type Sums = Map<string, { listed: number; answers: number }>;

async function sumsOf({ brandId }: Visited): Promise<Sums> {
  const rows = await services.db
    .selectFrom("visit_figures as figures")
    .innerJoin("brand_visits as visit", "visit.id", "figures.visit_id")
    .innerJoin("brand_prompts as prompt", "prompt.id", "figures.prompt_id")
    .select(["visit.market", "prompt.prompt", "figures.answers", "figures.listed"])
    .where("figures.brand_id", "=", brandId)
    .where("company", "=", BRAND_KEY)
    .execute();
  const sums: Sums = new Map();
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  for (const { market, prompt, answers, listed } of rows)
    for (const key of [`${market} ${prompt}`, `${market} `]) {
      const before = sums.get(key) ?? { listed: 0, answers: 0 };
      sums.set(key, { listed: before.listed + total(listed), answers: before.answers + total(answers) });
    }
  return sums;
}

it(
  `differences of markets of ${BRANDS} brands hold the truth, and what is told apart is apart`,
  async () => {
    // The first answer to a question is no draw.
    await visitedBrand(BRANDS);
    const limit = pLimit(AT_ONCE);
    const brands = await Promise.all(
      Array.from({ length: BRANDS }, (_, nth) => limit(() => visitedBrand(nth))),
    );
    const sums = await Promise.all(brands.map(sumsOf));
    /** Share of the answers of all other brands of the company that list it. */
    const truthOf = (nth: number, market: string, prompt: string) => {
      const key = `${market} ${prompt}`;
      const same = sums.filter((_, other) => other !== nth && brands[other]?.domain === brands[nth]?.domain);
      const listed = same.reduce((sum, of) => sum + (of.get(key)?.listed ?? 0), 0);
      return listed / same.reduce((sum, of) => sum + (of.get(key)?.answers ?? 0), 0);
    };
    const found: { isHeld: boolean; isApart: boolean; truth: number; value: number }[] = [];
    for (const [nth, { owner, brandId }] of brands.entries()) {
      const { markets, rows } = await getBrandMarkets(owner.request, { brandId, webSearch: null });
      const codes = markets.map(({ market }) => (market ? `${market.country}/${market.language}` : ""));
      const hold = (at: number, prompt: string, difference: (typeof markets)[number]["difference"]) => {
        if (!difference?.range) return;
        const { value, range, isApart } = difference;
        const truth = truthOf(nth, codes[at] ?? "", prompt) - truthOf(nth, codes[0] ?? "", prompt);
        found.push({ isHeld: range.low <= truth && truth <= range.high, isApart, truth, value });
      };
      for (const [at, { difference }] of markets.entries()) hold(at, "", difference);
      for (const { cells } of rows)
        for (const [at, cell] of cells.entries()) if (cell) hold(at, cell.prompt, cell.difference);
    }
    const held = found.filter(({ isHeld }) => isHeld).length / found.length;
    const apart = found.filter(({ isApart }) => isApart);
    const wrong = apart.filter(({ truth, value }) => Math.sign(truth) !== Math.sign(value));
    const real = found.filter(({ truth }) => Math.abs(truth) > APART);
    process.stdout.write(
      `${found.length} differences of markets: ranges hold ${(100 * held).toFixed(1)}% (95 promised); ` +
        `${apart.length} told apart, ${wrong.length} of them the wrong way; ${real.length} truths are apart\n`,
    );
    expect(held).toBeGreaterThanOrEqual(PROMISED);
    expect(wrong.length).toBeLessThanOrEqual(Math.max(1, 0.05 * apart.length));
    expect(real.length).toBeGreaterThan(0);
  },
  LONGEST_MS,
);
