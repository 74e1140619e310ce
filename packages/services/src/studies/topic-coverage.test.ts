// @module-tag long
import { shareOfAnswers } from "@standings/statistics";
import { sized } from "@standings/testing";
import pLimit from "p-limit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FIVE } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addTopic, askTopic } from "../../test/topics.ts";
import { addUser } from "../../test/users.ts";
import { setWorld } from "../../test/world.ts";
import { getStudy } from "./get-study.ts";

/**
 * Topics through the product, of the sandbox's models, for which the way of asking makes a part of a company's worth
 * (`world.ts`): a range is held against what these models hold true of all ways of asking that wordings were taken from.
 */

const TOPICS = sized({ gate: 4, whole: 12, full: 200 });
const WORDINGS = 24;
/** Wordings that are asked twice, so that chance can be told from wording. */
const REPEATED = 5;
/** Standard deviations of the draws, in units of a company's score. */
const DRAWS = { shared: 0.5, own: 0.05 };
const SUBJECTS = ["CRM", "help desk software", "password manager", "payroll software"];
/** Ways of asking that wordings are taken from. */
const FRAME = 200;
/** Answers of each model to each way of asking, for the truth. */
const TRUTH_DRAWS = 10;
const AT_ONCE = 4;
/** Of ranges that say 95%. */
const PROMISED = 0.93;

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
  await setWorld(services, { wordings: DRAWS });
});
afterAll(() => services.close());

const frameOf = (subject: string) =>
  Array.from({ length: FRAME }, (_, nth) => `Which ${subject} would you recommend, please ${nth + 1}`);

/** How often each model lists each company, for each way of asking. */
type Truths = readonly (readonly Readonly<Record<string, number>>[])[];

async function truthsOf(subject: string): Promise<Truths> {
  return Promise.all(
    FIVE.map(async (model) => {
      const request = {
        model,
        messages: [
          { role: "system", content: "You rank companies. List up to 20 companies." },
          { role: "user", content: subject },
        ],
        // Llama has no search here.
        ...(model.startsWith("meta-llama")
          ? {}
          : { tools: [{ type: "openrouter:web_search", parameters: {} }] }),
      };
      const response = await fetch(`${services.sandbox.url}/models/truth`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ request, draws: TRUTH_DRAWS, wordings: frameOf(subject) }),
      });
      return (await response.json()) as Record<string, number>[];
    }),
  );
}

const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return (meanOf(values.map((one) => (one - mean) ** 2)) * values.length) / (values.length - 1);
}

/** A company's share over all ways of asking, and the variances of wordings and of one round's noise. */
function truthOf(truths: Truths, domain: string) {
  const shares = truths.map((ofModel) => ofModel.map((truth) => truth[domain] ?? 0));
  const byWording = Array.from({ length: FRAME }, (_, nth) => meanOf(shares.map((own) => own[nth] ?? 0)));
  const chance = TRUTH_DRAWS / (TRUTH_DRAWS - 1);
  const noise = meanOf(shares.flat().map((share) => chance * share * (1 - share))) / FIVE.length;
  return { mean: meanOf(byWording), wording: varianceOf(byWording) - noise / TRUTH_DRAWS, noise };
}

/** Companies that are listed neither hardly ever nor nearly always. */
function companiesOf(truths: Truths): string[] {
  const domains = new Set(truths.flatMap((ofModel) => ofModel.flatMap((truth) => Object.keys(truth))));
  return [...domains].sort().filter((domain) => {
    const { mean } = truthOf(truths, domain);
    return mean > 0.1 && mean < 0.9;
  });
}

/** So many ways of asking of a frame, drawn for a topic. */
function drawOf(frame: readonly string[], topic: number): string[] {
  const drawn = frame.map((text, nth) => ({
    text,
    at: Math.sin((topic + 1) * 12.9898 + nth * 78.233) * 43_758.5453,
  }));
  return drawn
    .sort((a, b) => a.at - Math.floor(a.at) - (b.at - Math.floor(b.at)))
    .slice(0, WORDINGS)
    .map(({ text }) => text);
}

