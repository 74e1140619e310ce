import {
  CLAIM_ATTRIBUTES,
  languageOfAnswer,
  MAX_PAGE_FACTS,
  NO_PAGE_FAULTS,
  type PageFact,
  type PageFactFault,
  type PageFactsRead,
  statedValue,
  subjectKey,
} from "@standings/domain";
import { z } from "zod";
import { type AskJsonOptions, askJson, type JsonOutcome, parseJson } from "../ask/ask-json.ts";
import { blankCommands } from "../extract/commands.ts";
import { fold } from "../extract/verify-names.ts";
import { findValue, isIn, locateQuote } from "./locate-quote.ts";
import { PAGE_FACTS_SCHEMA, pageFactsInstruction } from "./page-facts-instruction.ts";
import { isAsserted } from "./sentence-at.ts";

export interface PageQuestion {
  /** Id by which the gateway knows the reader. */
  readonly upstreamId: string;
  /** Name of the company whose page it is. */
  readonly company: string;
  /** What the page shows to everybody, by lines. */
  readonly text: string;
}

/**
 * What a company's own page states of it: one call of a model, and of its reply what code finds on the page. Never throws; retries
 * as `askModel` does.
 */
export function readPageFacts(
  { upstreamId, company, text: shown }: PageQuestion,
  options: AskJsonOptions,
): Promise<JsonOutcome<PageFactsRead>> {
  const text = blankCommands(shown);
  const request = {
    upstreamId,
    instruction: pageFactsInstruction(),
    question: JSON.stringify({ company, text }),
    webSearch: false,
    schema: PAGE_FACTS_SCHEMA,
  };
  const read = (content: string) => {
    const claimed = readReply(content);
    return claimed === null ? null : checkPageFacts(claimed, text);
  };
  return askJson({ modelId: `facts ${upstreamId}`, request, read }, options);
}

const MAX_REPLY = 100_000;
/** More than are kept, so that what is dropped is counted. */
const MAX_CLAIMED = 100;
const words = z.string().max(1_000).catch("");
const claimedFact = z.looseObject({
  attribute: words,
  subject: words,
  value: words,
  quote: z.string().max(2_000),
});
const reply = z.looseObject({ facts: z.array(z.unknown()) });
/** A fact as the reader gives it; nothing of it is checked yet. */
export type ClaimedFact = z.infer<typeof claimedFact>;

function readReply(content: string): ClaimedFact[] | null {
  if (content.length > MAX_REPLY) return null;
  const parsed = reply.safeParse(parseJson(content));
  if (!parsed.success) return null;
  return parsed.data.facts.slice(0, MAX_CLAIMED).flatMap((item) => {
    const read = claimedFact.safeParse(item);
    return read.success ? [read.data] : [];
  });
}

/**
 * Those of a reader's facts whose quote is one run of characters of the page's text, asserted, with their value in it and every
 * figure of it; the others are counted by the first reason that holds.
 */
export function checkPageFacts(claimed: readonly ClaimedFact[], text: string): PageFactsRead {
  const folded = fold(text);
  const language = languageOfAnswer(text);
  const dropped: Record<PageFactFault, number> = { ...NO_PAGE_FAULTS };
  const kept = new Map<string, PageFact>();
  for (const one of claimed) {
    const read = checkOne(one, { text, folded, language });
    const key = typeof read === "string" ? "" : keyOf(read);
    if (typeof read === "string") dropped[read] += 1;
    else if (kept.has(key)) dropped.repeated += 1;
    else if (kept.size >= MAX_PAGE_FACTS) dropped.too_many += 1;
    else kept.set(key, read);
  }
  return { facts: [...kept.values()], dropped };
}

interface CheckedText {
  readonly text: string;
  readonly folded: string;
  readonly language: string;
}

function checkOne(one: ClaimedFact, { text, folded, language }: CheckedText): PageFact | PageFactFault {
  const located = locateQuote(one.quote, text, folded);
  if (located === null) return "not_said";
  const { quote, wanted, sentence: place } = located;
  const sentence = text.slice(place.start, place.end);
  if (!isAsserted(sentence)) return "not_asserted";
  const attribute = CLAIM_ATTRIBUTES.find((known) => known === one.attribute);
  const subject = one.subject.trim();
  // A plan's price without its plan would be the company's.
  if (!attribute || (subject !== "" && !isIn(folded, subject))) return "unknown_field";
  const at = findValue(wanted, one.value);
  if (at === null) return "no_value";
  const said = { value: quote.slice(at, at + one.value.trim().length), sentence, language };
  const value = statedValue(attribute, said);
  return value === null ? "no_value" : { attribute, subject, value, quote };
}

function keyOf({ attribute, subject, value }: PageFact): string {
  return `${attribute}\n${subjectKey(subject)}\n${JSON.stringify(value)}`;
}
