import { afterEach, expect, test } from "vitest";
import { pointsOf } from "../src/models/answer/courses.ts";
import { writeAnswer } from "../src/models/answer/write-answer.ts";
import { readRequest } from "../src/models/protocol/read-request.ts";
import { World, worldBody } from "../src/models/world.ts";
import { rankingRequest } from "./ask-for-ranking.ts";
import { useSandbox } from "./sandbox.ts";

const { sandbox } = useSandbox();
const SEED = "standings";
const DOMAIN = "hubspot.com";
/** One with a list of 20 companies, one with 14. */
const MODELS = ["openai/gpt-4.1-mini", "anthropic/claude-3.5-haiku"] as const;
const questions = (trade: string, count: number) =>
  Array.from({ length: count }, (_, nth) => `Best CRM for ${trade} ${nth + 1}`);

async function send(path: string, method: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${sandbox().url}/models/${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response;
}
const setWorld = (world: object) => send("world", "PUT", world);
afterEach(() => setWorld({}));

/** Share of answers that list the company, over all questions and models. */
async function listedIn(asked: readonly string[]): Promise<number> {
  const shares = await Promise.all(
    asked.flatMap((question) =>
      MODELS.map(async (model) => {
        const body = { request: rankingRequest(model, question), draws: 20 };
        const truth = (await (await send("truth", "POST", body)).json()) as Record<string, number>;
        return truth[DOMAIN] ?? 0;
      }),
    ),
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** Points that so many answers give a company on average. */
function meanPoints(
  question: string,
  model: string,
  { world, answers }: { readonly world: World; readonly answers: number },
) {
  const points = Array.from({ length: answers }, (_, seed) => {
    const request = readRequest({ ...rankingRequest(model, question), seed });
    const told = writeAnswer({ ...request, world: world.of(model, question) }, SEED).told ?? [];
    const place = told.findIndex(({ domain }) => domain === DOMAIN);
    return place < 0 ? 0 : 100 - 5 * place;
  });
  return points.reduce<number>((sum, one) => sum + one, 0) / answers;
}

test.each(MODELS)("an answer of %s gives a company the points of its course on average", (model) => {
  const today = "2026-11-23";
  const world = new World();
  world.replace(worldBody.parse({ today, courses: [{ domain: DOMAIN, asked: "crm" }] }));
  for (const question of questions("florists", 3)) {
    const week = Math.floor((Date.parse(today) / 86_400_000 + 3) / 7);
    const truth = pointsOf({ domain: DOMAIN, question, model, week, gained: 0 }, SEED);
    // The deviation of an answer is about 12 points, that of 200 below one.
    expect(Math.abs(meanPoints(question, model, { world, answers: 200 }) - truth)).toBeLessThan(3);
  }
});

test("points rise in the questions that were named, from the day after the lag on, by what was said", () => {
  const asked = { domain: DOMAIN, question: "Best CRM for florists 1", model: MODELS[0], week: 2_969 };
  const before = pointsOf({ ...asked, gained: 0 }, SEED);
  expect(pointsOf({ ...asked, gained: 15 }, SEED)).toBeCloseTo(before + 15, 9);
});

test("a rise shows after its lag, and only where it was aimed at", async () => {
  const aimed = questions("florists", 3);
  const others = questions("dentists", 3);
  const courses = [{ domain: DOMAIN, asked: "crm" }];
  const rises = [{ domain: DOMAIN, asked: "florists", points: -60, from: "2026-11-20", lagDays: 3 }];
  const [on22, on23] = ["2026-11-22", "2026-11-23"];
  await setWorld({ courses, today: on22 });
  const before = await listedIn(aimed);
  await setWorld({ courses, rises, today: on22 });
  expect(await listedIn(aimed)).toBe(before);
  await setWorld({ courses, today: on23 });
  const untouched = await listedIn(others);
  await setWorld({ courses, rises, today: on23 });
  expect(await listedIn(aimed)).toBeLessThan(before - 0.4);
  expect(await listedIn(others)).toBe(untouched);
});

test("a question wanders from week to week, by itself, and never far", () => {
  const points = (question: string) =>
    Array.from({ length: 60 }, (_, nth) =>
      pointsOf({ domain: DOMAIN, question, model: MODELS[0], week: 2_900 + nth, gained: 0 }, SEED),
    );
  for (const question of questions("florists", 10)) {
    const weeks = points(question);
    expect(new Set(weeks).size).toBe(60);
    expect(Math.max(...weeks) - Math.min(...weeks)).toBeLessThan(60);
    expect(points(question)).toEqual(weeks);
  }
});
