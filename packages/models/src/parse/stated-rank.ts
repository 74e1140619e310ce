import { ordinalRank } from "./list-marker.ts";

const MEDALS = ["gold", "silver", "bronze"];
const ORDINAL = "(gold|silver|bronze|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)";
const ORDINAL_BEFORE = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${ORDINAL}(?: (?:place|spot|position|choice|pick))?` +
    String.raw`|(?:number|no\.|#)\s?(\d{1,2}|one|two|three|four|five))(?:, [^,]{2,40},)?` +
    String.raw`(?:\s(?:is|comes|goes to|i['’]d (?:put|place|pick)|would be|place is|,)|,|:)?\s*` +
    "(?:(?:is|comes|goes to|would be) )?[*_[]{0,3}$",
  "iu",
);

function readCount(text: string): number {
  const word = ["one", "two", "three", "four", "five"].indexOf(text.toLowerCase());
  return word < 0 ? Number(text) : word + 1;
}

/** The rank that the words before a name state: `Second comes `, `number two: `, `#3 `. */
export function readStatedRank(before: string): number | null {
  const match = ORDINAL_BEFORE.exec(before);
  const medal = MEDALS.indexOf(match?.[1]?.toLowerCase() ?? "");
  if (medal >= 0) return medal + 1;
  if (match?.[1]) return ordinalRank(match[1]);
  return match?.[2] ? readCount(match[2]) : null;
}
