import type { RankingKind } from "@standings/domain";
import { anyOf, termsOf } from "./vocabulary/compile.ts";

const FIELDS = ["name", "site", "rank", "description", "rationale", "profile", "image", "sector"] as const;
export type Field = (typeof FIELDS)[number];

const TABLES: Record<Field, Record<RankingKind, ReadonlyMap<string, number>>> = {
  name: { company: order(termsOf("companyKeys")), expert: order(termsOf("expertKeys")) },
  site: both(termsOf("siteKeys")),
  rank: both(termsOf("rankKeys")),
  description: both(termsOf("descriptionKeys")),
  rationale: both(termsOf("rationaleKeys")),
  profile: both(termsOf("profileKeys")),
  image: both(termsOf("imageKeys")),
  sector: both(termsOf("sectorKeys")),
};
/** Lists under these keys hold no recommendations. */
const LEFT_OUT = new RegExp(`^${anyOf("leftOutKeys")}$`);
const MENTIONS = new RegExp(`^${anyOf("mentions")}$`);
/** Under such a key an object with a name is a category, not an entry. */
const LISTS = new RegExp(`^${anyOf("listKeys")}$`);

function order(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, index) => [name, index] as const).reverse());
}

function both(names: readonly string[]): Record<RankingKind, ReadonlyMap<string, number>> {
  return { company: order(names), expert: order(names) };
}

/** Meaning of a key. */
export interface KeyInfo {
  /** The key without case, spaces and marks: `Company_Name` → `companyname`. */
  readonly plain: string;
  /** The fields the key names, each with its precedence; 0 is the most telling name. */
  readonly fields: readonly { readonly field: Field; readonly order: number }[];
  readonly leftOut: boolean;
  readonly mention: boolean;
  readonly list: boolean;
}

export function plainKey(key: string): string {
  return key.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Precedence of a plain key as a name of the field: 0 is best, -1 means none. */
export function fieldOrder(field: Field, key: string, kind: RankingKind): number {
  return TABLES[field][kind].get(key) ?? -1;
}

// Bounded cache: an answer repeats its few keys in every entry.
const MEMO_SIZE = 500;
const MEMO: Record<RankingKind, Map<string, KeyInfo>> = { company: new Map(), expert: new Map() };

export function keyInfo(key: string, kind: RankingKind): KeyInfo {
  const memo = MEMO[kind];
  const known = memo.get(key);
  if (known) return known;
  const plain = plainKey(key.slice(0, 200));
  const fields = FIELDS.map((field) => ({ field, order: fieldOrder(field, plain, kind) })).filter(
    ({ order }) => order >= 0,
  );
  const info = {
    plain,
    fields,
    leftOut: LEFT_OUT.test(plain),
    mention: MENTIONS.test(plain),
    list: LISTS.test(plain),
  };
  if (memo.size >= MEMO_SIZE) memo.clear();
  memo.set(key, info);
  return info;
}
