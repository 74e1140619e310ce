import type { RankingKind } from "@standings/domain";
import { toPlainText } from "./plain-text.ts";
import { findSpans, type Span } from "./proper-names.ts";
import {
  ADVICE,
  asksBack,
  COMPARISON,
  CUE,
  DISMISSAL,
  isEnumerated,
  isExcludedBefore,
  isJoined,
  isOrdered,
  isOwnSubjectVerb,
  isPersonalAdvice,
  LEFT_OUT_CLAUSE,
  OBJECT_BEFORE,
  PRAISE,
  readStatedRank,
  SUBJECT_VERB,
  takesBack,
} from "./prose-cues.ts";
import { findMarks, type Mark } from "./prose-marks.ts";
import { splitSentences } from "./sentences.ts";
import { findAddress } from "./site-text.ts";
import { type Candidate, toCandidate } from "./types.ts";

const MAX_PROSE = 12_000;

/** Reads running text: the names it recommends, in order. */
export function readProse(text: string, kind: RankingKind): Candidate[] {
  const paragraphs = text
    .slice(0, MAX_PROSE)
    .split("\n")
    .map((line) => splitSentences(line))
    .filter((sentences) => sentences.length > 0);
  const marks = findMarks(paragraphs.flat().map(beforeExclusion));
  const marked = marks
    ? [...marks].flatMap(([sentence, found]) => found.map((mark) => toMarked(mark, sentence)))
    : [];
  const isLong = paragraphs.length >= MIN_TOPICS;
  const topics = paragraphs.map((sentences) => readParagraph(sentences, false, isLong));
  const opened = topics.filter(({ opens }) => opens).length;
  const isByTopic = opened >= MIN_TOPICS && opened * 2 >= paragraphs.length;
  const found = paragraphs.flatMap(
    (sentences, index) => (isByTopic ? readParagraph(sentences, true, isLong) : topics[index])?.found ?? [],
  );
  if (found.length < 3 && asksBack(text) && !found.some(({ sites }) => sites.length > 0)) return [];
  const read = dropShortForms(kind === "expert" ? found.map(withoutAffiliation) : found);
  return marked.length >= 2 ? marked : read;
}

// At this many paragraphs opening with a name, each paragraph is about one entry.
const MIN_TOPICS = 3;

