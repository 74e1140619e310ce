import type { FactValue } from "./attributes.ts";
import { compareValues } from "./compare.ts";
import type { SaidValue } from "./read-said.ts";

/** Whether a page says the value that an answer says: cut or rounded either way, what one of them leaves out aside. */
export function isSameValue(found: SaidValue, said: SaidValue): boolean {
  if (found.kind === "money" && said.kind === "money") {
    const period = said.period && (found.period ?? said.period);
    const per = said.per && (found.per ?? said.per);
    return isEither({ ...found, period, per, bound: "exact" }, { ...said, bound: "exact" });
  }
  if (found.kind === "number" && said.kind === "number")
    return isEither({ ...found, bound: "exact" }, { ...said, bound: "exact" });
  if (found.kind === "date" && said.kind === "date")
    return compareValues({ ...found, bound: "exact" }, { kind: "date", date: said.date }) === "true";
  return false;
}

type Amount = Extract<SaidValue, { kind: "money" | "number" }>;

function isEither(a: Amount, b: Amount): boolean {
  return [
    [a, b],
    [b, a],
  ].some(([said, fact]) => said && fact && compareValues(said, asFact(fact)) === "true");
}

function asFact(value: Amount): FactValue {
  if (value.kind === "number") return { kind: "number", amount: value.amount };
  const { amount, currency, period, per } = value;
  return { kind: "money", amount, currency: currency ?? "", period, unit: per };
}
