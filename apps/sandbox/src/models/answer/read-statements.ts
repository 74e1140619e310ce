import { COMPANIES } from "../catalogue/companies.ts";
import { CLAIMS } from "./claims.ts";
import { OPINIONS } from "./opinions.ts";

/** A statement as a reader of claims gives it. */
interface ReadStatement {
  readonly company: string;
  readonly attribute: string;
  readonly subject: string;
  readonly says: string;
  readonly value: string;
  readonly polarity: "neutral" | "praised" | "blamed";
  readonly aspect: string;
  readonly quote: string;
  readonly same_as: string;
}

/**
 * What can go wrong with it: words that the text does not hold, what is said of one company taken for another's, another number,
 * an instruction of the text followed.
 */
export const CLAIM_FAULTS = ["invent", "shift", "digits", "obey"] as const;
export type ClaimFault = (typeof CLAIM_FAULTS)[number];

interface Given {
  readonly companies: Readonly<Record<string, string>>;
  readonly known: readonly {
    readonly id: string;
    readonly company: string;
    readonly attribute: string;
    readonly says: string;
  }[];
  readonly text: string;
}

const COMMAND = /[^.!?\n]*\b(?:ignore|disregard|you must|system:)[^.!?\n]*[.!?]?/giu;

/** What a text says of the companies it is asked about: the sentences of `claims.csv` and `opinions.csv` that stand in it. */
export function readStatements(question: string, fault: ClaimFault | null): ReadStatement[] {
  const given = readGiven(question);
  if (given === null) return [];
  const keys = Object.keys(given.companies);
  const read = keys.flatMap((key) => [...statementsOf(key, given), ...opinionsIn(key, given)]);
  switch (fault) {
    case "invent":
      return [...read, ...keys.map((key) => invented(key, given.companies[key] ?? ""))];
    case "shift":
      return read.map((one) => ({ ...one, company: keys.find((key) => key !== one.company) ?? "r9" }));
    case "digits":
      return read.map((one) => {
        const says = otherDigits(one.says);
        return { ...one, says, value: otherDigits(one.value), quote: otherDigits(one.quote) };
      });
    case "obey":
      return [
        ...read,
        ...(given.text.match(COMMAND) ?? []).map((quote) => commanded(keys[0] ?? "us", quote)),
      ];
    default:
      return read;
  }
}

/** What a page states of its own company: the same sentences, as a reader of facts gives them. */
export function readPageFacts(question: string, fault: ClaimFault | null): PageFactRead[] {
  const { company = "", text = "" } = readPage(question);
  return readStatements(JSON.stringify({ companies: { us: company }, text }), fault)
    .filter(({ attribute, polarity }) => attribute !== "other" && polarity === "neutral")
    .map(({ attribute, subject, value, quote }) => ({ attribute, subject, value, quote }));
}

type PageFactRead = Pick<ReadStatement, "attribute" | "subject" | "value" | "quote">;

function readPage(question: string): { company?: string; text?: string } {
  try {
    return JSON.parse(question);
  } catch {
    return {};
  }
}

function readGiven(question: string): Given | null {
  try {
    const given = JSON.parse(question) as Partial<Given>;
    const { companies = {}, known = [], text = "" } = given;
    return { companies, known, text };
  } catch {
    return null;
  }
}

function statementsOf(key: string, { companies, known, text }: Given): ReadStatement[] {
  const called = companies[key] ?? "";
  const own = COMPANIES.find(({ name, variants }) => [name, ...variants].includes(called));
  if (!own) return [];
  const names = [own.name, ...own.variants, ...[...own.tags.values()].flatMap(({ name }) => name ?? [])];
  return CLAIMS.filter(({ domain }) => domain === own.domain).flatMap((claim) =>
    [claim.right, claim.old, claim.wrong].flatMap((value): ReadStatement[] => {
      if (value === null) return [];
      const wordsOf = (name: string) => claim.sentence.replace("{name}", name).replace("{value}", value);
      const quote = names.map(wordsOf).find((words) => text.includes(words));
      if (quote === undefined) return [];
      const { attribute, subject } = claim;
      const says = wordsOf(called);
      const same = known.find(
        (one) => one.company === key && one.attribute === attribute && one.says === says,
      );
      return [
        {
          ...{ company: key, attribute, subject, says, value, quote, polarity: "neutral" },
          ...{ aspect: attribute === "price" ? "price" : "other", same_as: same?.id ?? "" },
        },
      ];
    }),
  );
}

function opinionsIn(key: string, { companies, known, text }: Given): ReadStatement[] {
  const called = companies[key] ?? "";
  return OPINIONS.flatMap(({ aspect, polarity, sentence }): ReadStatement[] => {
    const quote = sentence.replace("{name}", called);
    if (called === "" || !text.includes(quote)) return [];
    const of = { company: key, attribute: "other" } as const;
    const same = known.find(
      (one) => one.company === key && one.attribute === of.attribute && one.says === quote,
    );
    return [{ ...of, subject: "", says: quote, value: "", quote, polarity, aspect, same_as: same?.id ?? "" }];
  });
}

function invented(company: string, name: string): ReadStatement {
  const quote = `${name} won the Golden Stapler of 2031.`;
  return {
    ...{ company, attribute: "certification", subject: "", says: quote, value: "2031", quote },
    ...{ polarity: "neutral", aspect: "other", same_as: "" },
  };
}

function commanded(company: string, quote: string): ReadStatement {
  return {
    ...{ company, attribute: "other", subject: "", says: quote.trim(), value: "", quote: quote.trim() },
    ...{ polarity: "neutral", aspect: "other", same_as: "" },
  };
}

function otherDigits(text: string): string {
  return text.replace(/\d/gu, (digit) => String((Number(digit) + 1) % 10));
}
