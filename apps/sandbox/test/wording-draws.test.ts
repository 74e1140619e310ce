import { afterEach, expect, test } from "vitest";
import { normal } from "../src/models/random.ts";
import { askForRanking, keysOf, rankingRequest } from "./ask-for-ranking.ts";
import { useSandbox } from "./sandbox.ts";

const { sandbox, openAi } = useSandbox();
afterEach(() => setWordings(null));

const MODEL = "openai/gpt-4.1-mini";
const QUESTION = "Best CRM for startups";
const OTHER_CASE = "best CRM for  Startups";
/** The same need for the catalogue: the words that differ mean nothing to it. */
const WORDINGS = Array.from({ length: 24 }, (_, nth) => `Best CRM for startups, please ${nth}`);

async function setWordings(wordings: { shared: number; own: number } | null): Promise<void> {
  const response = await fetch(`${sandbox().url}/models/world`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ wordings }),
  });
  expect(response.status).toBe(200);
}

async function truthsOf(wordings: readonly string[], model: string = MODEL, draws = 30) {
  const response = await fetch(`${sandbox().url}/models/truth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ request: rankingRequest(model, QUESTION), draws, wordings }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, number>[];
}

/** Standard deviation of a company's share over ways of asking. */
function spreadOf(truths: readonly Record<string, number>[], domain: string): number {
  const shares = truths.map((truth) => truth[domain] ?? 0);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return Math.sqrt(shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1));
}

test("a draw is of the standard normal kind and follows from its parts alone", () => {
  const drawn = Array.from({ length: 20_000 }, (_, nth) => normal("a", nth));
  const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
  const variance = drawn.reduce((sum, one) => sum + (one - mean) ** 2, 0) / drawn.length;
  expect(Math.abs(mean)).toBeLessThan(0.03);
  expect(Math.abs(variance - 1)).toBeLessThan(0.05);
  expect(normal("a", 1)).toBe(normal("a", 1));
});

test("the way of asking decides nothing, until it is told to", async () => {
  const before = await truthsOf(WORDINGS);
  const often = Object.entries(before[0] ?? {}).filter(([, share]) => share > 0.2 && share < 0.8);
  const company = often[0]?.[0] ?? "";
  expect(company).not.toBe("");
  const chanceAlone = spreadOf(before, company);
  await setWordings({ shared: 0.1, own: 0.05 });
  const drawn = await truthsOf([...WORDINGS, QUESTION, OTHER_CASE]);
  expect(spreadOf(drawn.slice(0, 24), company)).toBeGreaterThan(2 * chanceAlone);
  expect(drawn[24]).toEqual(drawn[25]);
  await setWordings(null);
  expect(await truthsOf(WORDINGS)).toEqual(before);
});

test("models have the draw in common that is shared, and none of another's", async () => {
  const [one, other] = [MODEL, "anthropic/claude-3.5-haiku"];
  const likeness = async (wordings: { shared: number; own: number }) => {
    await setWordings(wordings);
    const [first, second] = [await truthsOf(WORDINGS, one), await truthsOf(WORDINGS, other)];
    const companies = Object.keys(first[0] ?? {}).filter((domain) => spreadOf(first, domain) > 0.15);
    const products = companies.flatMap((domain) =>
      first.map((truth, nth) => centred(first, domain, truth) * centred(second, domain, second[nth] ?? {})),
    );
    return products.reduce((sum, product) => sum + product, 0) / products.length;
  };
  const centred = (all: readonly Record<string, number>[], domain: string, truth: Record<string, number>) =>
    (truth[domain] ?? 0) - all.reduce((sum, each) => sum + (each[domain] ?? 0), 0) / all.length;
  const [shared, own] = [await likeness({ shared: 0.2, own: 0 }), await likeness({ shared: 0, own: 0.2 })];
  expect(shared).toBeGreaterThan(0.01);
  expect(Math.abs(own)).toBeLessThan(shared / 4);
});

test("a question that is asked for the first time is a draw too, where the way of asking is drawn", async () => {
  const plain = keysOf(await askForRanking(openAi(), MODEL, QUESTION));
  await setWordings({ shared: 0.3, own: 0.1 });
  expect(keysOf(await askForRanking(openAi(), MODEL, QUESTION))).not.toEqual(plain);
});
