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

/** "Nov 12, 2026", in a time zone. */
export function writtenDay(iso: string, timeZone = "UTC"): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "No date";
  return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone }).format(date);
}

/** Printable ASCII and the signs of our own sentences. */
export const OUR_CHARACTERS = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}“”’…–·`;
