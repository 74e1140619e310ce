import { parse } from "tldts";
import { cleanDomain, isDomain } from "../domain-name.ts";
import { canonicalHost, firstLabel } from "./hosts.ts";
import { normaliseName } from "./names.ts";

const MAX_ADDRESS = 2048;

/**
 * The registrable domain of a host, URL or domain text, in the form of `canonicalHost`. Hosts below a private suffix of the
 * Public Suffix List (myshopify.com, github.io) are domains of their own; a suffix of public bodies (gov.uk) is a site. Null
 * when the text is not trustworthy as an address: an IP, an unknown suffix, an e-mail address, free text.
 */
export function registrableDomain(value: string): string | null {
  const host = hostOf(value);
  return host === null ? null : registrableOf(host);
}

/** The host of a text, without "www.", or null. */
export function hostOf(value: string): string | null {
  if (value.length > MAX_ADDRESS || value.includes("@")) return null;
  const host = cleanDomain(value);
  if (!isDomain(host) && !/[^\u0020-\u007e]/u.test(host)) return null;
  return /\s/u.test(host) ? null : canonicalHost(host);
}

/** Suffixes that are the sites of public bodies as well, by one of their labels. */
const PUBLIC_BODIES = new Set("gov govt gob gouv gub gv nhs police mil edu".split(" "));

function registrableOf(host: string): string | null {
  const own = parse(host, { allowPrivateDomains: true });
  if (own.isIp) return null;
  if (own.domain !== null && (own.isIcann || own.isPrivate)) return onPlatform(host, own.domain);
  const parsed = own.isPrivate ? parse(host, { allowPrivateDomains: false }) : own;
  if (!parsed.isIcann) return null;
  if (parsed.domain !== null) return parsed.domain;
  const labels = host.split(".");
  return labels.length > 1 && labels.some((label) => PUBLIC_BODIES.has(label)) ? host : null;
}

/** Domains below which others have their sites, and which the list lacks. */
const PLATFORMS = new Set(
  (
    "substack.com wordpress.com medium.com tumblr.com weebly.com ghost.io beehiiv.com bandcamp.com bigcartel.com etsy.com " +
    "gumroad.com teachable.com thinkific.com podia.com typepad.com livejournal.com strikingly.com jimdosite.com itch.io " +
    "squarespace.com hashnode.dev mystrikingly.com"
  ).split(" "),
);

function onPlatform(host: string, domain: string): string {
  if (host === domain || !PLATFORMS.has(domain)) return domain;
  const [label = ""] = host
    .slice(0, -domain.length - 1)
    .split(".")
    .slice(-1);
  return isOrdinaryLabel(label) ? domain : `${label}.${domain}`;
}

/** First labels of hosts that belong to the company of the domain, beside codes of languages and countries. */
const ORDINARY_LABELS = new Set(
  (
    "www www2 web home app apps shop store blog docs doc help support get try go my portal login signin account accounts " +
    "id auth sso api developer developers dev cdn static info about corp corporate company careers jobs news newsroom press media " +
    "mail email mobile secure online site page pages landing link links click buy order book booking sales business enterprise " +
    "community forum forums learn academy training education status resources international global usa europe eng partners " +
    "partner investor investors ir legal trust security contact welcome start join hello cloud dashboard console demo beta " +
    "search services service solutions products product pro smb consumer customer customers kb faq wiki events event webinar"
  ).split(" "),
);
const CODE = /^(?:[a-z]{1,2}(?:-[a-z]{2,4})?|\d+)$/;

function isOrdinaryLabel(label: string): boolean {
  return ORDINARY_LABELS.has(label) || CODE.test(label);
}

/**
 * The site that a company page of this address is about: the host without ordinary labels in front (www, app, en …), so
 * `registrableDomain` for most, and a product's own host below its parent's domain (turbotax.intuit.com). Null as there.
 */
export function companySite(value: string): string | null {
  const host = hostOf(value);
  const domain = host === null ? null : registrableOf(host);
  if (host === null || domain === null || host === domain) return domain;
  const labels = host.slice(0, -domain.length - 1).split(".");
  const first = labels.findIndex((label) => !isOrdinaryLabel(label));
  return first < 0 ? domain : [...labels.slice(first), domain].join(".");
}

/** The domain that a company's site is below, or null when it stands on its own. */
export function parentSite(site: string): string | null {
  const domain = registrableDomain(site);
  return domain === site ? null : domain;
}

/**
 * Whether a company that is named with a host below a domain is a product of its own: when the domain is not what the name says
 * ("QuickBooks", quickbooks.intuit.com; not "HubSpot", offers.hubspot.com). A name in another script than the domain's is,
 * where the host says so.
 */
export function isOwnProduct(
  name: string,
  { site, parent }: { readonly site: string; readonly parent: string },
): boolean {
  if (site === parent || resembles(name, parent)) return false;
  return /[a-z]/i.test(name) || resembles(name, site);
}

/** The name and the host's first label share their letters: `Zoho CRM` and zoho.com, `Ernst & Young` and ey.com. */
export function resembles(name: string, host: string): boolean {
  const label = normaliseName(firstLabel(host)).replaceAll(" ", "");
  const words = normaliseName(name).split(" ");
  const joined = words.join("");
  if (label.length < 2 || joined === "") return false;
  if (joined.includes(label) && label.length >= 3) return true;
  if (label.includes(joined) && joined.length >= 3) return true;
  if (words.map((word) => word[0]).join("") === label) return true;
  return (
    words.some((word) => word.length >= 4 && label.includes(word)) ||
    joined === normaliseName(host).replaceAll(" ", "")
  );
}
