import { createMatcher, soughtCompany } from "@standings/domain";
import { startSandbox } from "@standings/sandbox";
import { sized } from "@standings/testing";
import { KNOWN_WORDS } from "@standings/words";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FIVE } from "./searches.ts";

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox({ speed: 0 });
});
afterAll(() => sandbox.close());

const QUESTIONS = [
  "Best CRM for startups",
  "Which project management software would you recommend?",
  "Best email marketing tools for small shops",
  "What is the best note taking app for teams?",
  "Best help desk software",
  "Top social media scheduling tools",
  "Which payroll software is best for restaurants?",
  "Best cloud storage for agencies",
];
const CATEGORY = ["software", "app", "CRM", "tool"];
/** Companies whose names the sandbox writes as ordinary words. */
const DECOYS = [
  ["Later", "later.com"],
  ["Loop", "loop.com"],
  ["Front", "front.com"],
  ["Box", "box.com"],
  ["Notion", "notion.com"],
  ["Monday", "monday.com"],
] as const;
/** 2,000 answers in the long tier (`names-claims-topics-markets.md` §1.7). */
const ROUNDS = sized({ gate: 2, whole: 50 });

interface Told {
  readonly name: string;
  readonly domain: string | null;
  readonly stance: string;
}

interface Answer {
  readonly text: string;
  /** What the sandbox meant by it. */
  readonly told: readonly Told[];
}

async function ask(model: string, question: string, seed: number): Promise<Answer> {
  const response = await fetch(`${sandbox.url}/models/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer k" },
    body: JSON.stringify({ model, seed, messages: [{ role: "user", content: question }] }),
  });
  const { id, choices } = (await response.json()) as {
    id: string;
    choices: { message: { content: string } }[];
  };
  const truth = await fetch(`${sandbox.url}/models/truth/${id}`);
  return { text: choices[0]?.message.content ?? "", told: (await truth.json()) as Told[] };
}

/** Of all answers to a question: what each company's stance was meant to be, and what it was read as. */
function compare(
  answers: readonly Answer[],
): { readonly meant: string | null; readonly read: string | null }[] {
  const all = answers.flatMap(({ told }) => told);
  // A company has all the names that answers give it; without an address its name says who it is.
  const hosts = new Map(all.flatMap(({ name, domain }) => (domain === null ? [] : [[name, domain]])));
  const keyOf = (name: string) => hosts.get(name) ?? name;
  const named = [
    ...DECOYS.map(([name, domain]) => ({ name, key: domain })),
    ...all.map(({ name }) => ({ name, key: keyOf(name) })),
  ];
  const companies = [...Map.groupBy(named, ({ key }) => key)];
  const match = createMatcher(
    companies.map(([key, some]) => soughtCompany([...new Set(some.map(({ name }) => name))], key, CATEGORY)),
    KNOWN_WORDS,
  );
  return answers.flatMap(({ text, told }) => {
    const meant = new Map(told.map(({ name, stance }) => [keyOf(name), stance]));
    return match(text).map((mention, nth) => ({
      meant: meant.get(companies[nth]?.[0] ?? "") ?? null,
      read: mention?.stance ?? null,
    }));
  });
}

it("reads who is named, only compared with, warned of and not known as the sandbox's models meant it", async () => {
  const pairs: ReturnType<typeof compare> = [];
  for (const question of QUESTIONS) {
    const answers: Answer[] = [];
    for (const model of FIVE)
      for (let seed = 0; seed < ROUNDS; seed += 1) answers.push(await ask(model, question, seed));
    pairs.push(...compare(answers));
  }
  const count = (is: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(is).length;
  const right = count(({ meant, read }) => meant === "named" && read === "named");
  const told = count(({ meant }) => meant !== null);
  expect(count(({ meant }) => meant !== null && meant !== "named")).toBeGreaterThan(50);
  expect(right / count(({ read }) => read === "named")).toBeGreaterThanOrEqual(0.98);
  expect(right / count(({ meant }) => meant === "named")).toBeGreaterThanOrEqual(0.97);
  expect(count(({ meant, read }) => meant !== null && meant === read) / told).toBeGreaterThanOrEqual(0.95);
});
