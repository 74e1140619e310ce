import { formatOfDays } from "../format-days.ts";

/** Writes days of visits as they are where their brand is: "Nov 29", or "November 29" in sentences. */
export function visitDays(timeZone: string, month: "short" | "long" = "short"): (at: string) => string {
  const day = formatOfDays("en-US", { month, day: "numeric", timeZone });
  return (at) => day.format(new Date(at));
}
