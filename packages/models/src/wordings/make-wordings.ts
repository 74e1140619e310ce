import { MAX_MADE, type MadeWording, WORDING_LEVELS, type WordingsRequest } from "@standings/domain";
import { z } from "zod";
import { type AskJsonOptions, askJson, type JsonOutcome, parseJson } from "../ask/ask-json.ts";
import { blankCommands } from "../extract/commands.ts";
import {
  compareInstruction,
  makeInstruction,
  PAIRS_SCHEMA,
  WORDINGS_SCHEMA,
} from "./wording-instructions.ts";

export interface WordingsQuestion extends Omit<WordingsRequest, "topicId" | "wish"> {
  /** Catalogue id, and that by which the gateway knows the model. */
  readonly modelId: string;
  readonly upstreamId: string;
  /** Wordings that stand already. */
  readonly known: readonly string[];
}

const MAX_REPLY = 100_000;

const wording = z.looseObject({
  text: z.string(),
  level: z.enum(WORDING_LEVELS).catch("mid"),
  persona: z.string().nullable().catch(null),
});
const reply = z.looseObject({ wordings: z.array(z.unknown()).max(1_000) });

/** Wordings that a model made of one; nothing of them is checked yet. Never throws; retries as `askModel` does. */
export function askWordings(
  { modelId, upstreamId, topic, prompt, level, market, count, known }: WordingsQuestion,
  options: AskJsonOptions,
): Promise<JsonOutcome<readonly MadeWording[]>> {
  const request = {
    upstreamId,
    instruction: makeInstruction(count),
    question: JSON.stringify({ topic, question: prompt, level, ...market, known }),
    webSearch: false,
    schema: WORDINGS_SCHEMA,
  };
  return askJson({ modelId, request, read: (text) => readWordings(text, count) }, options);
}

/** Null where the reply is no list of wordings, or an empty one; a surplus is left out. */
export function readWordings(content: string, count = MAX_MADE): readonly MadeWording[] | null {
  if (content.length > MAX_REPLY) return null;
  const parsed = reply.safeParse(parseJson(content));
  if (!parsed.success) return null;
  const made = parsed.data.wordings.flatMap((item) => {
    const one = wording.safeParse(item).data;
    return one ? [{ text: one.text, level: one.level, persona: one.persona }] : [];
  });
  return made.length > 0 ? made.slice(0, count) : null;
}

interface ComparedPair {
  readonly sameNeed: boolean;
  readonly answeredByList: boolean;
  /** One line; "" where nothing differs. */
  readonly differs: string;
}

export interface PairsQuestion {
  readonly modelId: string;
  readonly upstreamId: string;
  /** Two wordings each; the caller draws which of them stands first. */
  readonly pairs: readonly (readonly [string, string])[];
}

const pair = z.looseObject({
  pair: z.int(),
  same_need: z.boolean(),
  answered_by_a_list: z.boolean(),
  differs: z.string().catch(""),
});
const pairsReply = z.looseObject({ pairs: z.array(z.unknown()).max(1_000) });

/** What a model says of each pair, in their order; null of one that it passes over or contradicts itself about. Never throws. */
export function comparePairs(
  { modelId, upstreamId, pairs }: PairsQuestion,
  options: AskJsonOptions,
): Promise<JsonOutcome<readonly (ComparedPair | null)[]>> {
  const numbered = pairs.map(([a, b], at) => ({ pair: at + 1, a: blankCommands(a), b: blankCommands(b) }));
  const request = {
    upstreamId,
    instruction: compareInstruction(),
    question: JSON.stringify({ pairs: numbered }),
    webSearch: false,
    schema: PAIRS_SCHEMA,
  };
  return askJson({ modelId, request, read: (text) => readPairs(text, pairs.length) }, options);
}

/** Null where the reply is not of the form asked for. */
export function readPairs(content: string, count: number): readonly (ComparedPair | null)[] | null {
  if (content.length > MAX_REPLY) return null;
  const parsed = pairsReply.safeParse(parseJson(content));
  if (!parsed.success) return null;
  const told = parsed.data.pairs.flatMap((item) => pair.safeParse(item).data ?? []);
  return Array.from({ length: count }, (_, at) => {
    const own = told.filter((one) => one.pair === at + 1);
    const [first] = own;
    const agrees = own.every(
      (one) => one.same_need === first?.same_need && one.answered_by_a_list === first.answered_by_a_list,
    );
    if (!first || !agrees) return null;
    return {
      sameNeed: first.same_need,
      answeredByList: first.answered_by_a_list,
      differs: oneLine(first.differs),
    };
  });
}

const DIFFERS = 120;

function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, DIFFERS)
    .toWellFormed();
}
