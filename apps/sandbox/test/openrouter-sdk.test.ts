import { OpenRouter } from "@openrouter/sdk";
import { expect, test } from "vitest";
import { useSandbox } from "./sandbox.ts";

/** The official SDK checks every answer against OpenRouter's published schemas. */
const { sandbox, injectFaults } = useSandbox();
const client = () =>
  new OpenRouter({
    apiKey: "sandbox",
    serverURL: `${sandbox().url}/models/v1`,
    retryConfig: { strategy: "none" },
  });

/** The SDK's type does not say which of the two a request gets. */
async function chat(chatRequest: Parameters<OpenRouter["chat"]["send"]>[0]["chatRequest"]) {
  const answer = await client().chat.send({ chatRequest });
  if (!("choices" in answer)) throw new Error("The answer is a stream");
  return answer;
}

const model = "openai/gpt-4.1-mini";
const messages = [{ role: "user" as const, content: "Rank the best CRM for startups" }];

test("lists the models", async () => {
  const list = await client().models.list();
  const { data, totalCount } = "result" in list ? list.result : list;
  expect(data.map(({ id }) => id)).toContain(model);
  expect(totalCount).toBe(data.length);
});

test("reads a chat", async () => {
  const { choices, usage } = await chat({ model, messages });
  expect(choices[0]?.message.content).toContain("Pipedrive");
  expect(usage?.totalTokens).toBeGreaterThan(0);
});

test("reads a streamed chat to its end", async () => {
  const stream = await client().chat.send({ chatRequest: { model, messages, stream: true } });
  if ("choices" in stream) throw new Error("The answer is no stream");
  let text = "";
  let finish: unknown;
  for await (const { choices } of stream) {
    text += choices[0]?.delta.content ?? "";
    finish = choices[0]?.finishReason ?? finish;
  }
  expect([finish, text.includes("Pipedrive")]).toEqual(["stop", true]);
});

test("reads an answer in a schema", async () => {
  const name = { type: "string" };
  const item = { type: "object", properties: { name }, required: ["name"], additionalProperties: false };
  const schema = {
    type: "object",
    properties: { items: { type: "array", items: item } },
    required: ["items"],
    additionalProperties: false,
  };
  const responseFormat = { type: "json_schema", jsonSchema: { name: "r", strict: true, schema } } as const;
  const { choices } = await chat({ model, messages, responseFormat });
  expect(JSON.parse(String(choices[0]?.message.content))).toMatchObject({ items: expect.any(Array) });
});

test("reads an error", async () => {
  await injectFaults({ model: "*", kind: "error", status: 429, times: 1 });
  await expect(chat({ model, messages })).rejects.toMatchObject({ statusCode: 429 });
});
