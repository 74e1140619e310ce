import { afterEach, describe, expect, it } from "vitest";
import { completion, type Endpoint, type Handler, reply, startEndpoint } from "../../test/endpoint.ts";
import type { GatewayKind } from "./capabilities.ts";
import type { GatewayRequest } from "./gateway.ts";
import { ModelError } from "./model-error.ts";

const open: Endpoint[] = [];
afterEach(async () => {
  for (const endpoint of open.splice(0)) await endpoint.close();
});

async function start(handle: Handler, kind?: GatewayKind): Promise<Endpoint> {
  const endpoint = await startEndpoint(handle, kind);
  open.push(endpoint);
  return endpoint;
}

function question(changes: Partial<GatewayRequest> = {}): GatewayRequest {
  return {
    upstreamId: "maker/model",
    instruction: "Rank companies.",
    question: "Best CRM?",
    webSearch: false,
    schema: { name: "ranking", schema: { type: "object" } },
    signal: AbortSignal.timeout(60_000),
    ...changes,
  };
}

/** Answers 400 as long as a request carries a JSON schema. */
const withoutSchemas: Handler = ({ body }, response) =>
  body?.response_format
    ? reply(response, 400, { error: { message: "response_format is not supported", code: 400 } })
    : reply(response, 200, completion("1. HubSpot"));

describe("what is sent", () => {
  it("is the instruction, the user's words apart from it, and a limit", async () => {
    const { gateway, calls } = await start((_call, response) => reply(response, 200, completion("x")));
    await gateway.complete(question());
    expect(calls[0]).toMatchObject({
      method: "POST",
      path: "/v1/chat/completions",
      headers: { authorization: "Bearer k", "x-title": "Standings" },
      body: {
        model: "maker/model",
        messages: [
          { role: "system", content: "Rank companies." },
          { role: "user", content: "Best CRM?" },
        ],
        max_tokens: 8_000,
      },
    });
    expect(calls[0]?.body).not.toHaveProperty("tools");
  });

  it.each([
    ["openrouter", true, true],
    ["openai", true, false],
    ["ollama", true, false],
    ["generic", false, false],
  ] as const)("to %s: a schema %s, its search tool %s", async (kind, schema, tool) => {
    const { gateway, calls } = await start((_call, response) => reply(response, 200, completion("x")), kind);
    await gateway.complete(question({ webSearch: true }));
    const body = calls[0]?.body ?? {};
    expect("response_format" in body).toBe(schema);
    expect("tools" in body).toBe(tool);
  });
});

describe("a model whose gateway answers 400 to a JSON schema", () => {
  it("is asked once more without it, and not sent one again", async () => {
    const { gateway, calls } = await start(withoutSchemas);
    expect((await gateway.complete(question())).text).toBe("1. HubSpot");
    expect((await gateway.complete(question())).text).toBe("1. HubSpot");
    expect(calls.map(({ body }) => "response_format" in (body ?? {}))).toEqual([true, false, false]);
    const [first, second] = calls.map(({ body }) => body);
    expect({ ...first, response_format: undefined }).toEqual({ ...second, response_format: undefined });
  });

  it("leaves other models their schema", async () => {
    const { gateway, calls } = await start(withoutSchemas);
    await gateway.complete(question());
    await gateway.complete(question({ upstreamId: "other/model" }));
    expect(calls.map(({ body }) => [body?.model, "response_format" in (body ?? {})])).toEqual([
      ["maker/model", true],
      ["maker/model", false],
      ["other/model", true],
      ["other/model", false],
    ]);
  });

  it("is sent one again when the schema was not the reason", async () => {
    const { gateway, calls } = await start((_call, response) =>
      reply(response, 400, { error: { message: "no such thing" } }),
    );
    for (let times = 0; times < 2; times += 1)
      await expect(gateway.complete(question())).rejects.toMatchObject({ failure: "upstream" });
    expect(calls.map(({ body }) => "response_format" in (body ?? {}))).toEqual([true, false, true, false]);
  });

  it.each([401, 404, 422, 429, 500])("is not what status %i means", async (status) => {
    const { gateway, calls } = await start((_call, response) => reply(response, status, {}));
    await expect(gateway.complete(question())).rejects.toBeInstanceOf(ModelError);
    expect(calls).toHaveLength(1);
  });

  it("cannot be a kind that takes no schema", async () => {
    const { gateway, calls } = await start((_call, response) => reply(response, 400, {}), "generic");
    await expect(gateway.complete(question())).rejects.toBeInstanceOf(ModelError);
    expect(calls).toHaveLength(1);
  });
});

