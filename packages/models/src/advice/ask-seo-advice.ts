import { ADVICE_LIMITS, type AnalysisFact, type SeoAdvice } from "@standings/domain";
import { type AskJsonOptions, askJson, type JsonOutcome } from "../ask/ask-json.ts";
import { field } from "../gateway/untyped-json.ts";
import { seoInstruction } from "./advice-instruction.ts";
import { type AdviceQuestion, adviceData, type Given } from "./advice-question.ts";
import { SEO_SCHEMA } from "./advice-schema.ts";
import { pieceReader, readNames, readReply, readText } from "./read-pieces.ts";

/** Why the site could not be read; null when it was. */
type SeoQuestion = AdviceQuestion & { readonly unread: string | null };

/** SEO and AEO advice that rests on the facts given. Never throws; a reply without any advice is unusable. */
export function askSeoAdvice(
  question: SeoQuestion,
  options: AskJsonOptions,
): Promise<JsonOutcome<Given<SeoAdvice>>> {
  const { modelId, upstreamId, facts, unread } = question;
  const request = {
    upstreamId,
    instruction: seoInstruction(),
    question: adviceData(question, unread === null ? {} : { site_not_read: unread }),
    // The facts are all that advice may rest on.
    webSearch: false,
    schema: SEO_SCHEMA,
  };
  return askJson({ modelId, request, read: (text) => readSeoAdvice(text, facts) }, options);
}

/** Null when the reply is not of the form asked for, or no advice is left. */
export function readSeoAdvice(text: string, facts: readonly AnalysisFact[]): Given<SeoAdvice> | null {
  const reply = readReply(text);
  const { read, dropped } = pieceReader(reply, facts);
  const { summary, points, recommendations } = ADVICE_LIMITS;
  const pieces = {
    summary: read("summary", summary, (piece) => piece),
    seoStrengths: read("seo_strengths", points, (piece) => piece),
    seoWeaknesses: read("seo_weaknesses", points, (piece) => piece),
    aeoStrengths: read("aeo_strengths", points, (piece) => piece),
    aeoWeaknesses: read("aeo_weaknesses", points, (piece) => piece),
    recommendations: read("recommendations", recommendations, (piece, item) => ({
      ...piece,
      reason: readText(field(item, "reason")) ?? "",
    })),
  };
  if (Object.values(pieces).every((list) => list.length === 0)) return null;
  return {
    advice: { ...pieces, keywords: readKeywords(field(reply, "keywords")) },
    dropped: dropped(),
  };
}

/** What buyers search for in a few words; whole questions are none. */
function readKeywords(value: unknown): string[] {
  const { keywords, keywordWords } = ADVICE_LIMITS;
  const named = readNames(value, Number.POSITIVE_INFINITY);
  return named
    .filter((name) => !/[?？]$/u.test(name) && name.split(/\s+/u).length <= keywordWords)
    .slice(0, keywords);
}
