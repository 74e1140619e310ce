import OpenAI from "openai";
import { describe, expect, test } from "vitest";
import { PERSONAS } from "../src/models/personas.ts";
import { rankingRequest, readRanking } from "./ask-for-ranking.ts";
import { getJson, useSandbox } from "./sandbox.ts";

const { sandbox, openAi } = useSandbox();
const MODEL = "openai/gpt-4.1-mini";
const QUESTION = "best CRM for startups";

async function setWorld(world: object): Promise<void> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(world);
  const response = await fetch(`${sandbox().url}/models/world`, { method: "PUT", headers, body });
  if (!response.ok) throw new Error(await response.text());
}

test("models are listed as the SDK reads them", async () => {
  const page = await openAi().models.list();
  expect(page.data.map(({ id }) => id)).toEqual(PERSONAS.map(({ id }) => id));
});

describe("a completion", () => {
  test("follows the schema, cites its sources and reports usage", async () => {
    const completion = await openAi().chat.completions.create(rankingRequest(MODEL, QUESTION));
    const [choice] = completion.choices;
    expect(choice?.finish_reason).toBe("stop");
    expect(readRanking(choice?.message.content ?? "").results).toHaveLength(20);
    const urls = (choice?.message.annotations ?? []).map(({ url_citation: { url } }) => url);
    expect(urls.length).toBeGreaterThanOrEqual(3);
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls) expect(URL.canParse(url), url).toBe(true);
    expect(completion.usage?.total_tokens).toBe(
      (completion.usage?.prompt_tokens ?? 0) + (completion.usage?.completion_tokens ?? 0),
    );
  });

  test("says the same when it is streamed", async () => {
    const whole = await openAi().chat.completions.create(rankingRequest(MODEL, QUESTION));
    const stream = await openAi().chat.completions.create({
      ...rankingRequest(MODEL, QUESTION),
      stream: true,
    });
    let text = "";
    let tokens = 0;
    for await (const chunk of stream) {
      text += chunk.choices[0]?.delta.content ?? "";
      tokens = chunk.usage?.total_tokens ?? tokens;
    }
    expect(text).toBe(whole.choices[0]?.message.content);
    expect(tokens).toBe(whole.usage?.total_tokens);
  });

  test("cites nothing without a web search, unless the model always searches", async () => {
    const plain = { messages: rankingRequest(MODEL, QUESTION).messages };
    const silent = await openAi().chat.completions.create({ ...plain, model: MODEL });
    expect(silent.choices[0]?.message.annotations).toBeUndefined();
    const sonar = await openAi().chat.completions.create({ ...plain, model: "perplexity/sonar" });
    expect(sonar.choices[0]?.message.annotations?.length).toBeGreaterThan(0);
  });

  test("says that the gateway searched since the world is so, as OpenRouter tells its own search", async () => {
    const ask = () => openAi().chat.completions.create(rankingRequest(MODEL, QUESTION));
    const usageOf = async () => ({ ...(await ask()).usage });
    const told = { web_search_requests: expect.any(Number) };
    expect(await usageOf()).toMatchObject({ server_tool_use_details: told });
    expect(JSON.stringify(await ask())).not.toContain("tool_calls_requested");
    await setWorld({ searches: [{ model: MODEL, by: "gateway" }] });
    const searched = { ...told, tool_calls_requested: expect.any(Number) };
    expect(await usageOf()).toMatchObject({ server_tool_use_details: searched });
    expect(JSON.stringify(await ask())).toContain("openrouter:web_search");
    await setWorld({ searches: [{ model: MODEL, by: "none" }] });
    expect((await ask()).choices[0]?.message.annotations).toBeUndefined();
    await setWorld({});
  });

  test("is cut at max_tokens", async () => {
    const completion = await openAi().chat.completions.create({
      ...rankingRequest(MODEL, QUESTION),
      max_tokens: 20,
    });
    expect(completion.choices[0]?.finish_reason).toBe("length");
    expect(completion.choices[0]?.message.content?.length).toBe(80);
  });

  test("lists experts, said to be fictional, for an expert schema", async () => {
    const completion = await openAi().chat.completions.create({
      model: MODEL,
      messages: [
        { role: "system", content: "Rank up to 10 experts." },
        { role: "user", content: "best SEO experts" },
      ],
      response_format: {
        type: "json_schema",
        json_schema: { name: "expert_ranking", schema: EXPERT_SCHEMA, strict: true },
      },
    });
    const content = completion.choices[0]?.message.content ?? "";
    expect(content).toContain("fictional person in sandbox data");
    expect(content).toContain("https://example.com/experts/");
  });

  test("of a call for other work is a placeholder that says so", async () => {
    const completion = await openAi().chat.completions.create({
      model: MODEL,
      messages: [
        { role: "system", content: "Summarise the text." },
        { role: "user", content: "A text" },
      ],
    });
    expect(completion.choices[0]?.message.content).toContain("Sandbox answer");
  });

  test("of nonsense is a sentence of absence", async () => {
    const { messages } = rankingRequest(MODEL, "asdf qwer");
    for (const { id } of PERSONAS) {
      const completion = await openAi().chat.completions.create({ model: id, messages });
      expect(completion.choices[0]?.message.content).toMatch(
        /could not identify any companies|"results": ?\[\]/,
      );
    }
  });
});

describe("a bad call", () => {
  test("without credentials is 401", async () => {
    const response = await fetch(`${sandbox().url}/models/v1/chat/completions`, {
      method: "POST",
      body: "{}",
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: { code: 401, message: "No auth credentials found" } });
  });

  test("of an unknown model is 400 and names it", async () => {
    const call = openAi().chat.completions.create(rankingRequest("acme/none", QUESTION));
    await expect(call).rejects.toThrow(OpenAI.BadRequestError);
    await expect(call).rejects.toThrow("acme/none is not a valid model ID");
  });

  test.each([
    ["no messages", {}],
    ["no JSON", "{"],
    ["no user", { model: MODEL, messages: [{ role: "system", content: "x" }] }],
  ])("with %s is 400", async (_what, body) => {
    const response = await fetch(`${sandbox().url}/models/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: "Bearer x", "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty("error.code", 400);
  });
});

test("the log shows the calls, newest first, and can be cleared", async () => {
  await openAi().chat.completions.create(rankingRequest(MODEL, QUESTION));
  const log = await getJson(`${sandbox().url}/models/requests`);
  expect(log[0]).toMatchObject({ model: MODEL, question: QUESTION, webSearch: true, status: 200 });
  await fetch(`${sandbox().url}/models/requests`, { method: "DELETE" });
  expect(await getJson(`${sandbox().url}/models/requests`)).toEqual([]);
});

const TEXT = { type: "string" };
const EXPERT_SCHEMA = {
  type: "object",
  properties: {
    results: {
      type: "array",
      items: {
        type: "object",
        properties: {
          rank: { type: "integer" },
          expert_name: TEXT,
          profile_url: TEXT,
          description: TEXT,
          rationale: TEXT,
        },
      },
    },
  },
};
