import type { Geo } from "./geo.ts";
import type { PlaceProof } from "./places/place.ts";

/** Who read the entries out of an answer: our rules, or a model that copied the names out of its words. */
export const ANSWER_READERS = ["parser", "model"] as const;
export type AnswerReader = (typeof ANSWER_READERS)[number];

/** How an answer came about: versions of the rules, and how its model was told the market. Figures that differ in it are not compared. */
export interface AnswerVersions {
  /** `READING_VERSION`: how its entries were read; null where none were to be read. */
  readonly reading: number | null;
  /** `MATCHING_VERSION`: how mentions in plain words were found; null for a list. */
  readonly matching: number | null;
  /** `SEARCH_POLICY_VERSION`: how web search was asked for. */
  readonly searchPolicy: number;
  readonly geo: Geo;
  /** What `located` rested on when it was answered; of `located` alone. */
  readonly proof?: PlaceProof | undefined;
}

/** How an answer was read. Missing where there was nothing to read. */
export interface AnswerReading {
  readonly shape?: AnswerShape | undefined;
  readonly readBy?: AnswerReader | undefined;
  /** It ended at the limit of length, before its list did: who is not on it is not known to be absent. */
  readonly isCut?: boolean | undefined;
  readonly versions?: AnswerVersions | undefined;
}

/** Said of an answer that ended at the limit of length, wherever its list stands. */
export const CUT_OFF = "This answer was cut off";

/** What a second reading of an answer by a model took, and what became of it. */
export interface Extraction {
  readonly upstreamId: string;
  /** `used`: its names are the answer's entries; `kept`: the rules' list stayed; `failed`: no usable reply came. */
  readonly result: "used" | "kept" | "failed";
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  /** US dollars, when the gateway reports it. */
  readonly costUsd: number | null;
  /** Milliseconds; part of the answer's. */
  readonly durationMs: number;
}

/** Each shape in plain words, to go on after "Written as". */
export const SHAPE_WORDS: Readonly<Record<AnswerShape, string>> = {
  json: "JSON",
  list: "a list",
  table: "a table",
  records: "labelled lines",
  prose: "running text",
  nothing: "text without a ranking",
};

/** "A list", "Running text, names copied by a second model"; null when it was not recorded. */
export function describeReading({ shape, readBy }: AnswerReading): string | null {
  if (shape === undefined) return null;
  const words = SHAPE_WORDS[shape];
  const start = words.charAt(0).toUpperCase() + words.slice(1);
  return readBy === "model" ? `${start}, names copied by a second model` : start;
}

/**
 * Which form an answer had when its entries were read: the JSON asked for, a list (headings and bare lines of names
 * too), a table, records of labelled lines, running text; `nothing` when no reader found an entry.
 */
export type AnswerShape = "json" | "list" | "table" | "records" | "prose" | "nothing";
