import type { RankingReport } from "../report.ts";

export const HEADINGS: Record<RankingReport["kind"], string> = {
  company: "Company Ranking",
  expert: "Expert Ranking",
  comparison: "Prompt Comparison",
};

const dateTime = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

/** "Nov 12, 2026, 2:32 PM UTC"; nothing for a date that is none. */
export function writtenDate(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : `${dateTime.format(date).replace(/\s/g, " ")} UTC`;
}

/** How the aggregate is ordered (decisions "Ranking"). */
export function orderRule(kind: RankingReport["kind"]): string {
  const [first, second, last, one] =
    kind === "expert" ? ["10", "9", "tenth", "an expert"] : ["20", "19", "twentieth", "a company"];
  return (
    `Each model gives ${first} points to its first place, ${second} to its second, down to 1 for its ${last}, ` +
    `and none to ${one} it does not list. The sum sets the order.`
  );
}

/** Printable ASCII and the signs of our own sentences. */
export const OUR_CHARACTERS = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}“”’…–`;
