import type { BrandSettings } from "@standings/domain";
import { Temporal } from "temporal-polyfill";

/** When visits are: a rhythm in a time zone. */
export type Schedule = Pick<BrandSettings, "rhythm" | "day" | "hour" | "timeZone">;

/**
 * The first visit after a time; null for a brand that is visited by hand. In the hour that a change to summer time leaves out,
 * it is an hour later; in the one that comes twice, the first one counts (RFC 5545's rule, Temporal's "compatible").
 */
export function nextVisit({ rhythm, day, hour, timeZone }: Schedule, after: Date): Date | null {
  if (rhythm === "manual") return null;
  const now = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timeZone);
  const today = now.toPlainDate();
  // Days that may be it, in order: the first of them whose hour has not come.
  for (const date of daysFrom(today, rhythm, day)) {
    const { epochMilliseconds } = date.toZonedDateTime({ timeZone, plainTime: { hour } });
    if (epochMilliseconds > after.getTime()) return new Date(epochMilliseconds);
  }
  return null;
}

function daysFrom(
  today: Temporal.PlainDate,
  rhythm: "weekly" | "daily" | "monthly",
  day: number,
): Temporal.PlainDate[] {
  if (rhythm === "daily") return [0, 1, 2].map((days) => today.add({ days }));
  if (rhythm === "weekly") {
    const first = today.add({ days: (day - today.dayOfWeek + 7) % 7 });
    return [0, 1].map((weeks) => first.add({ weeks }));
  }
  return [0, 1].map((months) => today.with({ day: 1 }).add({ months }).with({ day }));
}

/** Visits a month, as the bound on false alerts counts them (`studies.md` §5); by hand counts as weekly. */
export function visitsPerMonth(rhythm: Schedule["rhythm"]): number {
  if (rhythm === "daily") return 365 / 12;
  return rhythm === "monthly" ? 1 : 52 / 12;
}

/** Whether a time zone is one: an IANA name that this process knows. */
export function isTimeZone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** The week of a day in a time zone, `2026-W48`. */
export function weekOf(at: Date, timeZone: string): string {
  const { yearOfWeek, weekOfYear } = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(
    timeZone,
  );
  return `${yearOfWeek}-W${String(weekOfYear).padStart(2, "0")}`;
}
