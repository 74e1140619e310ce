import type { RankingKind } from "@standings/domain";
import { toPlainText } from "./plain-text.ts";
import { findSpans, type Span } from "./proper-names.ts";
import {
  ADVICE,
  CUE,
  isEnumerated,
  isExcludedBefore,
  isJoined,
  isOrdered,
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
  const topics = paragraphs.map((sentences) => readParagraph(sentences, false));
  const opened = topics.filter(({ opens }) => opens).length;
  const isByTopic = opened >= MIN_TOPICS && opened * 2 >= paragraphs.length;
  const found = paragraphs.flatMap(
    (sentences, index) => (isByTopic ? readParagraph(sentences, true) : topics[index])?.found ?? [],
  );
  const read = kind === "expert" ? found.map(withoutAffiliation) : found;
  return marked.length >= 2 ? marked : read;
}

// At this many paragraphs opening with a name, each paragraph is about one entry.
const MIN_TOPICS = 3;

/** `byTopic`: after the first name, later sentences count only when they recommend explicitly. */
function readParagraph(
  sentences: readonly string[],
  byTopic: boolean,
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

/** The part of a sentence before it advises against somebody. */
function beforeExclusion(sentence: string): string {
  const match = LEFT_OUT_CLAUSE.exec(sentence);
  if (!match) return sentence;
  return CLAUSE_BEFORE.exec(sentence.slice(0, match.index))?.[0] ?? "";
}

const CLAUSE_BEFORE = /^.+(?=;|, but| but |, and I| while |, though)/su;

interface Place {
  /** The paragraph has named somebody. */
  readonly named: boolean;
  readonly strict: boolean;
}

function readSentence(source: string, { strict, named }: Place): Candidate[] {
  const spans = findSpans(source);
  if (spans.length === 0) return [];
  const cue = CUE.test(toPlainText(source));
  const found: Candidate[] = [];
  let chained = false;
  let anchor: Span | undefined;
  let excluded: Span | undefined;
  for (const [index, span] of spans.entries()) {
    const before = source.slice(Math.max(0, span.start - 90), span.start);
    const after = source.slice(span.end, span.end + 90);
    if ((named || found.length > 0) && !span.marked && PRODUCT.test(before)) continue;
    if (excluded && !span.marked && isJoined(source.slice(excluded.end, span.start))) {
      excluded = span;
      continue;
    }
    excluded = isExcludedBefore(before) && !isPersonalAdvice(before) ? span : undefined;
    const previous = chained ? anchor : spans[index - 1];
    const link = previous ? linkOf(source, previous, span) : "";
    if (chained && isEnumerated(link)) {
      found.push(toEntry(span, source, before));
      anchor = span;
      continue;
    }
    if (chained && excluded && !span.marked) continue;
    const clause = source.slice(found.length > 0 ? (anchor?.end ?? 0) : 0, span.start);
    chained = accepts(span, {
      before,
      after,
      cue,
      strict,
      ordered: isOrdered(clause, found.length > 0 ? 6 : undefined),
    });
    if (chained) {
      found.push(toEntry(span, source, before));
      anchor = span;
    }
  }
  return found;
}

/** The text between two names; an article that both have is no part of it: `a Movida e a Unidas`. */
function linkOf(source: string, previous: Span, next: Span): string {
  const link = source.slice(previous.end, next.start);
  const hasArticle = ARTICLE.test(source.slice(Math.max(0, previous.start - 8), previous.start));
  return hasArticle ? link.replace(ARTICLE, " ") : link;
}

const ARTICLE = /\s(?:[oa]s?|il|l[aeo]s?|el|der|die|das|den|dem|de|het)\s[*_[“"]{0,3}$/u;

/** `the Air75 lives in my bag`, after its maker. */
const PRODUCT = /(?:^|[,;:]\s|\s(?:and|but)\s)the $/iu;

interface Context {
  readonly before: string;
  readonly after: string;
  readonly cue: boolean;
  /** The words before put the name in an order. */
  readonly ordered: boolean;
  /** The paragraph speaks of somebody already. */
  readonly strict: boolean;
}

function accepts(span: Span, context: Context): boolean {
  const { before, after, cue } = context;
  if (isExcludedBefore(before) && !isPersonalAdvice(before)) return false;
  const isPlaced = context.ordered || isPersonalAdvice(before);
  if (span.marked || (!span.weak && isPlaced)) return true;
  if (/^\s*[([（]\s*(?:https?:\/\/|www\.)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u.test(after))
    return true;
  if (span.weak) return false;
  if (context.strict && !ADVICE.test(before) && !PRAISE.test(after)) return false;
  if (ADVICE.test(before) || (OBJECT_BEFORE.test(before) && cue)) return true;
  const isSubject =
    /(?:^|[,:;][*_]*\s+|[，。]|로 )(?:and |but |while |whereas |though |although |then |meanwhile |finally |yet |the |["“*_])*$/iu.test(
      before.replace(/^["“*_\s]+/u, ""),
    );
  return isSubject && (SUBJECT_VERB.test(after) || span.owns);
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
