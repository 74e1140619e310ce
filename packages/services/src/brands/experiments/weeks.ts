import { Temporal } from "temporal-polyfill";

const DAY_MS = 86_400_000;
/** The first day of the epoch, 1 January 1970, is a Thursday. */
const MONDAY_OFFSET = 3;

/** The day of a moment in a time zone, `YYYY-MM-DD`. */
export function dayOf(at: Date, timeZone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

/** Number of the ISO week of a day: weeks follow each other without gaps. */
export function weekOfDay(day: string): number {
  return Math.floor((daysOf(day) + MONDAY_OFFSET) / 7);
}

/** The Monday of a week, `YYYY-MM-DD`. */
export function mondayOf(week: number): string {
  return new Date((7 * week - MONDAY_OFFSET) * DAY_MS).toISOString().slice(0, 10);
}

/** The day so many days after another. */
export function addDays(day: string, days: number): string {
  return new Date((daysOf(day) + days) * DAY_MS).toISOString().slice(0, 10);
}

export function isSunday(day: string): boolean {
  return (daysOf(day) + MONDAY_OFFSET) % 7 === 6;
}

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function daysOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}
