import { z } from "zod";
import { readCsv } from "../../../read-csv.ts";
import type { GivenFact } from "./read-material.ts";

const regex = z.string().transform((source) => new RegExp(source, "mu"));

export const TOPICS = readCsv(
  "advice/topics",
  z.strictObject({
    topic: z.string().min(1),
    /** Whether advice on it is for search engines or for answer engines. */
    area: z.enum(["seo", "aeo"]),
    /** How the titles of its facts begin. */
    title: regex,
  }),
);

/**
 * Where a value stands in a fact's title and detail, which are two lines. `first`: the groups of the first match; `all`: the
 * groups of every match, listed; `paths`: the paths that follow the group in its sentence, listed.
 */
const VALUES = readCsv(
  "advice/values",
  z.strictObject({
    topic: z.enum(TOPICS.map(({ topic }) => topic)),
    kind: z.enum(["first", "all", "paths"]),
    pattern: z.string().transform((source) => new RegExp(source, "gmu")),
  }),
);

/** A fact as a model understands it. */
export interface Point {
  readonly number: number;
  readonly status: GivenFact["status"];
  readonly topic: string;
  readonly area: "seo" | "aeo";
  readonly values: ReadonlyMap<string, string>;
}

/** Facts on topics that the model knows something about; `first` is a value of the first on each topic. */
export function understandFacts(facts: readonly GivenFact[]): Point[] {
  const points = facts.flatMap((fact) => understandFact(fact) ?? []);
  return points.map((point) => {
    const isFirst = points.find(({ topic }) => topic === point.topic) === point;
    return isFirst ? { ...point, values: new Map([...point.values, ["first", ""]]) } : point;
  });
}

function understandFact({ number, status, title, detail }: GivenFact): Point | null {
  const known = TOPICS.find((topic) => topic.title.test(title));
  if (!known) return null;
  const { topic, area } = known;
  const text = `${title}\n${detail}`;
  const values = VALUES.filter((value) => value.topic === topic).flatMap((value) => [
    ...valuesOf(value, text),
  ]);
  return { number, status, topic, area, values: new Map(values) };
}

const list = new Intl.ListFormat("en");
const SENTENCE_END = /\.(?=\s|$)/;
const PATH_OR_REST = /(?<![^\s(])(?:\/[^\s,]*|\d+ more\b)/g;

function valuesOf({ kind, pattern }: (typeof VALUES)[number], text: string): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const match of text.matchAll(pattern)) {
    const [after = ""] = text.slice(match.index + match[0].length).split(SENTENCE_END, 1);
    for (const [name, value] of Object.entries(match.groups ?? {})) {
      if (value === undefined) continue;
      const texts = kind === "paths" ? pagesOf(after) : [pageName(value)];
      if (texts.length > 0) found.set(name, new Set([...(found.get(name) ?? []), ...texts]));
    }
    if (kind === "first") break;
  }
  return new Map([...found].map(([name, texts]) => [name, list.format(texts)]));
}

/** What a person calls a page; other texts stay as they are. */
function pageName(text: string): string {
  return text === "/" ? "the home page" : text;
}

/** The paths of a sentence as a person calls the pages, and "4 more". */
function pagesOf(sentence: string): string[] {
  return [...sentence.matchAll(PATH_OR_REST)].map(([path]) => pageName(path));
}
