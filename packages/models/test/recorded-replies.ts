/**
 * Replies in the shapes of their providers, cut to what tells of a search. Sources: OpenRouter's guide "Web Search server
 * tool" and API reference, OpenAI's reference of chat completions, Perplexity's of the Sonar API. For tests.
 */
const content = "1. HubSpot (hubspot.com)";
const reply = (message: object, rest: object) => ({
  id: "gen-1763800000-a1",
  object: "chat.completion",
  created: 1_763_800_000,
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content, ...message } }],
  ...rest,
});

const G2 = "https://www.g2.com/categories/crm";
const cited = {
  annotations: [
    {
      type: "url_citation",
      url_citation: { url: G2, title: "Best CRM Software", content: "…", start_index: 0, end_index: 9 },
    },
  ],
};
const tokens = { prompt_tokens: 312, completion_tokens: 840, total_tokens: 1_152 };

const toolCall = (query: string) => ({
  type: "reasoning.server_tool_call",
  tool_name: "openrouter:web_search",
  tool_call_id: "call_1",
  arguments: JSON.stringify({ query }),
  result: JSON.stringify([{ url: G2, title: "Best CRM Software" }]),
});
const otherCall = { ...toolCall("2026-11-22"), tool_name: "openrouter:datetime" };
const step = (...search_keywords: string[]) => ({
  type: "web_search",
  thought: "Look for comparisons.",
  web_search: { search_keywords, search_results: [{ url: G2, title: "Best CRM Software" }] },
});

export const RECORDED_REPLIES = {
  /** Claude's own search through OpenRouter: native searches are no tool calls of the gateway. */
  openRouterNative: reply(cited, {
    model: "anthropic/claude-3.5-haiku",
    usage: { ...tokens, server_tool_use_details: { web_search_requests: 3 } },
  }),
  /** Exa through OpenRouter's tool, with the records of its calls. */
  openRouterTool: reply(
    {
      ...cited,
      reasoning_details: [toolCall("crm software for startups"), otherCall, toolCall("crm reviews 2026")],
    },
    {
      model: "google/gemini-2.5-flash-lite",
      usage: {
        ...tokens,
        server_tool_use_details: { tool_calls_requested: 3, tool_calls_executed: 3, web_search_requests: 2 },
      },
    },
  ),
  openRouterToolWithoutRecords: reply(cited, {
    model: "x-ai/grok-3-mini",
    usage: {
      ...tokens,
      server_tool_use_details: { tool_calls_requested: 1, tool_calls_executed: 1, web_search_requests: 1 },
    },
  }),
  /** Usage as the guide has it. */
  openRouterGuide: reply(cited, {
    model: "openai/gpt-5.2",
    usage: { ...tokens, server_tool_use: { web_search_requests: 2 } },
  }),
  /** The web plugin, which always searches, counts nothing. */
  openRouterPlugin: reply(cited, { model: "deepseek/deepseek-chat", usage: tokens }),
  openRouterToolUnused: reply(
    {},
    {
      model: "x-ai/grok-3-mini",
      usage: {
        ...tokens,
        server_tool_use_details: { tool_calls_requested: 0, tool_calls_executed: 0, web_search_requests: 0 },
      },
    },
  ),
  openRouterToolUnmentioned: reply({ refusal: null }, { model: "qwen/qwen3-32b", usage: tokens }),
  /** `gpt-4o-search-preview` at OpenAI. */
  openAiSearchModel: reply({ ...cited, refusal: null }, { model: "gpt-4o-search-preview", usage: tokens }),
  perplexity: reply(
    {},
    {
      model: "sonar",
      citations: [G2],
      search_results: [{ title: "Best CRM Software", url: G2, date: "2026-10-02" }],
      usage: { ...tokens, search_context_size: "low", num_search_queries: 1 },
    },
  ),
  /** Before `search_results`. */
  perplexityEarlier: reply({}, { model: "sonar", citations: [G2], usage: tokens }),
  perplexityProSearch: reply(
    { reasoning_steps: [step("crm for startups"), step("startup crm pricing")] },
    {
      model: "sonar-pro",
      search_results: [{ title: "Best CRM Software", url: G2, date: null }],
      usage: { ...tokens, num_search_queries: 2 },
    },
  ),
  perplexityWithoutResults: reply(
    {},
    { model: "sonar", citations: [], usage: { ...tokens, num_search_queries: 1 } },
  ),
} as const;
