const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const TIME = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "UTC",
});

/** `June 3, 2026` */
export function longDay(seconds: number): string {
  return DAY.format(seconds * 1000);
}

/** `Jun 3, 14:05 UTC` */
export function shortTime(seconds: number): string {
  return `${TIME.format(seconds * 1000)} UTC`;
}
