import { holdModels } from "@standings/testing/hold-models";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { FIVE, type Product, setFaults, signUp, startProduct } from "./product.ts";
import { openStream } from "./stream.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** What a search sends to the database, by statement, and makes into JSON, by file, with how many characters. */
let statements: Map<string, { times: number; characters: number }>;
let serialisations: Map<string, { times: number; characters: number }>;

beforeEach(() => {
  statements = new Map();
  serialisations = new Map();
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [asked] = given as [{ readonly name?: string; readonly values?: readonly unknown[] }];
    // Statements of a search are prepared; what a process does by itself has no names, jobs have others.
    if (asked?.name && !asked.name.includes("/"))
      add(statements, asked.name, String(asked.values?.filter((value) => value !== null)));
    return Reflect.apply(query, this, given);
  });
  const { stringify } = JSON;
  vi.spyOn(JSON, "stringify").mockImplementation((...given: unknown[]) => {
    const json: string = Reflect.apply(stringify, JSON, given);
    const frames = (new Error().stack ?? "").split("\n").slice(1);
    const caller = frames.find((frame) => !/search-cost|vitest|JSON\.stringify/u.test(frame)) ?? "";
    const file = /\/(?:packages\/(?:database|services|models)|apps\/server)\/src\/([\w/.-]+)\.ts/u.exec(
      caller,
    )?.[1];
    if (file && !/jobs|company\/|webhooks/u.test(file)) add(serialisations, file, json);
    return json;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await setFaults(product.sandbox, []);
});

function add(counts: typeof statements, name: string, text = ""): void {
  const { times, characters } = counts.get(name) ?? { times: 0, characters: 0 };
  counts.set(name, { times: times + 1, characters: characters + text.length });
}

const timesOf = (counts: typeof statements) =>
  Object.fromEntries([...counts].map(([name, { times }]) => [name, times]));
const charactersOf = (counts: typeof statements) =>
  [...counts.values()].reduce((sum, { characters }) => sum + characters, 0);

const SEARCH = { prompt: "Best CRM for startups", models: FIVE };

it("a search alone takes seven statements, each its own commit, and makes JSON 25 times", {
  tags: "long",
}, async () => {
  const maya = await signUp(product);
  const calls = await holdModels(product.sandbox);
  statements.clear();
  serialisations.clear();
  const stream = await openStream({ ...product, ...maya, body: SEARCH });
  for (const _model of FIVE) {
    await calls.letPass(1);
    await stream.until(({ data }) => data.type === "model_complete");
  }
  await stream.all();
  expect(timesOf(statements)).toEqual({
    find_session: 1,
    start_run: 1,
    append_free_answers: FIVE.length - 1,
    // With the last answer.
    save_search: 1,
  });
  expect(timesOf(serialisations)).toEqual({
    "queries/runs": 3,
    "queries/run-log": FIVE.length,
    "queries/saved-search": 5,
    "rest/sse": 2 * FIVE.length + 2,
  });
  const answers = await product.db.selectFrom("model_answers").select("raw_text").execute();
  const said = answers.map(({ raw_text }) => raw_text).join("").length;
  expect(charactersOf(statements)).toBeLessThan(4.8 * said);
  expect(charactersOf(serialisations)).toBeLessThan(5.9 * said);
});

it("many searches at once store their answers in fewer statements than half of the answers", {
  tags: "long",
}, async () => {
  const many = 20;
  const people = await Promise.all(Array.from({ length: many }, () => signUp(product)));
  const calls = await holdModels(product.sandbox);
  statements.clear();
  const streams = await Promise.all(
    people.map((person) => openStream({ ...product, ...person, body: SEARCH })),
  );
  await calls.waitFor(many * FIVE.length);
  await calls.open();
  await Promise.all(streams.map((stream) => stream.all()));
  // One whose run's lease is renewed in this moment is stored alone.
  const { append_free_answers: appends = 0, append_answers: alone = 0, ...rest } = timesOf(statements);
  expect(rest).toEqual({ find_session: many, start_run: many, save_search: many });
  // How many come in one moment is the machine's: alone 20 statements at most for 100 answers.
  expect(appends + alone).toBeLessThan((many * FIVE.length) / 2);
});
