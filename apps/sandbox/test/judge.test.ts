import { afterEach, expect, test } from "vitest";
import { trueVerdict } from "../src/index.ts";
import { useSandbox } from "./sandbox.ts";

const { sandbox, openAi } = useSandbox();

const setWorld = (world: object) =>
  fetch(`${sandbox().url}/models/world`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(world),
  });
afterEach(() => setWorld({}));

const FACTS = [
  { fact: 1, of: "Acme", says: "schools", held_until: "2024-06-30" },
  { fact: 2, of: "Acme", says: "shops" },
];
const SAYS = ["made for shops", "made for schools", "made for banks", "easy for anybody"];
const STATEMENTS = Array.from({ length: 200 }, (_, at) => ({
  ...{ statement: at + 1, of: "Acme" },
  says: `Number ${at} is ${SAYS[at % SAYS.length]}`,
}));

async function judge(): Promise<{ statement: number; verdict: string; facts: number[] }[]> {
  const { choices } = await openAi().chat.completions.create({
    model: "google/gemini-2.5-flash-lite",
    messages: [
      { role: "system", content: "You hold statements about a company against its confirmed facts." },
      { role: "user", content: JSON.stringify({ company: "Acme", facts: FACTS, statements: STATEMENTS }) },
    ],
  });
  return JSON.parse(choices[0]?.message.content ?? "").verdicts;
}

test("a judge tells what is true, and errs at the rate of its world", async () => {
  const right = STATEMENTS.map((said) => ({ statement: said.statement, ...trueVerdict(said, FACTS) }));
  expect(right.slice(0, 4).map(({ verdict }) => verdict)).toEqual(["true", "outdated", "false", "opinion"]);
  expect(await judge()).toMatchObject(right);
  await setWorld({ judgeErrs: 0.15 });
  const erring = await judge();
  const wrong = erring.filter(({ verdict }, at) => verdict !== right[at]?.verdict).length;
  expect(wrong / STATEMENTS.length).toBeGreaterThan(0.09);
  expect(wrong / STATEMENTS.length).toBeLessThan(0.21);
});
