import type { RankingKind } from "@standings/domain";
import { readEntryName } from "./entry-name.ts";
import { type Field, type KeyInfo, keyInfo } from "./json-fields.ts";
import { readRank } from "./list-marker.ts";
import type { JsonObject, JsonValue } from "./repair-json.ts";
import type { Candidate, Site } from "./types.ts";

interface Fields {
  name: string | null;
  rank: number | null;
  site: string | null;
  description: string | null;
  rationale: string | null;
  profile: string | null;
  image: string | null;
  /** Entries below it: in a list for results, or under any other key. */
  children: false | "some" | "list";
}

export function readEntry(
  object: JsonObject,
  place: { readonly kind: RankingKind; readonly mention: boolean },
): Candidate | null {
  // `{"name": "return_ranking", "arguments": …}`: the name is that of a function.
  if ("arguments" in object) return null;
  const fields = readFields(object, place.kind);
  if (fields.name === null || isRuledOut(object, place.kind)) return null;
  // `{"winner": {"name": …}, "runner_up": {"name": …}}`: several names one level down are several entries.
  if (Object.values(object).filter(isNamed).length > 1) return null;
  if (fields.children === "list" || (fields.children && fields.site === null && fields.rank === null))
    return null;
  return buildCandidate(fields.name, fields, place.mention);
}

function isNamed(value: JsonValue | undefined): boolean {
  return (
    value !== null && typeof value === "object" && !Array.isArray(value) && typeof value.name === "string"
  );
}

/** `"discontinued": true` */
function isRuledOut(object: JsonObject, kind: RankingKind): boolean {
  for (const key in object) if (object[key] === true && keyInfo(key, kind).leftOut) return true;
  return false;
}

export function toCandidate(
  name: string,
  body: JsonObject,
  place: { readonly kind: RankingKind; readonly mention: boolean },
): Candidate | null {
  return isRuledOut(body, place.kind)
    ? null
    : buildCandidate(name, readFields(body, place.kind), place.mention);
}

function readFields(object: JsonObject, kind: RankingKind): Fields {
  const fields: Fields = {
    name: null,
    rank: null,
    site: null,
    description: null,
    rationale: null,
    profile: null,
    image: null,
    children: false,
  };
  const best: Partial<Record<Field, number>> = {};
  for (const key in object) {
    const value = object[key];
    if (value === null || value === undefined) continue;
    const info = keyInfo(key, kind);
    if (typeof value === "object") readInner(fields, info, value);
    else for (const { field, order } of info.fields) readField(fields, best, field, order, value);
  }
  return fields;
}

function readField(
  fields: Fields,
  best: Partial<Record<Field, number>>,
  field: Field,
  order: number,
  value: string | number | boolean,
): void {
  if (field === "rank") fields.rank ??= readRank(value);
  else if (
    field !== "sector" &&
    typeof value === "string" &&
    order < (best[field] ?? Number.POSITIVE_INFINITY) &&
    value.trim() !== ""
  ) {
    best[field] = order;
    fields[field] = value;
  }
}

/** A member that is a list or an object: a name one level down, a list of addresses, or nested entries. */
function readInner(fields: Fields, info: KeyInfo, value: JsonObject | JsonValue[]): void {
  const named = info.fields.some(({ field }) => field === "name");
  const nested = named && !Array.isArray(value) ? (value.name ?? value.company_name) : null;
  if (typeof nested === "string") {
    fields.name ??= nested;
    if (!Array.isArray(value))
      fields.site ??=
        ["domain", "website", "url", "homepage", "site"]
          .map((key) => value[key])
          .find((site) => typeof site === "string") ?? null;
  } else if (hasObjects(value) && !info.leftOut)
    fields.children = info.list ? "list" : fields.children || "some";
  if (
    Array.isArray(value) &&
    typeof value[0] === "string" &&
    info.fields.some(({ field }) => field === "site")
  )
    fields.site ??= value[0];
}

function hasObjects(value: JsonValue): boolean {
  if (value === null || typeof value !== "object") return false;
  const first = Array.isArray(value) ? value[0] : Object.values(value)[0];
  return first !== null && typeof first === "object";
}

function buildCandidate(raw: string, fields: Fields, mention: boolean): Candidate | null {
  const head = readEntryName(raw, true);
  if (!head) return null;
  const sites: Site[] = fields.site ? [{ text: fields.site, attributed: true }] : [];
  return {
    name: head.name,
    statedRank: fields.rank ?? head.rank,
    mention,
    sites: head.sites.length > 0 ? [...sites, ...head.sites] : sites,
    description: fields.description,
    rationale: fields.rationale,
    profileUrl: fields.profile,
    imageUrl: fields.image,
  };
}
