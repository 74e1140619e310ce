import { expect, test } from "vitest";
import { PERSONAS } from "../src/models/personas.ts";
import { useSandbox } from "./sandbox.ts";

const { openAi } = useSandbox();
const GPT = "openai/gpt-4.1-mini";
const WEBFLOW = { company: "Webflow", website: "webflow.com" };
const NIKE = { company: "Nike", website: "nike.com" };

/** Asks for the prompts of a company's buyers as the product does, or again for those that are missing. */
async function propose(
  company: object,
  { model = GPT, count = 10, kept = [] as string[] } = {},
): Promise<string[]> {
  const again = kept.length > 0 ? ` These stand already, propose others: ${JSON.stringify(kept)}.` : "";
  const prompts = { type: "array", items: { type: "string" } };
  const schema = { type: "object", required: ["prompts"], properties: { prompts } };
  const completion = await openAi().chat.completions.create({
    model,
    messages: [
      {
        role: "system",
        content: `You generate ${count} prompts that a buyer would type.${again} Answer with JSON only.`,
      },
      { role: "user", content: JSON.stringify(company) },
    ],
    response_format: { type: "json_schema", json_schema: { name: "prompts", schema } },
  });
  return JSON.parse(completion.choices[0]?.message.content ?? "").prompts;
}

test("proposals are a company's own, and the same each time", async () => {
  const webflow = await propose(WEBFLOW);
  expect(await propose(WEBFLOW)).toEqual(webflow);
  expect(webflow).toHaveLength(10);
  expect(webflow.filter((prompt) => /website builder|no-code|design/i.test(prompt)).length).toBeGreaterThan(
    7,
  );
  const nike = await propose(NIKE);
  expect(nike.filter((prompt) => webflow.includes(prompt))).toEqual([]);
});

test("some models name the company at first, and none when asked for others", async () => {
  const first = await Promise.all(PERSONAS.map(({ id }) => propose(WEBFLOW, { model: id })));
  const naming = first.filter((prompts) => prompts.join().includes("Webflow")).length;
  expect(naming).toBeGreaterThan(0);
  expect(naming).toBeLessThan(PERSONAS.length);
  for (const prompts of first) {
    const kept = prompts.filter((prompt) => !prompt.includes("Webflow"));
    const others = await propose(WEBFLOW, { count: 3, kept });
    expect(others).toHaveLength(3);
    expect(others.filter((prompt) => prompt.includes("Webflow") || kept.includes(prompt))).toEqual([]);
  }
});

test("a company outside the catalogue gets prompts too", async () => {
  const prompts = await propose({ company: "Zorg", website: "zorg.example" });
  expect(new Set(prompts).size).toBeGreaterThan(8);
});
