/** The product's model catalogue (spec part 1 §3). Ids are stable and public; upstream ids are configuration. */

export type Maker =
  | "openai"
  | "anthropic"
  | "google"
  | "x-ai"
  | "meta-llama"
  | "perplexity"
  | "amazon"
  | "deepseek"
  | "qwen";

declare const model: unique symbol;

/** Id of a model, as the catalogue names it. */
export type ModelId = string & { readonly [model]: true };

/** A model's id as a client, a row or a column gives it; a stored one may have left the catalogue since. */
export function asModelId(id: string): ModelId {
  return id as ModelId;
}

export interface ModelOption {
  readonly id: ModelId;
  readonly name: string;
  readonly provider: Maker;
}

const CATALOGUE: readonly (Omit<ModelOption, "id"> & { readonly id: string })[] = [
  { id: "openai/gpt-4.1-mini", name: "GPT 4.1", provider: "openai" },
  { id: "anthropic/claude-3.5-haiku", name: "Claude 3.5", provider: "anthropic" },
  { id: "google/gemini-2.5-flash-lite", name: "Gemini 2.5 (Flash)", provider: "google" },
  { id: "x-ai/grok-3-mini", name: "Grok 3 (Mini)", provider: "x-ai" },
  { id: "meta-llama/llama-4-scout", name: "Llama 4", provider: "meta-llama" },
  { id: "perplexity/sonar", name: "Sonar", provider: "perplexity" },
  { id: "amazon/nova-lite-v1", name: "Nova Lite", provider: "amazon" },
  { id: "deepseek/deepseek-chat", name: "DeepSeek", provider: "deepseek" },
  { id: "qwen/qwen3-32b", name: "Qwen 3", provider: "qwen" },
];

export const MODEL_CATALOGUE: readonly ModelOption[] = CATALOGUE.map((model) => ({
  ...model,
  id: asModelId(model.id),
}));

/** Only discovery asks it (decisions "Shapes and cases"). */
const DEEPSEEK_R1: ModelOption = {
  id: asModelId("deepseek/deepseek-r1"),
  name: "DeepSeek R1",
  provider: "deepseek",
};

const NOT_FOR_DISCOVERY: readonly string[] = ["deepseek/deepseek-chat", "qwen/qwen3-32b"];

/** Models of the discovery selector, the default first (spec part 2 §3). */
export const DISCOVERY_MODELS: readonly ModelOption[] = [
  ...MODEL_CATALOGUE.filter(({ id }) => !NOT_FOR_DISCOVERY.includes(id)),
  DEEPSEEK_R1,
];

/** At most this many models are asked in one search (spec part 1 §5). */
export const MAX_MODELS = 5;

export const DEFAULT_MODEL_IDS: readonly ModelId[] = MODEL_CATALOGUE.slice(0, MAX_MODELS).map(
  (model) => model.id,
);

/** Asked by what asks one model, unless another is chosen (spec part 2 §3). */
export const DEFAULT_MODEL_ID: ModelId = asModelId("openai/gpt-4.1-mini");

const byId = new Map<string, ModelOption>(MODEL_CATALOGUE.map((model) => [model.id, model]));

/** A model that searches can ask. */
export function findModel(id: string): ModelOption | undefined {
  return byId.get(id);
}

/** A model that discovery can ask. */
export function findDiscoveryModel(id: string): ModelOption | undefined {
  return DISCOVERY_MODELS.find((model) => model.id === id);
}

/** Any model that answers, or answered, in the product. */
export function describeModel(id: string): ModelOption | undefined {
  return findModel(id) ?? findDiscoveryModel(id);
}

/** Display name of a model; an id outside the catalogue is shown as it is. */
export function modelName(id: ModelId): string {
  return describeModel(id)?.name ?? id;
}

/** Key of a model in REST bodies: its display name with dots replaced (`GPT 4_1`). */
export function modelKey(id: ModelId): string {
  return modelName(id).replaceAll(".", "_");
}

/**
 * Reads the `models` query parameter of a ranking page: comma-separated, each id URL-encoded.
 * Unknown ids and repetitions are ignored, at most five are kept; nothing usable gives the default five.
 */
export function parseModelsParam(value: string | undefined): ModelId[] {
  if (!value) return [...DEFAULT_MODEL_IDS];
  try {
    const ids = value.split(",").map((part) => decodeURIComponent(part.trim()));
    const known = [...new Set(ids)].flatMap((id) => byId.get(id)?.id ?? []).slice(0, MAX_MODELS);
    return known.length > 0 ? known : [...DEFAULT_MODEL_IDS];
  } catch {
    return [...DEFAULT_MODEL_IDS];
  }
}

export function formatModelsParam(ids: readonly string[]): string {
  return ids.map((id) => encodeURIComponent(id)).join(",");
}
