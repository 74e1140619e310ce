import { CREDIT_COST } from "../credits.ts";

/** What the page `/developers` lists of calls and tools; tests compare it with the server. */

export interface ListedCall {
  readonly method: "GET" | "POST" | "PATCH";
  /** With parameters as OpenAPI writes them. */
  readonly path: string;
  readonly does: string;
  readonly credits: string;
}

const A_ROUND = `${CREDIT_COST.search} a round`;

/** The calls that most scripts need; `/api/openapi.json` has all. */
export const LISTED_CALLS: readonly ListedCall[] = [
  {
    method: "POST",
    path: "/api/analysis/query-models",
    does: "Ask models, streamed",
    credits: String(CREDIT_COST.search),
  },
  {
    method: "POST",
    path: "/api/analysis/query-model",
    does: "Ask one model, and wait",
    credits: String(CREDIT_COST.search),
  },
  { method: "GET", path: "/api/runs/{id}/events", does: "Follow a search, streamed", credits: "0" },
  { method: "POST", path: "/api/analysis/aggregate-results", does: "Add a search up", credits: "0" },
  { method: "GET", path: "/api/search/history", does: "Your searches", credits: "0" },
  { method: "GET", path: "/api/search/{id}", does: "One of them, with its ranking", credits: "0" },
  { method: "GET", path: "/api/trending", does: "Shared searches by sector", credits: "0" },
  {
    method: "POST",
    path: "/api/company/analysis",
    does: "What a company’s site tells models",
    credits: String(CREDIT_COST.seo_analysis),
  },
  {
    method: "POST",
    path: "/api/company/prompt-discovery",
    does: "Ten prompts of buyers, tested, streamed",
    credits: String(CREDIT_COST.discovery),
  },
  {
    method: "GET",
    path: "/api/company/against",
    does: "Two companies, question by question",
    credits: "0",
  },
  { method: "POST", path: "/api/studies", does: "Rounds of one question", credits: A_ROUND },
  { method: "GET", path: "/api/studies/{id}", does: "Its tiers and ranges", credits: "0" },
  { method: "GET", path: "/api/brands", does: "Brands that are watched", credits: "0" },
  { method: "GET", path: "/api/brands/{id}/overview", does: "Where a brand stands", credits: "0" },
  { method: "GET", path: "/api/brands/{id}/answers", does: "The answers behind its figures", credits: "0" },
  {
    method: "POST",
    path: "/api/brands/{id}/visits",
    does: "Ask all its prompts",
    credits: "prompts × rounds",
  },
  { method: "GET", path: "/api/models", does: "Models that can be asked", credits: "0" },
  { method: "GET", path: "/api/user/credits", does: "What is left", credits: "0" },
];

/** Tools of the MCP server. */
export const LISTED_TOOLS: readonly {
  readonly name: string;
  readonly does: string;
  readonly credits: string;
}[] = [
  { name: "rank_companies", does: "Ask models for a ranking", credits: String(CREDIT_COST.search) },
  { name: "rank_experts", does: "The same for people", credits: String(CREDIT_COST.search) },
  { name: "get_ranking", does: "A ranking, added up", credits: "0" },
  { name: "company_visibility", does: "Where a company stands, with sources", credits: "0" },
  { name: "company_against", does: "Two companies, answer by answer", credits: "0" },
  { name: "start_study", does: "Rounds of one question", credits: A_ROUND },
  { name: "get_study", does: "Its tiers and ranges", credits: "0" },
  { name: "plan_topic", does: "What credits would be spent on, before", credits: "0" },
  {
    name: "propose_wordings",
    does: "Other ways of asking, made and checked",
    credits: String(CREDIT_COST.wordings),
  },
  { name: "run_topic", does: "Ask a topic’s wordings", credits: A_ROUND },
  { name: "read_topic", does: "A figure over ways of asking", credits: "0" },
  { name: "plan_experiment", does: "What an experiment could see, before", credits: "0" },
  { name: "read_experiment", does: "What its registered looks found", credits: "0" },
  { name: "list_brands", does: "Brands that are watched", credits: "0" },
  { name: "brand_overview", does: "Where a brand stands, real changes", credits: "0" },
  { name: "brand_details", does: "Its competitors, sources, web searches and alerts", credits: "0" },
  { name: "brand_answers", does: "The answers behind its figures", credits: "0" },
  { name: "what_models_say", does: "Claims about a brand, held against facts", credits: "0" },
  { name: "list_facts", does: "Facts that a person has confirmed", credits: "0" },
  { name: "visit_brand", does: "Ask all prompts of a brand", credits: "prompts × rounds" },
  { name: "model_weather", does: "Whether a model changed behind its version", credits: "0" },
  { name: "trending", does: "What others ask", credits: "0" },
  { name: "history", does: "What this account asked", credits: "0" },
  { name: "credits", does: "What is left", credits: "0" },
];
