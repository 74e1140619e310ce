import type { Maker, ModelCatalogue } from "@standings/domain";

const HUES: Readonly<Record<Maker, string>> = {
  openai: "hue-maker-openai",
  anthropic: "hue-maker-anthropic",
  google: "hue-maker-google",
  "x-ai": "hue-maker-xai",
  "meta-llama": "hue-maker-meta",
  perplexity: "hue-maker-perplexity",
  amazon: "hue-maker-amazon",
  deepseek: "hue-maker-deepseek",
  qwen: "hue-maker-qwen",
};

/** Class that sets `--hue` to the maker's colour. */
export function makerHue(maker: Maker | undefined): string {
  return maker ? HUES[maker] : "hue-ink-3";
}

export function modelHue(catalogue: ModelCatalogue, modelId: string): string {
  return makerHue(catalogue.describeModel(modelId)?.provider);
}
