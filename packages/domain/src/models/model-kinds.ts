/** Makers whose marks and colours the product knows. */
export const MAKERS = [
  "openai",
  "anthropic",
  "google",
  "x-ai",
  "meta-llama",
  "perplexity",
  "amazon",
  "deepseek",
  "qwen",
] as const;
export type Maker = (typeof MAKERS)[number];

/** A disabled model may come back soon; a retired one is history. Neither can be asked, both keep their names. */
export const MODEL_STATUSES = ["active", "disabled", "retired"] as const;
export type ModelStatus = (typeof MODEL_STATUSES)[number];

/** How a model searches the web: with the gateway's tool, by itself, or not at all. */
export const MODEL_SEARCHES = ["tool", "built_in", "none"] as const;
export type ModelSearch = (typeof MODEL_SEARCHES)[number];
