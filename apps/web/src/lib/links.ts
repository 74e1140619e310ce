/** Model output is data: only checked http(s) addresses become links. */
export function safeHref(url: string): string | null {
  if (url.length > 2048) return null;
  try {
    const parsed = new URL(url);
    return parsed.protocol === "https:" || parsed.protocol === "http:" ? parsed.href : null;
  } catch {
    return null;
  }
}

export function siteHref(domain: string): string | null {
  return domain === "" ? null : safeHref(`https://${domain}/`);
}
