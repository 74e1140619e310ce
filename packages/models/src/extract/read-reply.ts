import { z } from "zod";
import { parseJson } from "../ask/ask-json.ts";

/** A name that the extraction model says it copied out of an answer; nothing of it is checked yet. */
export interface ExtractedName {
  readonly name: string;
  /** The words around the name that decide its place. */
  readonly quote: string;
  /** The words that state its place; empty where none do. */
  readonly place: string;
  readonly address: string;
}

const MAX_REPLY = 100_000;
/** More than any kind of list holds, so that what is dropped later is not missed. */
const MAX_NAMES = 30;

const text = z.string().max(1_000).catch("");
const entry = z.looseObject({ name: z.string().max(200), quote: text, place: text, address: text });
const reply = z.union([z.looseObject({ entries: z.array(z.unknown()) }), z.array(z.unknown())]);

/** Reads the reply's JSON, bare or in a fence. Null when it is none, or not of the form asked for. */
export function readReply(content: string): ExtractedName[] | null {
  if (content.length > MAX_REPLY) return null;
  const parsed = reply.safeParse(parseJson(content));
  if (!parsed.success) return null;
  const items = Array.isArray(parsed.data) ? parsed.data : parsed.data.entries;
  return items.slice(0, MAX_NAMES).flatMap((item) => {
    const read = entry.safeParse(item);
    if (!read.success) return [];
    const { name, quote, place, address } = read.data;
    return [{ name, quote, place, address }];
  });
}
