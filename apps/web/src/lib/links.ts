import { pagePath, type RankedEntry, type RankingKind } from "@standings/domain";

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

/** Link to an expert's profile page; null when the model gave no valid address. */
export function profileHref(entry: { readonly profileUrl?: string | undefined }): string | null {
  return entry.profileUrl ? safeHref(entry.profileUrl) : null;
}

/** Host of an expert's profile page, without www. */
export function profileHost(entry: { readonly profileUrl?: string | undefined }): string {
  const href = profileHref(entry);
  return href ? new URL(href).hostname.replace(/^www\./, "") : "";
}

export function siteHref(domain: string): string | null {
  return domain === "" ? null : safeHref(`https://${domain}/`);
}

/** A company's page; null for one without a domain. */
export function companyHref({
  domain,
  name,
}: {
  readonly domain: string;
  readonly name: string;
}): string | null {
  return domain === "" ? null : pagePath("company", { domain }, { name });
}

/** Line below a name: a company's domain, the host of an expert's profile, or a note that there is none. */
export function entrySubtitle(kind: RankingKind, entry: Pick<RankedEntry, "domain" | "profileUrl">): string {
  if (kind === "company") return entry.domain || "No site named";
  return profileHost(entry) || entry.domain || "No profile named";
}
