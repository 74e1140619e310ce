import { asModelId, type CatalogueModel, makeCatalogue } from "./catalogue.ts";
import type { Maker } from "./model-kinds.ts";

/** Asked by both unless it says which one. */
type BuiltIn = readonly [maker: Maker, model: string, name: string, only?: "searches" | "discovery"];

/** The nine of the spec (part 1 §3), and R1, which only discovery asks (decisions "Shapes and cases"). */
const MODELS: readonly BuiltIn[] = [
  ["openai", "gpt-4.1-mini", "GPT 4.1"],
  ["anthropic", "claude-3.5-haiku", "Claude 3.5"],
  ["google", "gemini-2.5-flash-lite", "Gemini 2.5 (Flash)"],
  ["x-ai", "grok-3-mini", "Grok 3 (Mini)"],
  ["meta-llama", "llama-4-scout", "Llama 4"],
  ["perplexity", "sonar", "Sonar"],
  ["amazon", "nova-lite-v1", "Nova Lite"],
  ["deepseek", "deepseek-chat", "DeepSeek", "searches"],
  ["qwen", "qwen3-32b", "Qwen 3", "searches"],
  ["deepseek", "deepseek-r1", "DeepSeek R1", "discovery"],
];

/** The first five are asked by default. */
const DEFAULTS = 5;

/** The catalogue as the product is built; a new database starts with the same rows. */
export const BUILT_IN_MODELS: readonly CatalogueModel[] = MODELS.map(
  ([provider, model, name, only], index) => ({
    id: asModelId(`${provider}/${model}`),
    name,
    provider,
    status: "active",
    forSearches: only !== "discovery",
    forDiscovery: only !== "searches",
    isDefault: index < DEFAULTS,
  }),
);

export const BUILT_IN_CATALOGUE = makeCatalogue(BUILT_IN_MODELS);

/** Whether these are the models that the product is built with, so that nobody has to be told. */
export function isBuiltIn(models: readonly CatalogueModel[]): boolean {
  return JSON.stringify(models) === JSON.stringify(BUILT_IN_MODELS);
}
