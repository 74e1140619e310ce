import { isAwardTitle } from "./award.ts";
import { readEntryName } from "./entry-name.ts";
import { nameEntry } from "./json-entry.ts";
import { keyInfo } from "./json-fields.ts";
import { isGeneric } from "./name-shape.ts";
import { isObject, type JsonObject, type JsonValue } from "./repair-json.ts";
import type { Candidate, ParseOptions } from "./types.ts";
import { anyOf } from "./vocabulary/compile.ts";

/** Reads JSON with unknown keys by its form: values that differ and look like names are names. */

const MAX_DEPTH = 6;
const MAX_ITEMS = 60;
const NAME_LIKE = /^(?:[\p{Lu}\p{Lo}\p{N}]|\p{Ll}+[\p{Lu}.\d])[^\n!?;:。]{0,60}$/u;
const MAX_WORDS = 6;
/** Keys that name a place in an order: `gold`, `runner_up`, `best_overall`, `winner`, `second_place`. */
const PLACE_KEY = new RegExp(String.raw`^(?:the )?${anyOf("placeKeys")}(?: (?:for .{1,30}|\p{L}+))?$`, "iu");

/** Entries of a JSON value in which no key names a company or person. */
export function readLooseJson(value: JsonValue, options: ParseOptions, depth = 0): Candidate[] {
  if (value === null || typeof value !== "object" || depth > MAX_DEPTH) return [];
  const members = Array.isArray(value) ? value : Object.values(value);
  const objects = members.filter(isObject).slice(0, MAX_ITEMS);
  const rows = objects.length >= 2 ? readRows(objects, options) : [];
  if (rows.length > 0) return rows;
  for (const member of members.slice(0, MAX_ITEMS)) {
    const found = readLooseJson(member ?? null, options, depth + 1);
    if (found.length > 0) return found;
  }
  return [];
}

/** Objects of one form: the first key whose values are all different names. */
function readRows(objects: readonly JsonObject[], options: ParseOptions): Candidate[] {
  for (const key of Object.keys(objects[0] ?? {})) {
    const info = keyInfo(key, options.kind);
    if (info.leftOut || info.fields.length > 0) continue;
    const values = objects.map((object) => object[key]);
    if (values.every(isNameText) && new Set(values).size === values.length)
      return objects.flatMap((object) => toEntry(object[key], object, options) ?? []);
  }
  return [];
}

/** `{"HubSpot": "easy to use", "Pipedrive": ["pipeline", "calls"]}`. */
export function readNameKeys(object: JsonObject, options: ParseOptions): Candidate[] {
  const entries = Object.entries(object).filter(
    ([key, value]) => !key.startsWith("@") && keyInfo(key, options.kind).fields.length === 0 && isText(value),
  );
  if (entries.length < 2 || !entries.every(([key, value]) => isNameKey(key, options) && !holdsNames(value)))
    return [];
  return entries.flatMap(
    ([key, value]) => toEntry(key, { description: [value].flat().join(", ") }, options) ?? [],
  );
}

function isNameKey(key: string, { kind }: ParseOptions): boolean {
  const info = keyInfo(key, kind);
  return !info.list && !info.leftOut && !info.mention && !isPlaceKey(key) && isNameText(key);
}

/** Lists of names under a key make the key a category. */
function holdsNames(value: JsonValue | undefined): boolean {
  const texts = [value].flat();
  return texts.filter(isNameText).length * 2 > texts.length;
}

function isText(value: JsonValue | undefined): boolean {
  return Array.isArray(value)
    ? value.length > 0 && value.every((item) => typeof item === "string")
    : typeof value === "string";
}

export function isPlaceKey(key: string): boolean {
  const words = key.replace(/[_-]+/gu, " ");
  return PLACE_KEY.test(words) || isAwardTitle(words);
}

export function isNameText(value: JsonValue | undefined): value is string {
  if (typeof value !== "string" || !NAME_LIKE.test(value)) return false;
  const words = value.split(/\s+/u);
  return words.length <= MAX_WORDS && !isGeneric(words) && readEntryName(value, true) !== null;
}

function toEntry(name: JsonValue | undefined, body: JsonObject, { kind }: ParseOptions): Candidate | null {
  return typeof name === "string" ? nameEntry(name, body, { kind, mention: false }) : null;
}
