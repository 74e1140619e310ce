const relative = new Intl.RelativeTimeFormat("en-US", { numeric: "always" });
const MINUTE = 60_000;

/** The age of a time of the last day: "just now", "12 minutes ago", "3 hours ago". */
export function formatAgo(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE);
  if (minutes < 1) return "just now";
  return minutes < 60
    ? relative.format(-minutes, "minute")
    : relative.format(-Math.floor(minutes / 60), "hour");
}
