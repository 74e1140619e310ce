import { canonicalHost } from "../identity/hosts.ts";
import type { Place } from "./choose-places.ts";
import { UNSPACED } from "./scripts.ts";
import type { SoughtCompany } from "./sought-company.ts";

const URL = /\b(?:https?:\/\/|www\.)\S+/giu;
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}/gu;
/** The path of an address without a scheme: names in it are of other people's pages. */
const PATH = /(?<=[\p{L}\p{N}]\.\p{L}{2,24})\/[^\s)\]]+/gu;

/** The text without addresses, at the same offsets. What it lacks a sign of is not looked for, for speed. */
export function blanked(text: string): string {
  const blank = (address: string) => " ".repeat(address.length);
  const withoutUrls = /:\/\/|www\./iu.test(text) ? text.replace(URL, blank) : text;
  const withoutMail = text.includes("@") ? withoutUrls.replace(EMAIL, blank) : withoutUrls;
  return text.includes("/") ? withoutMail.replace(PATH, blank) : withoutMail;
}

export interface Host {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const LABEL = String.raw`[[\p{L}\p{N}\-]--[${UNSPACED}]]`;
const HOST = new RegExp(String.raw`(?<![[@.]${LABEL}])${LABEL}+(?:\.${LABEL}+)+`, "gv");

/** Longer ones are none (RFC 1035). */
const LONGEST_HOST = 253;

/** Hosts that stand in a text. A capital after a full stop begins a sentence ("HubSpot.It has"). */
export function hostsOf(plain: string): Host[] {
  return [...plain.matchAll(HOST)]
    .filter(({ 0: host }) => host.length <= LONGEST_HOST && !/\.\p{Lu}\p{Ll}[^.]*$/u.test(host))
    .map(({ index, 0: host }) => ({ name: host.toLowerCase(), start: index, end: index + host.length }));
}

export function companiesBySite(companies: readonly SoughtCompany[]): ReadonlyMap<string, readonly number[]> {
  const sites = companies.flatMap(({ sites: own }, company) =>
    own.flatMap((site) =>
      site.trim() === "" ? [] : [{ host: canonicalHost(site.trim().toLowerCase()), company }],
    ),
  );
  return new Map(
    [...Map.groupBy(sites, ({ host }) => host)].map(([host, of]) => [host, of.map(({ company }) => company)]),
  );
}

/** A site is named by itself or by a host below it; the longest site that somebody has counts. */
export function placesOfHost({ name, end }: Host, sites: ReadonlyMap<string, readonly number[]>): Place[] {
  const labels = canonicalHost(name).split(".");
  const suffix = labels.map((_, nth) => labels.slice(nth).join(".")).find((host) => sites.has(host));
  if (suffix === undefined) return [];
  const start = end - name.split(".").slice(-suffix.split(".").length).join(".").length;
  return (sites.get(suffix) ?? []).map((company) => ({ company, start, end, tail: end, isSite: true }));
}

/** A name is only a part of a host: "hubspot-reviews.example"; not "Apollo.io". */
export function isPartOfHost(hosts: readonly Host[], text: string, start: number, end: number): boolean {
  const host = firstEndingAfter(hosts, start);
  if (!host || host.start >= end || (host.start === start && host.end <= end)) return false;
  const isWithEnding = host.start === start && /^\.\p{L}{2,}$/u.test(text.slice(end, host.end));
  return !(isWithEnding && /^\p{Lu}/u.test(text.slice(start, end)));
}

/** By halving: hosts stand in the order of a text. */
function firstEndingAfter(hosts: readonly Host[], position: number): Host | undefined {
  let [low, high] = [0, hosts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hosts[middle]?.end ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return hosts[low];
}
