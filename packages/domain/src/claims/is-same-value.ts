import type { FactValue } from "./attributes.ts";
import { compareValues } from "./compare.ts";
import type { SaidValue } from "./read-said.ts";

/**
 * Whether an answer says the value of a page: as it is, cut or rounded; what one of them leaves out aside. A page that is rounded
 * where the answer is not says something else.
 */
export function isSameValue(found: SaidValue, said: SaidValue): boolean {
  if (found.kind === "money" && said.kind === "money") {
    const period = said.period && (found.period ?? said.period);
    const per = said.per && (found.per ?? said.per);
    return isTrueOf(said, { ...priceOf(found), period, unit: per });
  }
  if (found.kind === "number" && said.kind === "number")
    return isTrueOf(said, { kind: "number", amount: found.amount });
  if (found.kind === "date" && said.kind === "date")
    return isTrueOf(said, { kind: "date", date: found.date });
  if (found.kind === "yes_no" && said.kind === "yes_no") return found.is === said.is;
  return false;
}

const priceOf = ({ amount, currency }: Extract<SaidValue, { kind: "money" }>) =>
  ({ kind: "money", amount, currency: currency ?? "" }) as const;

function isTrueOf(said: Extract<SaidValue, { kind: "money" | "number" | "date" }>, fact: FactValue): boolean {
  return compareValues({ ...said, bound: "exact" }, fact) === "true";
}
