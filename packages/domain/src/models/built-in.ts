import { asModelId, type CatalogueModel, type Maker } from "./catalogue.ts";

interface BuiltIn {
  readonly id: string;
  readonly name: string;
  readonly provider: Maker;
  /** Asked by both unless it says which one. */
  readonly only?: "searches" | "discovery";
}

/** The nine of the spec (part 1 §3), and R1, which only discovery asks (decisions "Shapes and cases"). */
const MODELS: readonly BuiltIn[] = [
  { id: "openai/gpt-4.1-mini", name: "GPT 4.1", provider: "openai" },
  { id: "anthropic/claude-3.5-haiku", name: "Claude 3.5", provider: "anthropic" },
  { id: "google/gemini-2.5-flash-lite", name: "Gemini 2.5 (Flash)", provider: "google" },
  { id: "x-ai/grok-3-mini", name: "Grok 3 (Mini)", provider: "x-ai" },
  { id: "meta-llama/llama-4-scout", name: "Llama 4", provider: "meta-llama" },
  { id: "perplexity/sonar", name: "Sonar", provider: "perplexity" },
  { id: "amazon/nova-lite-v1", name: "Nova Lite", provider: "amazon" },
  { id: "deepseek/deepseek-chat", name: "DeepSeek", provider: "deepseek", only: "searches" },
  { id: "qwen/qwen3-32b", name: "Qwen 3", provider: "qwen", only: "searches" },
  { id: "deepseek/deepseek-r1", name: "DeepSeek R1", provider: "deepseek", only: "discovery" },
];

/** The first five are asked by default. */
const DEFAULTS = 5;

/** The catalogue as the product is built; a new database starts with the same rows. */
export const BUILT_IN_MODELS: readonly CatalogueModel[] = MODELS.map(
  ({ id, name, provider, only }, index) => ({
    ...{ id: asModelId(id), name, provider, status: "active" },
    forSearches: only !== "discovery",
    forDiscovery: only !== "searches",
    isDefault: index < DEFAULTS,
  }),
);
