/** Stripe's time: whole seconds since the epoch. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The end of a billing interval. As at Stripe, a month from the 31st ends on a shorter month's last day. */
export function addInterval(start: number, interval: string, count: number): number {
  const date = new Date(start * 1000);
  if (interval === "day") return start + count * DAY;
  if (interval === "week") return start + 7 * count * DAY;
  const months = interval === "year" ? 12 * count : count;
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
}
