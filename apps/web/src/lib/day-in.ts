const DAY_MS = 86_400_000;

/** `YYYY-MM-DD`, today or so many days later: in a time zone, or where the viewer is. */
export function dayIn(timeZone?: string, later = 0): string {
  const day = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return day.format(new Date(Date.now() + later * DAY_MS));
}