async function askOne(nth: number, subject: string, domain: string) {
  const maya = await addUser(services, { credits: WORDINGS + REPEATED });
  const wordings = drawOf(frameOf(subject), nth).map((text) => [text, "mid"] as const);
  const topicId = await addTopic(maya, { name: subject, focus: domain, wordings });
  const { studyId } = await askTopic(
    maya,
    { topicId, budget: WORDINGS + REPEATED },
    { models: [...FIVE] as never },
  );
  const { findings, answers } = await getStudy(maya.request, studyId);
  const focus = findings?.topic?.focus;
  if (!focus?.overWordings || !focus.exactlyThese || !focus.spread) throw new Error("A range is missing");
  const models = FIVE.map((model) => answers.filter(({ modelId }) => modelId === model));
  const repeats = models.map((own) => ({
    count: own.filter(({ keys }) => keys.includes(focus.key)).length,
    of: own.length,
  }));
  const asRepeats = shareOfAnswers(repeats, 0.05)?.range ?? expect.fail("no repeats");
  return { value: focus.value, over: focus.overWordings, spread: focus.spread, asRepeats };
}

it(`ranges of ${TOPICS} topics of ${WORDINGS} wordings hold the truth over ways of asking, and as repeats do not`, async () => {
  const limit = pLimit(AT_ONCE);
  const frames = await Promise.all(
    SUBJECTS.map(async (subject) => {
      const truths = await truthsOf(subject);
      return { subject, truths, companies: companiesOf(truths) };
    }),
  );
  const found = await Promise.all(
    Array.from({ length: TOPICS }, (_, nth) =>
      limit(async () => {
        const { subject, truths, companies } = frames[nth % frames.length] ?? expect.fail("no frame");
        const domain = companies[Math.floor(nth / frames.length) % companies.length] ?? expect.fail("nobody");
        return { truth: truthOf(truths, domain), ...(await askOne(nth, subject, domain)) };
      }),
    ),
  );
  const share = (holds: (one: (typeof found)[number]) => boolean) => found.filter(holds).length / TOPICS;
  const within = ({ low, high }: { low: number; high: number }, { mean }: { mean: number }) =>
    low <= mean && mean <= high;
  const over = share(({ over: range, truth }) => within(range, truth));
  const asRepeats = share(({ asRepeats: range, truth }) => within(range, truth));
  const wording = ratioOf(found.map(({ spread, truth }) => [spread.wording ** 2, truth.wording]));
  const noise = ratioOf(found.map(({ spread, truth }) => [spread.noise ** 2, truth.noise]));
  const percent = (part: number) => `${(100 * part).toFixed(1)}%`;
  const off = meanOf(found.map(({ value, truth }) => value - truth.mean));
  process.stdout.write(
    `${TOPICS} topics of ${WORDINGS} wordings through the product: over ways of asking ${percent(over)} hold the truth, as repeats ` +
      `${percent(asRepeats)}; sd of wordings ${percent(Math.sqrt(wording.ratio))} and of noise ${percent(Math.sqrt(noise.ratio))} of the true one; ` +
      `true sd of wordings ${percent(Math.sqrt(meanOf(found.map(({ truth }) => truth.wording))))}; figures off by ${percent(off)}\n`,
  );
  expect(over).toBeGreaterThanOrEqual(PROMISED - chanceOf(PROMISED));
  // Of a dozen topics both may hold all by chance, one time in five.
  if (TOPICS >= 200) expect(asRepeats).toBeLessThan(over);
  else expect(asRepeats).toBeLessThanOrEqual(over);
  for (const { ratio, error } of [wording, noise])
    expect(Math.abs(Math.sqrt(ratio) - 1)).toBeLessThan(0.1 + (TOPICS >= 200 ? 0 : 2 * error));
});

/** What chance alone takes from a share of so many topics. */
const chanceOf = (share: number) => (TOPICS >= 200 ? 0 : 2 * Math.sqrt((share * (1 - share)) / TOPICS));

/** Mean of what was found to that of what is true, with its standard error. */
function ratioOf(pairs: readonly (readonly [found: number, truth: number])[]) {
  const truth = meanOf(pairs.map(([, one]) => one));
  const ratios = pairs.map(([one, own]) => 1 + (one - own) / truth);
  return { ratio: meanOf(ratios), error: Math.sqrt(varianceOf(ratios) / ratios.length) };
}
