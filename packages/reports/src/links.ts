import { registrableDomain } from "@standings/domain";

const LONGEST = 2_000;

/**
 * An address that a document may link to: http or https on a registrable domain, without user name. Null for
 * anything else: addresses come from models and pages, so they are checked.
 */
export function checkedUrl(value: string): string | null {
  if (value.length > LONGEST || !URL.canParse(value)) return null;
  const url = new URL(value);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  if (!isWeb || url.username !== "" || url.password !== "") return null;
  if (registrableDomain(url.hostname) === null) return null;
  return url.href.replace(/[()\\<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** A company's domain or an expert's profile address, as a link. */
export function linkOf(detail: string): string | null {
  const address = detail.trim();
  if (/^https?:\/\//i.test(address)) return checkedUrl(address);
  return registrableDomain(address) === null ? null : checkedUrl(`https://${address}`);
}
