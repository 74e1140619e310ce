const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/;

/** `YYYY-MM-DD` of a date in ISO 8601 or as HTTP writes it; null when it is neither, or a day that does not exist. */
export function readDay(text: string): string | null {
  const value = text.trim();
  const day = ISO_DAY.exec(value)?.[0] ?? null;
  const isHttp = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(value);
  const time = day ? Date.parse(day) : isHttp ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) return null;
  const read = new Date(time).toISOString().slice(0, 10);
  return day && day !== read ? null : read;
}
