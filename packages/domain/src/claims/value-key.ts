import { type Attribute, KINDS_OF_ATTRIBUTE } from "./attributes.ts";
import { readSaid, type SaidValue, type Saying } from "./read-said.ts";

/**
 * What makes two typed values the same (`money:20:USD:month:seat`), of the first kind of the attribute that reads it; null for
 * plain text, which only its words tell.
 */
export function valueKey(attribute: Attribute, saying: Saying): string | null {
  for (const kind of KINDS_OF_ATTRIBUTE[attribute]) {
    const said = kind === "text" ? null : readSaid(saying, kind);
    if (said !== null) return keyOf(said);
  }
  return null;
}

function keyOf(said: SaidValue): string {
  switch (said.kind) {
    case "money":
      return ["money", bounded(said), said.currency ?? "", said.period ?? "", said.per ?? ""].join(":");
    case "number":
      return `number:${bounded(said)}`;
    case "date":
      return `date:${said.bound === "about" ? "~" : ""}${said.date}`;
    case "yes_no":
      return `yes_no:${said.is ? "yes" : "no"}`;
    case "set":
      return `set:${said.isNegated ? "-" : ""}${[...said.items].sort().join("|")}`;
    case "text":
      return `text:${said.text}`;
  }
}

const BOUNDS = { exact: "", about: "~", over: ">", under: "<" } as const;

function bounded({ amount, bound }: Extract<SaidValue, { kind: "money" | "number" }>): string {
  return `${BOUNDS[bound]}${amount}`;
}