/** Answers 400 about each of these parts as long as a request has it. */
const refusing =
  (...parts: string[]): Handler =>
  ({ body }, response) => {
    const param = parts.find((part) => body && part in body);
    const error = {
      message: `Unsupported parameter: '${param}'. Use 'max_completion_tokens' instead.`,
      param,
    };
    reply(response, param ? 400 : 200, param ? { error } : completion("1. Beanpost"));
  };

describe("a model that refuses one part of the request", () => {
  const PARTS = ["max_tokens", "max_completion_tokens", "response_format", "user"];
  const sent = (calls: Endpoint["calls"]) =>
    calls.map(({ body }) => PARTS.filter((part) => body && part in body).join(" "));

  it.each([
    ["the limit's spelling", ["max_tokens"], ["max_completion_tokens response_format user"]],
    [
      "the limit",
      ["max_tokens", "max_completion_tokens"],
      ["max_completion_tokens response_format user", "response_format user"],
    ],
    ["a user", ["user"], ["max_tokens response_format"]],
    ["a schema", ["response_format"], ["max_tokens user"]],
    [
      "a limit and a schema",
      ["max_tokens", "response_format"],
      ["max_completion_tokens response_format user", "max_completion_tokens user"],
    ],
  ])("gives up %s alone, and from then on", async (_part, refused, later) => {
    const { gateway, calls } = await start(refusing(...refused));
    await gateway.complete(question({ unique: "u1" }));
    expect(sent(calls)).toEqual(["max_tokens response_format user", ...later]);
    await gateway.complete(question({ unique: "u2" }));
    expect(sent(calls).at(-1)).toBe(later.at(-1));
    expect(calls).toHaveLength(later.length + 2);
  });

  it("is told by the error's words where it names no parameter", async () => {
    const { gateway, calls } = await start(({ body }, response) =>
      body?.max_tokens
        ? reply(response, 400, {
            error: { message: "Provider error", metadata: { raw: "max_tokens: unknown" } },
          })
        : reply(response, 200, completion("1. Beanpost")),
    );
    await gateway.complete(question());
    expect(calls.map(({ body }) => "response_format" in (body ?? {}))).toEqual([true, true]);
  });

  it("keeps its schema when the 400 is about what cannot be left out", async () => {
    const { gateway, calls } = await start((_call, response) =>
      reply(response, 400, { error: { message: "too long", param: "messages" } }),
    );
    await expect(gateway.complete(question())).rejects.toMatchObject({ failure: "upstream" });
    expect(calls).toHaveLength(1);
  });

  it("of OpenAI is sent the limit's newer spelling at once", async () => {
    const { gateway, calls } = await start(refusing("max_tokens"), "openai");
    await gateway.complete(question());
    expect(sent(calls)).toEqual(["max_completion_tokens response_format"]);
  });
});

