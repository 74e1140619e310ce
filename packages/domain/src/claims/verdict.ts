import type { Attribute, FactValue } from "./attributes.ts";
import { compareValues } from "./compare.ts";
import { formatFact } from "./format-fact.ts";
import { itemKey, readSaid, type Saying } from "./read-said.ts";

/** What becomes of a claim. Comparing tells no opinion: a model does, else that it praises or blames (records 101, 112). */
export const CLAIM_VERDICTS = ["false", "outdated", "cannot_tell", "opinion", "true"] as const;
export type ClaimVerdict = (typeof CLAIM_VERDICTS)[number];

/** Version of the rules of this folder; verdicts by others are told anew. */
export const CODE_JUDGE = "code/1";

/** A fact that a person has confirmed. */
export interface HeldFact {
  readonly id: string;
  readonly attribute: Attribute;
  /** What of the company it is about, as a plan; "": the company itself. */
  readonly subject: string;
  readonly value: FactValue;
  /** Last day that it held, YYYY-MM-DD; null: it holds. */
  readonly to: string | null;
}

/** What an answer says of a company. */
export interface SaidOf extends Saying {
  readonly attribute: Attribute;
  readonly subject: string;
  /** ISO 8601: when it was said. */
  readonly at: string;
}

export interface JudgedClaim {
  readonly verdict: ClaimVerdict;
  /** Facts that decide it. */
  readonly factIds: readonly string[];
  /** Why, one sentence for the page. */
  readonly because: string;
  /** What a false value is true of; null: nothing known. */
  readonly hint: string | null;
}

/** "Starter plan" and "the Starter" are one subject. */
export function subjectKey(subject: string): string {
  return itemKey(subject)
    .replace(/\b(?:plan|tier|edition|package|tarif|paket|forfait|offre|piano|plano)\b|プラン|套餐|版/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/**
 * Holds a claim against the confirmed facts of its company (§2.4): true if one that holds today says so, outdated if one that
 * ended does, false if one is comparable and says otherwise, else `cannot_tell`.
 */
export function judgeByCode(said: SaidOf, facts: readonly HeldFact[]): JudgedClaim {
  const ofAttribute = facts.filter(({ attribute }) => attribute === said.attribute);
  if (ofAttribute.length === 0) return cannotTell("No confirmed fact to hold it against");
  const day = said.at.slice(0, 10);
  const key = subjectKey(said.subject);
  const own = ofAttribute.filter(({ subject }) => subjectKey(subject) === key);
  const compared = (of: readonly HeldFact[]) =>
    of.map((fact) => {
      const value = readSaid(said, fact.value.kind);
      return { fact, is: value === null ? ("cannot_tell" as const) : compareValues(value, fact.value) };
    });
  const current = compared(own.filter(({ to }) => to === null || to >= day));
  const past = compared(own.filter(({ to }) => to !== null && to < day));
  const right = current.find(({ is }) => is === "true");
  if (right) return judged("true", right.fact, "Your fact says the same");
  const ended = past.find(({ is }) => is === "true");
  if (ended) return judged("outdated", ended.fact, `It was so until ${ended.fact.to}`);
  const wrong = current.find(({ is }) => is === "false");
  if (wrong) {
    const others = ofAttribute.filter(({ subject, to }) => subjectKey(subject) !== key && to === null);
    const other = compared(others).find(({ is, fact }) => is === "true" && fact.value.kind === "money");
    const hint = other ? `is ${other.fact.subject}’s` : null;
    return { ...judged("false", wrong.fact, `Your fact: ${formatFact(wrong.fact.value)}`), hint };
  }
  // Without a subject it may be of any: one of them is enough to be true, none to be false.
  const any = key === "" ? compared(ofAttribute.filter(({ to }) => to === null)) : [];
  const some = any.find(({ is }) => is === "true");
  if (some) return judged("true", some.fact, `Your fact of ${some.fact.subject} says the same`);
  if (own.length === 0) return cannotTell("No fact names what it is about");
  return cannotTell("Your fact can’t be compared with it");
}

function judged(verdict: ClaimVerdict, fact: HeldFact, because: string): JudgedClaim {
  return { verdict, factIds: [fact.id], because, hint: null };
}

function cannotTell(because: string): JudgedClaim {
  return { verdict: "cannot_tell", factIds: [], because, hint: null };
}
