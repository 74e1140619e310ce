/** A format of days in a time zone; in UTC where this machine does not know the zone: a browser's list may be older than the server's. */
export function formatOfDays(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, options);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  }
}
