import type { AdminModel, Maker, ModelSearch, ModelStatus, SearchedBy } from "@standings/domain";

export const MAKER_NAMES: Readonly<Record<Maker, string>> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  "x-ai": "xAI",
  "meta-llama": "Meta",
  perplexity: "Perplexity",
  amazon: "Amazon",
  deepseek: "DeepSeek",
  qwen: "Qwen",
};

export const STATUS_NAMES: Readonly<Record<ModelStatus, string>> = {
  active: "Active",
  disabled: "Disabled",
  retired: "Retired",
};

export const SEARCH_NAMES: Readonly<Record<ModelSearch, string>> = {
  tool: "With the gateway’s tool",
  built_in: "By itself",
  none: "Never",
};

/** Null stands for what the gateway's list says. */
export function searchName(search: ModelSearch | null): string {
  return search === null ? "As the gateway says" : SEARCH_NAMES[search];
}

/** The search engine of a model, as the gateway's list says. */
export const LISTED_SEARCHES: Readonly<Record<SearchedBy, string>> = {
  native: "Search: native",
  exa: "Search: Exa",
  gateway: "Search: the gateway’s",
  none: "Search: none",
  unknown: "Search: not listed",
};

const USD = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 4,
});

/** "$0.40 / $1.60", in and out per million tokens */
export function priceText({
  inputPrice,
  outputPrice,
}: Pick<AdminModel, "inputPrice" | "outputPrice">): string {
  if (inputPrice === null && outputPrice === null) return "Unknown";
  return [inputPrice, outputPrice].map((price) => (price === null ? "?" : USD.format(price))).join(" / ");
}

/** What a model is asked for: "Searches and discovery". */
export function usesText({ forSearches, forDiscovery }: AdminModel): string {
  if (forSearches && forDiscovery) return "Searches and discovery";
  if (forSearches) return "Searches";
  return forDiscovery ? "Discovery" : "Nothing";
}
