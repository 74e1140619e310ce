const thisYear = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const earlier = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** Date and time of a row: "Nov 12, 2:32 PM"; the date alone in other years. */
export function formatMoment(iso: string): string {
  const at = new Date(iso);
  return (at.getFullYear() === new Date().getFullYear() ? thisYear : earlier).format(at);
}
