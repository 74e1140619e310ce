import {
  CLAIM_ATTRIBUTES,
  isAspect,
  type KnownClaim,
  languageOfAnswer,
  MAX_CLAIM_QUOTE,
  MAX_STATEMENTS,
  NO_FAULTS,
  POLARITIES,
  type SoughtCompany,
  type StatementFault,
  type StatementsRead,
  subjectKey,
  type VerifiedStatement,
  valueKey,
} from "@standings/domain";
import { fold } from "../extract/verify-names.ts";
import { aboutFinder } from "./about-whom.ts";
import { findValue, isIn, locateQuote } from "./locate-quote.ts";
import type { ClaimedStatement } from "./read-claims-reply.ts";
import { isAsserted } from "./sentence-at.ts";

/** What a reader was given; keys of companies by their places. */
export interface ReadText {
  /** Visible, without commands. */
  readonly text: string;
  readonly companies: readonly SoughtCompany[];
  readonly keys: readonly string[];
  readonly known: readonly KnownClaim[];
}

/**
 * Those of a reader's statements that stand in the text, are about their company and assert something, with the text's own
 * characters; the others are counted by the first reason that holds (§2.3).
 */
export function checkStatements(claimed: readonly ClaimedStatement[], given: ReadText): StatementsRead {
  const check = createCheck(given);
  const dropped: Record<StatementFault, number> = { ...NO_FAULTS };
  const statements: VerifiedStatement[] = [];
  for (const one of claimed) {
    const read = check(one);
    const fault = typeof read === "string" ? read : surplus(read, statements);
    if (fault !== null) dropped[fault] += 1;
    else if (typeof read !== "string") statements.push(read);
  }
  return { statements, dropped };
}

function surplus(read: VerifiedStatement, kept: readonly VerifiedStatement[]): StatementFault | null {
  const ofCompany = kept.filter(({ company }) => company === read.company);
  if (ofCompany.some((other) => claimKey(other) === claimKey(read))) return "repeated";
  return ofCompany.length >= MAX_STATEMENTS ? "too_many" : null;
}

/** Statements with one key are one claim of their company. */
export function claimKey(
  one: Pick<VerifiedStatement, "attribute" | "subject" | "valueKey" | "text" | "sameAs">,
) {
  const said = one.valueKey ?? one.sameAs ?? one.text.toLowerCase();
  return `${one.attribute}\n${subjectKey(one.subject)}\n${said}`;
}

function createCheck({ text, companies, keys, known }: ReadText) {
  const folded = fold(text);
  const language = languageOfAnswer(text);
  const aboutWhom = aboutFinder(companies, text);
  return (claimed: ClaimedStatement): VerifiedStatement | StatementFault => {
    const located = locateQuote(claimed.quote, text, folded);
    if (located === null) return "not_said";
    const { at, wanted, quote, sentence } = located;
    const valueAt = findValue(wanted, claimed.value);
    const company = keys.indexOf(claimed.company);
    const place = { start: at, end: at + wanted.length, valueAt: valueAt === null ? null : at + valueAt };
    if (company < 0 || aboutWhom(place) !== company) return "not_about";
    const inside = text.slice(sentence.start, sentence.end);
    if (!isAsserted(inside)) return "not_asserted";
    const fields = knownFields(claimed);
    if (fields === null) return "unknown_field";
    const value = valueAt === null ? null : quote.slice(valueAt, valueAt + claimed.value.trim().length);
    const subject =
      isIn(wanted, claimed.subject) || isIn(fold(text), claimed.subject) ? claimed.subject.trim() : "";
    const typed = value === null ? null : valueKey(fields.attribute, { value, sentence: inside, language });
    const statement = {
      ...fields,
      company,
      subject,
      text: hasOwnFigures(claimed.says, wanted) ? claimed.says.trim().slice(0, MAX_CLAIM_QUOTE) : quote,
      value,
      valueKey: typed,
      at,
      length: quote.length,
      sentenceAt: sentence.start,
      sentenceLength: sentence.end - sentence.start,
    };
    const same = known.find(({ id }) => id === claimed.same_as);
    return { ...statement, sameAs: same && isSame(same, statement) ? same.id : null };
  };
}

function isSame(
  known: KnownClaim,
  {
    company,
    attribute,
    subject,
    valueKey: key,
  }: Pick<VerifiedStatement, "company" | "attribute" | "subject" | "valueKey">,
): boolean {
  if (known.company !== company || known.attribute !== attribute) return false;
  return known.valueKey === key && known.subjectKey === subjectKey(subject);
}

function knownFields({ attribute, polarity, aspect }: ClaimedStatement) {
  const found = CLAIM_ATTRIBUTES.find((one) => one === attribute);
  const told = POLARITIES.find((one) => one === polarity);
  if (!found || !told) return null;
  return { attribute: found, polarity: told, aspect: isAspect(aspect) ? aspect : null };
}

/** All figures of the reader's words stand in the quote. */
function hasOwnFigures(says: string, quote: string): boolean {
  const words = fold(says.trim());
  if (words === "") return false;
  const figures = new Set(quote.match(/\p{N}+/gu) ?? []);
  return (words.match(/\p{N}+/gu) ?? []).every((figure) => figures.has(figure));
}
