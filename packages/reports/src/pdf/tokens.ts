import { type Maker, type ModelCatalogue, type RankBounds, rankBand } from "@standings/domain";

/** The light side of the design tokens (apps/web/src/styles). */
export const INK = "#21201c";
export const INK_2 = "#55544f";
export const INK_3 = "#6b6a64";
export const LINE = "#e9e8e6";
export const LINE_2 = "#d5d4d0";
export const SUNKEN = "#f1f0ee";
export const PAPER = "#ffffff";
export const HIGHLIGHT = "#bdee63";
export const GOOD = "#2a6f37";
export const WARN = "#8a5200";
export const WARN_TINT = "#fff7d6";
export const WARN_LINE = "#e9c162";
export const BAD = "#b42329";
export const STRIP_ZONE = "#f1f8dc";
export const STRIP_AXIS = "#e2e1de";
export const STRIP_GRID = "#f1f0ee";
export const STRIP_RANGE = "#d5d4d0";

const HUES: Record<Maker, string> = {
  openai: "#0b8a60",
  anthropic: "#c8592a",
  google: "#2b6fe0",
  "x-ai": "#45443f",
  "meta-llama": "#a8429a",
  perplexity: "#0b8299",
  amazon: "#a36a00",
  deepseek: "#4453c9",
  qwen: "#7a4bd6",
};

export function makerOf(
  { catalogue }: { readonly catalogue: ModelCatalogue },
  modelId: string,
): Maker | undefined {
  return catalogue.describeModel(modelId)?.provider;
}

export function hueOf(maker: Maker | undefined): string {
  return maker ? HUES[maker] : INK_3;
}

export interface Band {
  readonly fill: string;
  readonly ink: string;
}

export const NO_BAND: Band = { fill: "#f1f0ee", ink: "#55544f" };

const BANDS: Readonly<Record<1 | 2 | 3 | 4, Band>> = {
  1: { fill: "#c9ef80", ink: "#27330c" },
  2: { fill: "#d5efff", ink: "#113264" },
  3: { fill: "#fff1a0", ink: "#473b1f" },
  4: { fill: "#feecec", ink: "#9c2229" },
};

/** The colours of a rank's band; null is without a rank. */
export function bandOf(rank: number | null, bounds?: RankBounds): Band {
  return rank === null ? NO_BAND : BANDS[rankBand(rank, bounds)];
}

/** "0.129 0.125 0.110", as the operators rg and RG take it. */
export function rgb(hex: string): string {
  return [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(" ");
}
