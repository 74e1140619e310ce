import { AFTER_DATES, BEFORE_DATES, BEFORE_DAYS } from "./describing-words.ts";

const either = (words: readonly string[]) => `(?:${words.join("|")})`;

/** Names of days and months in the languages that write them with a capital. */
export const DATES: ReadonlySet<string> = new Set(
  ["en", "de"].flatMap((locale) => {
    const month = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
    const months = Array.from({ length: 12 }, (_, nth) => month.format(Date.UTC(2024, nth, 1)));
    const days = Array.from({ length: 7 }, (_, nth) => weekday.format(Date.UTC(2024, 0, nth + 1)));
    return [...months, ...days].map((name) => name.toLowerCase());
  }),
);
const DATE = either([...DATES]);
const BEFORE_DATE = new RegExp(
  String.raw`(?:(?<!\p{L})${either(BEFORE_DATES)}|\d(?:st|nd|rd|th|\.)?|(?:^|[^\p{L}])${DATE},?(?:\s+(?:and|or|to|und|oder|bis))?)\s+$`,
  "iu",
);
const AFTER_DATE = new RegExp(
  String.raw`^\s+(?:\d|${either(AFTER_DATES)}(?![\p{L}\p{N}])|(?:(?:and|or|und|oder)\s+)?${DATE}(?![\p{L}\p{N}]))`,
  "iu",
);

const BEFORE_DAY = new RegExp(`(?<!\\p{L})${either(BEFORE_DAYS)}\\s+$`, "iu");

/** Whether a word is a day or a month by what stands beside it ("on Monday", "March 3"), or, far from its category, "our Monday". */
export function isDate(written: string, before: string, after: string, isNear: () => boolean): boolean {
  const isOne = DATES.has(written.toLowerCase().replace(/s$/u, ""));
  return (
    isOne && (BEFORE_DATE.test(before) || AFTER_DATE.test(after) || (BEFORE_DAY.test(before) && !isNear()))
  );
}