describe("a model that the gateway's list", () => {
  const LIST = {
    object: "list",
    data: [
      { id: "maker/tools", supported_parameters: ["tools"] },
      { id: "maker/searcher", supported_parameters: ["web_search_options"] },
      { id: "maker/plain", supported_parameters: ["max_tokens"] },
    ],
  };
  const TOOL = { type: "openrouter:web_search", parameters: { engine: "auto", max_results: 10 } };

  it.each([
    ["does not name", "maker/new", true, { tools: [TOOL] }, "could_have_searched"],
    ["lets call tools", "maker/tools", true, { tools: [TOOL] }, "could_have_searched"],
    ["lets search itself", "maker/searcher", true, { web_search_options: {} }, "could_have_searched"],
    ["gives no search", "maker/plain", false, {}, "training"],
  ])("%s is asked so", async (_what, upstreamId, canSearch, sent, type) => {
    const { gateway, calls } = await start(({ method }, response) =>
      reply(response, 200, method === "GET" ? LIST : completion("1. HubSpot")),
    );
    await gateway.listModels();
    expect(gateway.canSearch(upstreamId)).toBe(canSearch);
    const { grounding } = await gateway.complete(question({ upstreamId, webSearch: true }));
    expect(grounding).toEqual({ type });
    const { tools, web_search_options } = calls[1]?.body ?? {};
    expect({ tools, web_search_options }).toEqual({
      tools: undefined,
      web_search_options: undefined,
      ...sent,
    });
  });

  it("of a gateway without search cannot search", async () => {
    const { gateway } = await start((_call, response) => reply(response, 200, completion("x")), "generic");
    expect(gateway.canSearch("maker/new")).toBe(false);
    expect((await gateway.complete(question({ webSearch: true }))).grounding).toEqual({ type: "training" });
  });
});

describe("what comes back", () => {
  const read = async (body: unknown, changes: Partial<GatewayRequest> = {}) => {
    const { gateway } = await start((_call, response) => reply(response, 200, body));
    return gateway.complete(question(changes));
  };

  it("is the text with what the gateway says about it", async () => {
    expect(await read(completion("1. HubSpot"))).toEqual({
      text: "1. HubSpot",
      citations: [],
      citedAt: [],
      grounding: { type: "training" },
      isPlaced: false,
      refused: false,
      truncated: false,
      servedModel: "u-2026",
      promptTokens: 10,
      completionTokens: 20,
      costUsd: 0.001,
    });
  });

  it.each([
    ["a refusal", completion(null, { refusal: "No." }), { refused: true, text: "" }],
    ["a filter", completion("", {}, { finish_reason: "content_filter" }), { refused: true }],
    ["the token limit", completion("1. A", {}, { finish_reason: "length" }), { truncated: true }],
    ["another spelling of it", completion("1. A", {}, { finish_reason: "MAX_TOKENS" }), { truncated: true }],
    ["content that is no text", completion(null), { text: "" }],
    [
      "the text of parts, without what was thought",
      completion(null, {
        content: [
          { type: "thinking", thinking: [{ type: "text", text: "Kettle?" }] },
          { type: "text", text: "1. Bean" },
          "post\n",
          { type: "text", text: "2. Kettle" },
          { type: "image_url", image_url: { url: "https://beanpost.co.uk/a.png" } },
        ],
      }),
      { text: "1. Beanpost\n2. Kettle" },
    ],
    [
      "a refusal in parts",
      completion(null, { content: [{ type: "refusal", refusal: "No." }] }),
      { refused: true },
    ],
    ["no usage", { ...completion("x"), usage: undefined }, { promptTokens: null, costUsd: null }],
    [
      "a usage of nonsense",
      { ...completion("x"), usage: { prompt_tokens: -1, cost: "free" } },
      { promptTokens: null },
    ],
    [
      "more tokens than a database holds",
      { ...completion("x"), usage: { prompt_tokens: 9e12 } },
      { promptTokens: 2_147_483_647 },
    ],
    ["a model that is no name", { ...completion("x"), model: 7 }, { servedModel: null }],
  ])("says %s", async (_name, body, expected) => {
    expect(await read(body)).toMatchObject(expected);
  });

  it.each([
    ["no choices", { choices: [] }],
    ["a choice without message", { choices: [{}] }],
    ["null", null],
    ["a text", "<html>"],
    ["an error under status 200", { error: { code: 502 } }],
    ["an error in its choice", completion("1. Beanp", {}, { error: { code: 502 } })],
    ["an end by an error", completion("1. Beanp", {}, { finish_reason: "error" })],
    ["an end by a broken network", completion("", {}, { native_finish_reason: "NETWORK_ERROR" })],
  ])("is an error worth a retry for %s", async (_name, body) => {
    await expect(read(body)).rejects.toMatchObject({ name: "ModelError", retryable: true });
  });

  const FORM = { name: "ranking", schema: { type: "object", required: ["results"] } };
  const JSON_ANSWER = '{"results":[{"company_name":"Beanpost"}]}';

  it.each([
    ["in reasoning_content", completion(null, { reasoning_content: JSON_ANSWER })],
    ["in reasoning", completion(" ", { reasoning: `\`\`\`json\n${JSON_ANSWER}\n\`\`\`` })],
  ])("is the JSON that was asked for, also %s", async (_where, body) => {
    expect((await read(body, { schema: FORM })).text).toContain(JSON_ANSWER);
  });

  it.each([
    ["prose", completion(null, { reasoning: "First I thought of Kettle." }), FORM],
    ["a draft around JSON", completion(null, { reasoning: `Maybe ${JSON_ANSWER}?` }), FORM],
    ["a fence that only begins", completion(null, { reasoning: `\`\`\`${" ".repeat(20_000)}x` }), FORM],
    ["JSON of another form", completion(null, { reasoning: '{"plan":["Kettle"]}' }), FORM],
    ["JSON that nobody asked for", completion(null, { reasoning: JSON_ANSWER }), null],
    [
      "reasoning that was cut off",
      completion(null, { reasoning: JSON_ANSWER }, { finish_reason: "length" }),
      FORM,
    ],
  ])("is nothing for %s in the field of reasoning", async (_what, body, schema) => {
    expect((await read(body, { schema })).text.trim()).toBe("");
  });

  it("is an error for an answer above the limit of 4 MB", async () => {
    await expect(read(completion("x".repeat(5_000_000)))).rejects.toBeInstanceOf(ModelError);
  });
});

