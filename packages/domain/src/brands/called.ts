import { canonicalHost, isBelow } from "../identity/hosts.ts";
import type { NamedEntry } from "../identity/keys.ts";
import { plural } from "../number-words.ts";
import { type CompanyNames, lettersOf, type NameKind } from "./brand-names.ts";
import { sharePercent } from "./brand-sentences.ts";

/** By which of its names answers call a company (`names-claims-topics-markets.md` §1.2, 8; record 113). */

/** Kinds of names that are told apart from the others. */
const APART: ReadonlySet<NameKind> = new Set(["product", "former"]);

/** Answers, by model of a visit, that call a company by one of its names: the name's place in the version. */
export type CalledCounts = [name: number, byModel: number[]];

/** Whether it is counted by which of its names answers call a company: where it has a product's or a former one. */
export function hasNamesApart({ names }: CompanyNames): boolean {
  return names.some(({ kind }) => APART.has(kind));
}

/**
 * Tells which of its names a company is called by where a text writes it: its place among the names. In any spelling, else the
 * longest name that it begins with ("QuickBooks Online"), else the first that begins so. Null: none of them, or its site alone.
 */
export function nameTeller({ names, sites }: CompanyNames): (written: string) => number | null {
  const letters = names.map(({ text }) => lettersOf(text));
  const byLength = [...letters.keys()].sort((a, b) => (letters[b]?.length ?? 0) - (letters[a]?.length ?? 0));
  const hosts = sites.map(canonicalHost);
  return (written) => {
    const own = lettersOf(written);
    if (own === "") return null;
    const exact = letters.indexOf(own);
    if (exact >= 0) return exact;
    const host = canonicalHost(written);
    if (hosts.some((site) => host === site || isBelow(host, site))) return null;
    const begun = byLength.find((at) => letters[at] !== "" && own.startsWith(letters[at] ?? ""));
    const longer = letters.findIndex((name) => name.startsWith(own));
    return begun ?? (longer >= 0 ? longer : null);
  };
}

/** Counts of each name over answers: the model's place in the visit, and the name's place, or null. */
export function countCalled(
  answers: readonly { readonly model: number; readonly name: number | null }[],
  models: number,
): CalledCounts[] {
  const counts = new Map<number, number[]>();
  for (const { model, name } of answers) {
    if (name === null) continue;
    const byModel = counts.get(name) ?? new Array<number>(models).fill(0);
    byModel[model] = (byModel[model] ?? 0) + 1;
    counts.set(name, byModel);
  }
  return [...counts].sort(([a], [b]) => a - b);
}

/** The names that answers call a company by; each answer counts once, by its best place. */
export interface CalledBy {
  /** Answers that list it, or name it in plain words. */
  readonly answers: number;
  /** Names of products and former ones always, others where an answer has them; the most used first. */
  readonly names: readonly { readonly text: string; readonly kind: NameKind; readonly answers: number }[];
  /** Answers that write it otherwise, or its site alone. */
  readonly otherwise: number;
}

/** A company with names of products or former ones, over the last four weeks. */
export interface CompanyCalled extends NamedEntry {
  readonly key: string;
  readonly isBrand: boolean;
  readonly lists: CalledBy;
  /** Null where nothing was asked in plain words. */
  readonly plain: CalledBy | null;
}

/** "31 lists: as QuickBooks 27, as Intuit 4. 13% still call it by an old name." Empty without answers. */
export function calledSentence({ answers, names, otherwise }: CalledBy, of: "list" | "plain answer"): string {
  if (answers === 0) return "";
  const used = names.filter(({ answers: count }) => count > 0);
  const parts = used.map(({ text, answers: count }) => `as ${text} ${count}`);
  if (otherwise > 0) parts.push(`otherwise ${otherwise}`);
  const former = names.filter(({ kind }) => kind === "former");
  const old = former.reduce((sum, { answers: count }) => sum + count, 0);
  const still =
    old === 0 ? "" : ` ${sharePercent(old / answers)} (${old} of ${answers}) still call it by an old name.`;
  return `${plural(answers, of)}: ${parts.join(", ")}.${still}`;
}
