import { type RankingKind, type Sector, toSector } from "@standings/domain";
import { readEntryName } from "./entry-name.ts";
import { nameEntry, readEntry } from "./json-entry.ts";
import { type KeyInfo, keyInfo } from "./json-fields.ts";
import { isNameText, isPlaceKey, readNameKeys } from "./json-loose.ts";
import { readRank } from "./list-marker.ts";
import { isEntryName, isGeneric } from "./name-shape.ts";
import { isObject, type JsonObject, type JsonValue } from "./repair-json.ts";
import { type Candidate, toCandidate } from "./types.ts";

/** Content of a JSON value: entries in document order, sector, and texts that are no entries. */
export interface JsonEntries {
  readonly candidates: Candidate[];
  sector: Sector | null;
  /** The value holds a list for results that is empty. */
  emptyList: boolean;
  readonly texts: string[];
}

interface Place {
  readonly kind: RankingKind;
  readonly found: JsonEntries;
  readonly depth: number;
  readonly mention: boolean;
}

const MAX_DEPTH = 12;
const MAX_CANDIDATES = 200;

/** Collects the entries of a JSON value, whatever its shape: lists, dictionaries by rank or name, categories. */
export function readJsonEntries(value: JsonValue, kind: RankingKind): JsonEntries {
  const found: JsonEntries = { candidates: [], sector: null, emptyList: false, texts: [] };
  visit(value, { kind, found, depth: 0, mention: false });
  return found;
}

function visit(value: JsonValue, place: Place): void {
  if (value === null || typeof value !== "object") {
    if (typeof value === "string" && place.found.texts.length < 20) place.found.texts.push(value);
    return;
  }
  if (place.depth > MAX_DEPTH || place.found.candidates.length >= MAX_CANDIDATES) return;
  const inner = { ...place, depth: place.depth + 1 };
  if (Array.isArray(value)) visitList(value, inner);
  else visitObject(value, inner);
}

function visitList(list: JsonValue[], place: Place): void {
  if (list.length === 0) place.found.emptyList = true;
  for (const item of list.slice(0, MAX_CANDIDATES)) {
    if (typeof item === "string") addText(item, null, place);
    else if (Array.isArray(item) && item.every((cell) => cell === null || typeof cell !== "object"))
      addRow(item, place);
    else visit(item, place);
  }
}

function visitObject(object: JsonObject, place: Place): void {
  const candidate = readEntry(object, place);
  if (candidate) {
    place.found.candidates.push(candidate);
    return;
  }
  const named = readNameKeys(object, place);
  if (named.length > 0) {
    place.found.candidates.push(...named);
    return;
  }
  const listsObjects = Object.entries(object).some(
    ([key, value]) => Array.isArray(value) && isObject(value[0]) && !keyInfo(key, place.kind).leftOut,
  );
  for (const key in object) {
    const value = object[key];
    if (value === undefined || value === null || (key.startsWith("@") && typeof value !== "object")) continue;
    const info = keyInfo(key, place.kind);
    // Texts beside a list of objects are notes or sources.
    if (listsObjects && Array.isArray(value) && typeof value[0] === "string" && !info.mention) continue;
    if (typeof value === "string" && info.fields.some(({ field }) => field === "sector")) {
      place.found.sector ??= toSector(value);
    } else if (!info.leftOut) {
      visitMember(key, info, value, info.mention && !isPlaceKey(key) ? { ...place, mention: true } : place);
    }
  }
}

/** A member of an object that is no entry itself: a list, a category, or an entry keyed by rank or name. */
function visitMember(key: string, info: KeyInfo, value: JsonValue, place: Place): void {
  const rank = readRank(key);
  if (typeof value === "string") {
    const isSite = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(value.trim());
    if (rank !== null) addText(value, rank, place);
    else if (isPlaceKey(key) && isNameText(value)) addText(value, null, place);
    else if (isSite && isNameKey(key, info) && !CAMEL.test(key))
      addNamed(key, null, { domain: value }, place);
    else if (place.found.texts.length < 20) place.found.texts.push(value);
    return;
  }
  if (typeof value === "number") {
    if (isNameKey(key, info) && /[\p{Lu}\p{Lo}]/u.test(key) && !CAMEL.test(key))
      addNamed(key, value, {}, place);
    return;
  }
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    visit(value, place);
    return;
  }
  const entry = readEntry(value, place);
  if (entry)
    place.found.candidates.push(
      entry.statedRank === null && rank !== null ? { ...entry, statedRank: rank } : entry,
    );
  else if (isEntryBody(value, place)) {
    // `"runner_up": {"marque": "Bottene", "homepage": …}`: the key says its place, and another member who it is.
    const isPlace = /^[a-z_ -]+$/u.test(key) && isPlaceKey(key);
    const name = isPlace ? Object.entries(value).find((member) => isUnknownName(member, place)) : undefined;
    if (typeof name?.[1] === "string") addNamed(name[1], rank, value, place);
    else if (isNameKey(key, info) && !isPlace) addNamed(key, null, value, place);
  } else visit(value, place);
}

function isUnknownName([key, value]: [string, JsonValue], { kind }: Place): boolean {
  const { fields, leftOut } = keyInfo(key, kind);
  return fields.length === 0 && !leftOut && isNameText(value);
}

/** `numberOfItems`: a key of a schema, no name. */
const CAMEL = /^\p{Ll}+(?:\p{Lu}\p{Ll}+){2}/u;

function isNameKey(key: string, info: KeyInfo): boolean {
  return (
    !info.list &&
    info.plain.length > 1 &&
    info.fields.length === 0 &&
    readRank(key) === null &&
    isEntryName(key) &&
    !isGeneric(key.split(/[\s_]+/u))
  );
}

/** An object of an entry's fields without its name, the name being the key: `{"HubSpot": {"rank": 1}}`. */
function isEntryBody(object: JsonObject, place: Place): boolean {
  if ("arguments" in object) return false;
  let fields = 0;
  for (const key in object) {
    const value = object[key];
    const info = keyInfo(key, place.kind);
    if (value !== null && typeof value === "object" && !info.leftOut) return false;
    if (info.fields.some(({ field }) => field === "name")) return false;
    if (info.fields.length > 0) fields++;
  }
  return fields > 0;
}

function addNamed(key: string, rank: number | null, body: JsonObject, place: Place): void {
  const candidate = nameEntry(key, body, place);
  if (candidate) place.found.candidates.push({ ...candidate, statedRank: candidate.statedRank ?? rank });
}

function addText(text: string, rank: number | null, place: Place): void {
  const head = readEntryName(text);
  if (!head) {
    if (place.found.texts.length < 20) place.found.texts.push(text);
    return;
  }
  place.found.candidates.push(toCandidate({ ...head, rank: rank ?? head.rank }, { mention: place.mention }));
}

/** A row of cells: `[1, "HubSpot", "hubspot.com"]`. */
function addRow(row: JsonValue[], place: Place): void {
  const number = row.find((cell) => typeof cell === "number");
  const texts = row.filter((cell) => typeof cell === "string");
  const [first, ...others] = texts;
  if (first === undefined) return;
  const head = readEntryName(first);
  if (!head || keyInfo(first, place.kind).fields.length > 0) return;
  const site = others.find((cell) => /^\S+\.\S+$/.test(cell.trim()));
  const rank = typeof number === "number" ? number : head.rank;
  const sites = site ? [{ text: site, attributed: true }] : head.sites;
  const rest = others.find((cell) => cell !== site) ?? "";
  place.found.candidates.push(
    toCandidate({ name: head.name, rank, sites, rest }, { mention: place.mention }),
  );
}
