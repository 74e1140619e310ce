import { ordinalRank } from "./list-marker.ts";

/** Words that state a rank in running text. */
const MEDALS = ["gold", "silver", "bronze"];
const PLACES = ["winner", "runner-up", "third"];
const COUNTS = ["one", "two", "three", "four", "five"];
const ORDINAL =
  "(gold|silver|bronze|winner|runner-up|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)";
/** After the word up to six small ones: `In third I'd put `, `fourth place goes to `. */
const REST = String.raw`[,:]?(?:\s(?:I['’]?d|I|[\p{Ll}'’-]+,?)){0,6}[,:]?\s*[*_[“"]{0,3}$`;
const BEFORE = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${ORDINAL}|(?:number|no\.|#)\s?(\d{1,2}|one|two|three|four|five))${REST}`,
  "iu",
);
const AFTER = new RegExp(String.raw`^["”*_]{0,3}(?:\s[\p{Ll}-]+){0,3}?\s${ORDINAL}(?=[,.;:]|\s[–—(]|$)`, "u");
/** `was founded first in Berlin by`: no rank of what follows. */
const TOLD = /\s(?:by|of|in|from|at)\s*[*_[“"]{0,3}$/u;

/** The rank that the words before a name state: `Second comes `, `number two: `, `#3 `. */
export function readStatedRank(before: string): number | null {
  const match = BEFORE.exec(before);
  if (!match || TOLD.test(before)) return null;
  return match[1] ? rankOf(match[1]) : match[2] ? countOf(match[2]) : null;
}

/** The rank that the words after a name state: `Helios first, since …`, `come second`. */
export function readRankAfter(after: string): number | null {
  const word = AFTER.exec(after)?.[1];
  return word ? rankOf(word) : null;
}

function rankOf(word: string): number | null {
  const small = word.toLowerCase();
  const place = Math.max(MEDALS.indexOf(small), PLACES.indexOf(small));
  return place < 0 ? ordinalRank(small) : place + 1;
}

function countOf(text: string): number {
  const place = COUNTS.indexOf(text.toLowerCase());
  return place < 0 ? Number(text) : place + 1;
}
