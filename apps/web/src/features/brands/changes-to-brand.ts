import { type BrandRecord, marketCode, marketCodeOf } from "@standings/domain";

/** What the settings of a brand hold. */
export function settingsOf(brand: BrandRecord) {
  const { name, models, webSearch, natural, markets, rhythm, day, hour, timeZone, rounds } = brand;
  const schedule = { rhythm, day, hour, timeZone };
  return { name, models, webSearch, natural, markets, ...schedule, rounds, agency: brand.agency?.name ?? "" };
}

export type Settings = ReturnType<typeof settingsOf>;

/** These say together when a brand is visited. */
const SCHEDULE: readonly (keyof Settings)[] = ["rhythm", "day", "hour", "timeZone"];

/** What a form has changed of the settings that it was opened with: all else may have been changed elsewhere meanwhile. */
export function changedSettings(opened: Settings, given: Settings): Partial<Settings> {
  const differs = (key: keyof Settings) => JSON.stringify(opened[key]) !== JSON.stringify(given[key]);
  const isMoved = SCHEDULE.some(differs);
  const changed = (Object.keys(given) as (keyof Settings)[]).filter(
    (key) => differs(key) || (isMoved && SCHEDULE.includes(key)),
  );
  return Object.fromEntries(changed.map((key) => [key, given[key]]));
}

/** A list as it is now, with what was added to and taken from an older state of it. */
export function onto<Item>(
  now: readonly Item[],
  { before, after }: { readonly before: readonly Item[]; readonly after: readonly Item[] },
  idOf: (item: Item) => string,
): Item[] {
  const has = (list: readonly Item[], item: Item) => list.some((other) => idOf(other) === idOf(item));
  const kept = now.filter((item) => has(after, item) || !has(before, item));
  return [...kept, ...after.filter((item) => !has(before, item) && !has(now, item))];
}

/** Ids of the prompts of a brand that are asked no more once it has other markets. */
export function promptsWithout({ prompts }: Pick<BrandRecord, "prompts">, markets: BrandRecord["markets"]) {
  const codes: readonly (string | null)[] = markets.length > 0 ? markets.map(marketCode) : [null];
  return prompts.filter(({ market }) => !codes.includes(marketCodeOf(market))).map(({ id }) => id);
}

export const marketsOnto = (
  now: BrandRecord["markets"],
  change: { readonly before: BrandRecord["markets"]; readonly after: BrandRecord["markets"] },
) => onto(now, change, marketCode);
