import type { RankingKind } from "@standings/domain";
import { readEntryName } from "./entry-name.ts";
import { type Field, type KeyInfo, keyInfo } from "./json-fields.ts";
import { readRank } from "./list-marker.ts";
import { isObject, type JsonObject, type JsonValue } from "./repair-json.ts";
import { type Candidate, toCandidate } from "./types.ts";

interface Place {
  readonly kind: RankingKind;
  readonly mention: boolean;
}

interface Fields {
  readonly texts: Partial<Record<Field, string>>;
  rank: number | null;
  /** Entries below it: in a list for results, or under any other key. */
  children: false | "some" | "list";
}

export function readEntry(object: JsonObject, { kind, mention }: Place): Candidate | null {
  // `{"name": "return_ranking", "arguments": …}`: the name is that of a function.
  if ("arguments" in object) return null;
  const fields = readFields(object, kind);
  const { texts, rank, children } = fields;
  if (texts.name === undefined || isRuledOut(object, kind)) return null;
  // `{"winner": {"name": …}, "runner_up": {"name": …}}`: several names one level down are several entries.
  if (Object.values(object).filter(isNamed).length > 1) return null;
  if (children === "list" || (children && texts.site === undefined && rank === null)) return null;
  return build(texts.name, fields, mention);
}

function isNamed(value: JsonValue | undefined): boolean {
  return isObject(value) && typeof value.name === "string";
}

/** `"discontinued": true` */
function isRuledOut(object: JsonObject, kind: RankingKind): boolean {
  for (const key in object) if (object[key] === true && keyInfo(key, kind).leftOut) return true;
  return false;
}

/** The entry of a name that stands elsewhere, with the fields of the object. */
export function nameEntry(name: string, body: JsonObject, { kind, mention }: Place): Candidate | null {
  return isRuledOut(body, kind) ? null : build(name, readFields(body, kind), mention);
}

function readFields(object: JsonObject, kind: RankingKind): Fields {
  const fields: Fields = { texts: {}, rank: null, children: false };
  const best: Partial<Record<Field, number>> = {};
  for (const key in object) {
    const value = object[key];
    if (value === null || value === undefined) continue;
    const info = keyInfo(key, kind);
    if (typeof value === "object") readInner(fields, info, value);
    else
      for (const { field, order } of info.fields) {
        const isBest = order < (best[field] ?? Number.POSITIVE_INFINITY);
        if (field === "rank") fields.rank ??= readRank(value);
        else if (typeof value === "string" && isBest && value.trim() !== "") {
          best[field] = order;
          fields.texts[field] = value;
        }
      }
  }
  return fields;
}

/** A member that is a list or an object: a name one level down, a list of addresses, or nested entries. */
function readInner(fields: Fields, info: KeyInfo, value: JsonObject | JsonValue[]): void {
  const isField = (name: Field) => info.fields.some(({ field }) => field === name);
  const object = isField("name") && !Array.isArray(value) ? value : {};
  const nested = object.name ?? object.company_name;
  if (typeof nested === "string") {
    fields.texts.name ??= nested;
    const keys = ["domain", "website", "url", "homepage", "site"];
    const site = keys.map((key) => object[key]).find((site) => typeof site === "string");
    if (site !== undefined) fields.texts.site ??= site;
  } else if (hasObjects(value) && !info.leftOut)
    fields.children = info.list ? "list" : fields.children || "some";
  if (Array.isArray(value) && typeof value[0] === "string" && isField("site")) fields.texts.site ??= value[0];
}

function hasObjects(value: JsonObject | JsonValue[]): boolean {
  const first = Array.isArray(value) ? value[0] : Object.values(value)[0];
  return first !== null && typeof first === "object";
}

function build(raw: string, { texts, rank }: Fields, mention: boolean): Candidate | null {
  const head = readEntryName(raw, true);
  if (!head) return null;
  return toCandidate(
    { name: head.name, rank: rank ?? head.rank, sites: head.sites, rest: texts.description ?? "" },
    { ...texts, mention },
  );
}
