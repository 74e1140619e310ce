import { type AnswerReader, normaliseName, type RankingKind } from "@standings/domain";
import { finishEntries } from "../parse/finish-entries.ts";
import type { Candidate, ParsedAnswer, ParsedEntry } from "../parse/types.ts";
import { blankCommands } from "./commands.ts";
import { orderNames } from "./order-names.ts";
import type { ExtractedName } from "./read-reply.ts";
import { type VerifiedName, verifyNames } from "./verify-names.ts";
import { visibleAnswer } from "./visible-answer.ts";

export interface Reading {
  readonly answer: ParsedAnswer;
  readonly readBy: AnswerReader;
}

/** Share of the rules' list that a shorter one in the same order must cover for what it lacks to be looked at. */
const COVERED = 0.7;

/**
 * Chooses between the rules' reading of an answer and the names that a model copied out of it. What does not stand in
 * the visible answer is dropped. The rules' list stays when none of the names stands there, or when what does lies
 * within it in the same order, covers 70% of it and lacks a name with an address. A model that copied no name at all
 * is believed when none of the rules' names has an address. Of an answer that gives commands, the model's list must hold
 * 70% of the rules' in its order, because rules obey nobody. The same input always gives the same reading.
 */
export function chooseReading(
  text: string,
  parsed: ParsedAnswer,
  names: readonly ExtractedName[],
  kind: RankingKind,
): Reading {
  const visible = visibleAnswer(text);
  const said = blankCommands(visible);
  const rules = parsed.entries.map(({ name }) => name);
  const verified = orderNames(verifyNames(names, said), rules);
  const entries = finishEntries(verified.map(toCandidate), kind);
  const places = new Map(parsed.entries.map(({ name }, index) => [normaliseName(name), index]));
  const shared = entries.flatMap(({ name }) => places.get(normaliseName(name)) ?? []);
  const keepsOrder = shared.every((place, index) => index === 0 || place > (shared[index - 1] ?? 0));
  const agrees = keepsOrder && shared.length >= COVERED * parsed.entries.length;
  const copied = new Set(entries.map(({ name }) => normaliseName(name)));
  const lacking = parsed.entries.filter(({ name }) => !copied.has(normaliseName(name)));
  const lacksNoAddress = lacking.every(({ domain }) => domain === null);
  const isWithin = agrees && shared.length === entries.length && (lacking.length === 0 || !lacksNoAddress);
  const isNobody = names.length === 0 && parsed.entries.length > 0 && lacksNoAddress;
  const isCommanded = said !== visible && !agrees;
  if ((entries.length === 0 && !isNobody) || isWithin || isCommanded)
    return { answer: parsed, readBy: "parser" };
  if (isNobody) return { answer: { ...parsed, outcome: "named_nobody", entries: [] }, readBy: "model" };
  const known = new Map(parsed.entries.map((entry) => [normaliseName(entry.name), entry]));
  return {
    answer: {
      ...parsed,
      outcome: "ranked",
      // Rules found no entry, so the names stood in running text.
      shape: parsed.shape === "nothing" ? "prose" : parsed.shape,
      entries: entries.map((entry) => withDetails(entry, known.get(normaliseName(entry.name)))),
    },
    readBy: "model",
  };
}

function toCandidate({ name, address }: VerifiedName): Candidate {
  return {
    name,
    statedRank: null,
    mention: false,
    sites: address === null ? [] : [{ text: address, attributed: true }],
    description: null,
    rationale: null,
    profileUrl: null,
    imageUrl: null,
  };
}

/** What the rules read beside the same name. */
function withDetails(entry: ParsedEntry, known: ParsedEntry | undefined): ParsedEntry {
  if (!known) return entry;
  return { ...known, rank: entry.rank, name: entry.name, domain: known.domain ?? entry.domain };
}
