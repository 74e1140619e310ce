import type { FactValue } from "./attributes.ts";

/** A fact's value as screens write it: "$14 per seat a month", "over 2 items, and no others". */
export function formatFact(value: FactValue): string {
  switch (value.kind) {
    case "money": {
      const digits = Number.isInteger(value.amount) ? 0 : 2;
      const amount = new Intl.NumberFormat("en-US", {
        style: "currency",
        currency: value.currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: Math.max(digits, 2),
      }).format(value.amount);
      const per = value.unit === null ? "" : " per seat";
      const period = value.period === null ? "" : value.period === "once" ? ", once" : ` a ${value.period}`;
      return `${amount}${per}${period}`;
    }
    case "number":
      return value.amount.toLocaleString("en-US");
    case "date":
      return value.date;
    case "yes_no":
      return value.is ? "Yes" : "No";
    case "set":
      return `${value.items.join(", ")}${value.isComplete ? "" : " and others"}`;
    case "text":
      return value.text;
  }
}
