import {
  ADVICE_LIMITS,
  type AnalysisFact,
  type Level,
  type SourceAdvice,
  type SourceCount,
} from "@standings/domain";
import { type AskJsonOptions, askJson, type JsonOutcome } from "../ask/ask-json.ts";
import { field } from "../gateway/untyped-json.ts";
import { sourceInstruction } from "./advice-instruction.ts";
import { type AdviceQuestion, adviceData, type Given } from "./advice-question.ts";
import { SOURCE_SCHEMA } from "./advice-schema.ts";
import { pieceReader, readName, readNames, readReply } from "./read-pieces.ts";

/** The sources cited most, unmasked. */
type SourceQuestion = AdviceQuestion & { readonly sources: readonly SourceCount[] };

/** Advice about cited sources that rests on the facts given. Never throws; a reply without any advice is unusable. */
export function askSourceAdvice(
  question: SourceQuestion,
  options: AskJsonOptions,
): Promise<JsonOutcome<Given<SourceAdvice>>> {
  const { modelId, upstreamId } = question;
  const sources = question.sources.map(({ source, count }) => ({ source, count }));
  const request = {
    upstreamId,
    instruction: sourceInstruction(),
    question: adviceData(question, { sources }),
    // The facts are all that advice may rest on.
    webSearch: false,
    schema: SOURCE_SCHEMA,
  };
  return askJson({ modelId, request, read: (text) => readSourceAdvice(text, question) }, options);
}

/** Null when the reply is not of the form asked for, or no advice is left. */
export function readSourceAdvice(
  text: string,
  given: { readonly facts: readonly AnalysisFact[]; readonly sources: readonly SourceCount[] },
): Given<SourceAdvice> | null {
  const { read, dropped } = pieceReader(readReply(text), given.facts);
  const limits = ADVICE_LIMITS;
  const advice: SourceAdvice = {
    summary: read("summary", limits.summary, (piece) => piece),
    recommendations: read("recommendations", limits.recommendations, (piece) => piece),
    missingOpportunities: read("missing_opportunities", limits.points, (piece) => piece),
    priorityActions: read("priority_actions", limits.priorityActions, (piece, item) => ({
      ...piece,
      platforms: readNames(field(item, "platforms") ?? field(item, "platform"), limits.platforms),
      cost: readName(field(item, "cost")) ?? "Not stated",
      effort: readLevel(field(item, "effort")),
      impact: readLevel(field(item, "impact")),
    })),
    sourceCategories: read("source_categories", limits.sourceCategories, (piece, item) => ({
      ...piece,
      category: readName(field(item, "category")) ?? "Other sources",
      sources: readSources(field(item, "sources"), given.sources),
    })),
  };
  return Object.values(advice).every((list) => list.length === 0) ? null : { advice, dropped: dropped() };
}

const LOW = /\b(?:low|small|little|minor|minimal|easy|quick|1)\b/i;
const MIDDLE = /\b(?:medium|moderate|mid|average|2)\b/i;
const HIGH = /\b(?:high|large|big|major|significant|hard|critical|3)\b/i;

/** The level that a text speaks of; Medium when it speaks of none or of several. */
function readLevel(value: unknown): Level {
  const text = readName(typeof value === "number" ? String(value) : value) ?? "";
  if (MIDDLE.test(text) || LOW.test(text) === HIGH.test(text)) return "Medium";
  return LOW.test(text) ? "Low" : "High";
}

const LONGEST_ADDRESS = 300;

/** Of the domains named, those that were given. */
function readSources(value: unknown, given: readonly SourceCount[]): string[] {
  const known = new Set(given.map(({ source }) => source));
  const domains = readNames(value, Number.POSITIVE_INFINITY, LONGEST_ADDRESS).map((name) =>
    name
      .toLowerCase()
      .replace(/^(?:https?:\/\/)?(?:www\.)?/, "")
      .replace(/\/.*$/, ""),
  );
  return [...new Set(domains)].filter((domain) => known.has(domain)).slice(0, ADVICE_LIMITS.sources);
}
