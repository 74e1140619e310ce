import { plural } from "@standings/domain";

const MINUTE = 60_000;

/** How long ago a time is, in its largest whole unit: "5 hours". */
export function ageText(iso: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE);
  if (minutes < 1) return "under a minute";
  if (minutes < 60) return plural(minutes, "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? plural(hours, "hour") : plural(Math.floor(hours / 24), "day");
}