describe("the list of models", () => {
  it("holds the ids the gateway offers", async () => {
    const { gateway, calls } = await start((_call, response) =>
      reply(response, 200, { object: "list", data: [{ id: "a/b" }, { id: "c/d" }] }),
    );
    expect(await gateway.listModels()).toMatchObject([{ upstreamId: "a/b" }, { upstreamId: "c/d" }]);
    expect(calls[0]).toMatchObject({ method: "GET", path: "/v1/models", body: null });
  });

  it("fails as questions do", async () => {
    const { gateway } = await start((_call, response) => reply(response, 403, {}));
    await expect(gateway.listModels()).rejects.toMatchObject({ failure: "unavailable", retryable: false });
  });

  it("ends when its time is over", async () => {
    const { gateway } = await start(() => {});
    await expect(gateway.listModels(AbortSignal.timeout(50))).rejects.toMatchObject({ failure: "timeout" });
  });
});

describe("a country", () => {
  const asked = { webSearch: true, country: "PT" };
  const placeIn = (body: unknown) => JSON.stringify(body).match(/"user_location":\{[^}]*\}/u)?.[0] ?? null;
  const PLACE = '"user_location":{"type":"approximate","country":"PT"}';

  it.each<[GatewayKind, Partial<GatewayRequest>, string | null]>([
    ["openrouter", asked, PLACE],
    ["openrouter", { ...asked, webSearch: false }, null],
    ["openrouter", { ...asked, country: null }, null],
    ["openai", asked, null],
    ["generic", asked, null],
  ])("reaches the search of %s, asked %o", async (kind, changes, place) => {
    const { gateway, calls } = await start((_call, response) => reply(response, 200, completion("x")), kind);
    const { isPlaced } = await gateway.complete(question(changes));
    expect(placeIn(calls[0]?.body)).toBe(place);
    expect(isPlaced).toBe(place !== null);
  });

  it("that a gateway refuses is left out, remembered, and said", async () => {
    const { gateway, calls } = await start(({ body }, response) =>
      placeIn(body)
        ? reply(response, 400, { error: { message: "tools[0].parameters.user_location is not supported" } })
        : reply(response, 200, completion("x")),
    );
    expect((await gateway.complete(question(asked))).isPlaced).toBe(false);
    expect((await gateway.complete(question(asked))).isPlaced).toBe(false);
    expect(calls.map(({ body }) => placeIn(body))).toEqual([PLACE, null, null]);
    expect(JSON.stringify(calls[2]?.body)).toContain("openrouter:web_search");
  });
});