/** `byTopic`: after the first name, later sentences count only when they recommend explicitly. */
function readParagraph(
  sentences: readonly string[],
  byTopic: boolean,
  opensOne: boolean,
): { found: Candidate[]; opens: boolean } {
  const found: Candidate[] = [];
  let avoiding = false;
  let opens = false;
  for (const [index, sentence] of sentences.entries()) {
    if (/[?？]["”]?$/u.test(sentence)) continue;
    const clause = beforeExclusion(sentence);
    if (clause.trim() === "") {
      avoiding = true;
      continue;
    }
    if (avoiding && (byTopic || /^(?:they|these|those|it|both|neither|its|their)\b/iu.test(clause))) continue;
    avoiding = false;
    if (takesBack(sentences[index + 1] ?? "")) continue;
    const named = readSentence(clause, {
      named: found.length > 0,
      strict: byTopic && found.length > 0,
      opens: opensOne && index === 0,
    });
    opens ||= index === 0 && named.length > 0;
    found.push(...named);
  }
  return { found, opens };
}

/** `Eric Topol of Scripps Research`: the person is the part before. */
function withoutAffiliation(candidate: Candidate): Candidate {
  return { ...candidate, name: candidate.name.split(/ (?:of|for|at) /u)[0] ?? candidate.name };
}

/** Drops short forms of earlier names: `Buffett` after `Warren Buffett`, `Zoho` after `Zoho CRM`. */
function dropShortForms(found: readonly Candidate[]): Candidate[] {
  const words = new Set<string>();
  return found.filter((candidate) => {
    const parts = candidate.name.toLowerCase().split(" ");
    if (parts.length === 1 && words.has(parts[0] ?? "")) return false;
    if (parts.length > 1)
      for (const part of [parts[0], parts.at(-1)]) if (part && part.length > 2) words.add(part);
    return true;
  });
}

/** The part of a sentence before it advises against somebody. */
function beforeExclusion(sentence: string): string {
  const match = LEFT_OUT_CLAUSE.exec(sentence);
  if (!match) return sentence;
  const before = sentence.slice(0, match.index);
  const cut = Math.max(
    before.lastIndexOf(";"),
    before.lastIndexOf(", but"),
    before.lastIndexOf(" but "),
    before.lastIndexOf(", and I"),
    before.lastIndexOf("; "),
    before.lastIndexOf(" while "),
    before.lastIndexOf(", though"),
  );
  return cut > 0 ? before.slice(0, cut) : "";
}

interface Place {
  /** The paragraph has named somebody. */
  readonly named: boolean;
  readonly strict: boolean;
  readonly opens: boolean;
}

function readSentence(source: string, { strict, opens, named }: Place): Candidate[] {
  const spans = findSpans(source);
  if (spans.length === 0) return [];
  const plain = toPlainText(source);
  const compares = COMPARISON.test(plain);
  const cue = CUE.test(plain);
  const found: Candidate[] = [];
  let chained = false;
  let anchor: Span | undefined;
  let excluded: Span | undefined;
  for (let index = 0; index < spans.length; index++) {
    const span = spans[index];
    if (!span) continue;
    const before = source.slice(Math.max(0, span.start - 90), span.start);
    const after = source.slice(span.end, span.end + 90);
    if ((named || found.length > 0) && !span.marked && PRODUCT.test(before)) continue;
    if (excluded && !span.marked && isJoined(source.slice(excluded.end, span.start))) {
      excluded = span;
      continue;
    }
    excluded = isExcludedBefore(before) && !isPersonalAdvice(before) ? span : undefined;
    const previous = chained ? anchor : spans[index - 1];
    const link = previous ? source.slice(previous.end, span.start) : "";
    if (chained && isEnumerated(link)) {
      found.push(toEntry(span, source, before));
      anchor = span;
      continue;
    }
    if (chained && excluded && !span.marked) continue;
    if (
      !chained &&
      previous &&
      !span.marked &&
      /\s(?:and|or|&)\s/u.test(link) &&
      isEnumerated(link) &&
      !span.href
    )
      continue;
    const clause = source.slice(found.length > 0 ? (anchor?.end ?? 0) : 0, span.start);
    chained = accepts(span, {
      before,
      after,
      cue,
      compares,
      strict,
      opens,
      ordered: isOrdered(clause, found.length > 0 ? 6 : undefined),
      inChain: isChainStart(spans, index, source),
    });
    if (chained) {
      found.push(toEntry(span, source, before));
      anchor = span;
    }
  }
  return found;
}

/** `the Air75 lives in my bag`, after its maker. */
const PRODUCT = /(?:^|[,;:]\s|\s(?:and|but)\s)the $/iu;
const IS_A = /^[*_]*\s+(?:is|remains|stays) (?:the|a|an|my|your)\s/iu;

interface Context {
  readonly before: string;
  readonly after: string;
  readonly cue: boolean;
  readonly compares: boolean;
  /** Another name follows after a comma or conjunction. */
  readonly inChain: boolean;
  /** The words before put the name in an order. */
  readonly ordered: boolean;
  /** The sentence begins one of several paragraphs. */
  readonly opens: boolean;
  /** The paragraph speaks of somebody already. */
  readonly strict: boolean;
}

function accepts(span: Span, context: Context): boolean {
  const { before, after, cue, compares } = context;
  if (isExcludedBefore(before) && !isPersonalAdvice(before)) return false;
  const isPlaced = context.ordered || isPersonalAdvice(before);
  if (!span.weak && !DISMISSAL.test(after) && isPlaced) return true;
  if (span.marked) return !compares || cue || span.start < 3;
  if (/^\s*[([（]\s*(?:https?:\/\/|www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u.test(after))
    return true;
  if (span.weak) return false;
  if (DISMISSAL.test(after)) return false;
  if (context.strict && !ADVICE.test(before) && !PRAISE.test(after)) return false;
  if (ADVICE.test(before) || (OBJECT_BEFORE.test(before) && cue)) return true;
  const isSubject =
    /(?:^|[,:;]\s+|[，。]|로 )(?:and |but |while |whereas |though |although |then |meanwhile |finally |yet |the |["“*_])*$/iu.test(
      before.replace(/^["“*_\s]+/u, ""),
    );
  if (!isSubject) return false;
  if (compares && !PRAISE.test(before + after) && !(context.opens && IS_A.test(after))) return false;
  return (
    SUBJECT_VERB.test(after) ||
    (span.owns && isOwnSubjectVerb(after)) ||
    (context.inChain &&
      /(?:^|[^\p{L}])(?:are|lead|stand|top|dominate|remain|offer|round|come)(?![\p{L}])/iu.test(after))
  );
}

function isChainStart(spans: readonly Span[], index: number, source: string): boolean {
  const span = spans[index];
  const next = spans[index + 1];
  return span !== undefined && next !== undefined && isEnumerated(source.slice(span.end, next.start));
}

function toMarked(mark: Mark, source: string): Candidate {
  return toEntry({ ...mark, href: null }, source, source.slice(Math.max(0, mark.start - 90), mark.start));
}

function toEntry(span: Mark & Pick<Span, "href">, source: string, before: string): Candidate {
  const attached = /^[*_\])]{0,4}\s*[([（]\s*([^\s()[\]（）,]{3,200})/u.exec(
    source.slice(span.end, span.end + 220),
  )?.[1];
  const rank = readStatedRank(before);
  const site = span.href ?? (attached ? findAddress(attached) : null) ?? undefined;
  return toCandidate(
    { name: span.name, rank, sites: [], rest: toPlainText(source) },
    { site, profile: span.href ?? undefined },
  );
}
