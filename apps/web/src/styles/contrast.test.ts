import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Colours of both themes by name; `light-dark(a, b)`, or one colour for both. */
function readTokens(): ReadonlyMap<string, readonly [string, string]> {
  const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
  const pair = /--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g;
  return new Map(
    [...css.matchAll(pair)].map(([, name = "", light = "", dark = "", both]) => [
      name,
      [both ?? light, both ?? dark],
    ]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ["paper", "surface", "raised", "sunken", "hover"];
const BANDS = ["1", "2", "3", "4", "none"].map((band) => [`on-band-${band}`, `band-${band}`] as const);

/** Text on what lies below it: 4.5 : 1. */
const TEXT: readonly (readonly [string, string])[] = [
  ...SURFACES.flatMap((surface) =>
    ["ink", "ink-2", "ink-3", "mark-ink"].map((ink) => [ink, surface] as const),
  ),
  ...["paper", "surface", "raised"].flatMap((surface) =>
    ["good", "warn", "bad", "info"].map((ink) => [ink, surface] as const),
  ),
  ...["good", "warn", "bad", "info"].map((tone) => [tone, `${tone}-tint`] as const),
  ...["ink", "ink-2", "ink-3"].map((ink) => [ink, "mark-tint"] as const),
  ["on-ink", "ink"],
  ["on-ink", "ink-hover"],
  ["on-mark", "mark"],
  ...BANDS,
];

/** Controls and marks: 3 : 1. */
const MARKS: readonly (readonly [string, string])[] = [
  ["control", "paper"],
  ["control", "surface"],
  ...["openai", "anthropic", "google", "xai", "meta", "perplexity", "amazon", "deepseek", "qwen"].flatMap(
    (maker) => [[`maker-${maker}`, "paper"] as const, ["on-maker", `maker-${maker}`] as const],
  ),
];

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("in the %s theme", (_theme, index) => {
  const tokens = readTokens();
  const colorOf = (name: string) => tokens.get(name)?.[index] ?? expect.fail(`no token ${name}`);

  it.each(TEXT)("%s is readable on %s", (text, below) => {
    expect(contrast(colorOf(text), colorOf(below))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARKS)("%s stands out from %s", (mark, below) => {
    expect(contrast(colorOf(mark), colorOf(below))).toBeGreaterThanOrEqual(3);
  });
});

/** Opacity takes from a contrast what no token tells, and axe leaves out texts of one character. */
it("no text is made fainter by opacity", () => {
  const faint = /<(?:span|p|strong|small|b|dd|dt|li|td|th)\b[^>]*?[ "`]opacity-(?!0|100)\d+[^>]*>/g;
  const found = globSync("../**/*.tsx", { cwd: import.meta.dirname }).flatMap((file) =>
    [...readFileSync(new URL(file, import.meta.url), "utf8").matchAll(faint)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes("aria-hidden"))
      .map((tag) => `${file}: ${tag}`),
  );
  expect(found).toEqual([]);
});
