/** Times of the panel: all are UTC, as its days are. */
const dateTime = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});
const date = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });
const day = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** "Nov 12, 2026, 2:34 PM" */
export const formatUtc = (at: string | number) => dateTime.format(new Date(at));
/** "Nov 12, 2026" */
export const formatUtcDate = (at: string) => date.format(new Date(at));
/** "Thu, Nov 12" */
export const formatUtcDay = (at: string) => day.format(new Date(at));

/** The time of what happened today, the day of other things. */
export function formatUtcNear(at: string, now: number): string {
  const isToday = at.startsWith(new Date(now).toISOString().slice(0, 10));
  return isToday ? time.format(new Date(at)) : formatUtcDay(at);
}

const STEPS = [
  { unit: "s", seconds: 1, below: 120 },
  { unit: "min", seconds: 60, below: 7_200 },
  { unit: "h", seconds: 3_600, below: 172_800 },
  { unit: "days", seconds: 86_400, below: Number.POSITIVE_INFINITY },
] as const;

/** How long ago something was, in one unit: "21 s", "4 min". */
export function formatAge(at: string, now: number): string {
  const age = Math.max(0, Math.floor((now - Date.parse(at)) / 1000));
  const { unit, seconds } = STEPS.find(({ below }) => age < below) ?? STEPS[3];
  return `${Math.floor(age / seconds)} ${unit}`;
}
