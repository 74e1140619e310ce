import type { Geo } from "../geo.ts";
import type { NamedEntry } from "../identity/keys.ts";
import type { Market } from "../market.ts";
import { countryName } from "../market-names.ts";
import type { ModelId } from "../models/catalogue.ts";
import { joined, plural } from "../number-words.ts";
import type { PlaceProof, ProvedPlace } from "../places/place.ts";
import { pointRange, points } from "../studies/ranges.ts";
import type { Estimate, Interval } from "../studies/report.ts";
import type { TopicFigure } from "../topics/topic-findings.ts";
import type { TopicForm } from "../topics/topic-form.ts";
import type { Change, InMarket } from "./overview.ts";

/** A market less the one that all others are held against. */
export interface MarketDifference extends Change {
  /** Whether more than chance explains it: told over all prompts, topics and markets of the table together. */
  readonly isApart: boolean;
}

/** A leader of a market. */
export interface MarketLeader extends NamedEntry {
  readonly isBrand: boolean;
  /** Share of voice, 0 to 1. */
  readonly voice: number;
}

/** Models that were told a market in one way. */
export interface WayOfModels {
  readonly geo: Geo;
  readonly modelIds: readonly ModelId[];
}

/** What a market says of the brand over the last four weeks, of open prompts. */
export interface MarketColumn extends InMarket {
  readonly answers: number;
  /** Answers that list the brand. */
  readonly listedIn: number;
  readonly listed: Estimate;
  /** Over the prompts that both ask; null for the first market, and where no model answered one twice in both. */
  readonly difference: MarketDifference | null;
  /** How its models were told the market, at the newest visit. */
  readonly ways: readonly WayOfModels[];
  /** Three at most, by share of voice. */
  readonly leaders: readonly MarketLeader[];
  /** Three domains at most, by the answers that cite them. */
  readonly sources: readonly { readonly domain: string; readonly answers: number }[];
}

/** A prompt in a market. */
export interface MarketCell {
  readonly promptId: string;
  readonly prompt: string;
  readonly place: number | null;
  readonly answers: number;
  readonly listedIn: number;
  readonly listed: Estimate;
  /** How its models were told the market, when they were asked it last. */
  readonly ways: readonly WayOfModels[];
  readonly difference: MarketDifference | null;
}

/** A prompt that several markets ask, each in its words. */
export interface MarketRow {
  readonly pairId: string;
  /** In the order of the markets; null where one does not ask it. */
  readonly cells: readonly (MarketCell | null)[];
}

/** A topic that visits ask, in its market. */
export interface TopicCell {
  readonly topicId: string;
  /** Wordings that visits ask, as questions that name nobody. */
  readonly wordings: number;
  readonly answers: number;
  /** Those that list the brand; of a topic in plain words, those that name it. */
  readonly foundIn: number;
  /** The same however buyers ask, over the last four weeks; null where visits asked too few of its wordings. */
  readonly figure: TopicFigure | null;
  /** How its models were told the market, when most of its wordings were asked last; plain words are told nothing. */
  readonly ways: readonly WayOfModels[];
  /** Over ways of asking: of the levels that both ask, in the models that answered both with the same search. */
  readonly difference: MarketDifference | null;
}

/** Topics of one name and form, which several markets ask in wordings of their own. */
export interface TopicRow {
  readonly name: string;
  readonly form: TopicForm;
  /** In the order of the markets; null where one asks none of the name. */
  readonly cells: readonly (TopicCell | null)[];
}

/** Whether the search of one of the brand's models heeds the country of one of its markets, as an admin had it proved. */
export interface HeededPlace extends Pick<ProvedPlace, "country" | "state"> {
  readonly modelId: ModelId;
  /** Null where a proof ended without a figure. */
  readonly proof: PlaceProof | null;
}

/** The markets of a brand side by side: a table, never a figure over two. */
export interface BrandMarkets {
  readonly markets: readonly MarketColumn[];
  readonly rows: readonly MarketRow[];
  readonly topics: readonly TopicRow[];
  /** Of its models and countries, those that were proved; by country, then by model. */
  readonly places: readonly HeededPlace[];
}

/** The country of a market, within a sentence: "the United States", "Germany". */
export function marketPlace(market: Market): string {
  const name = countryName(market.country);
  return /^(?:United|Netherlands|Philippines|Czech Republic|Bahamas)/u.test(name) ? `the ${name}` : name;
}

/** What the table says, market by market (`names-claims-topics-markets.md` §4.5). */
export function marketSentences(name: string, { markets: [first, ...others] }: BrandMarkets): string[] {
  if (!first?.market || first.answers === 0) return [];
  const base = marketPlace(first.market);
  const alike: string[] = [];
  const told = others.flatMap(({ market, answers, listedIn, listed, difference, leaders }) => {
    if (market === null || answers === 0) return [];
    const where = marketPlace(market);
    if (listedIn === 0)
      return [`In ${where} ${name} is never named${within(listed.range)}${leads(leaders)}.`];
    if (difference?.range == null)
      return [`In ${where} there are too few answers to hold it against ${base}.`];
    const { value, range, isApart } = difference;
    if (!isApart) {
      alike.push(where);
      return [];
    }
    const size = plural(Number(points(Math.abs(value))), "point");
    const than = value < 0 ? "less than in" : "more than in";
    return [`In ${where} ${name} is listed ${size} ${than} ${base} (${sizesOf(range)}).`];
  });
  const share = `In ${base} ${name} is listed in ${points(first.listed.value)}% of answers${within(first.listed.range)}.`;
  const same = alike.length > 0 ? [`In ${joined(alike)} no difference from ${base} is seen.`] : [];
  return [share, ...told, ...same];
}

/** " (0–12%)". */
function within(range: Interval | null): string {
  return range ? ` (${pointRange(range)}%)` : "";
}

function leads(leaders: readonly MarketLeader[]): string {
  if (leaders.length === 0) return "";
  return `, where ${joined(leaders.map(({ name }) => name))} ${leaders.length === 1 ? "leads" : "lead"}`;
}

/** "14–34": sizes of a difference that lies on one side of nothing. */
export function sizesOf({ low, high }: Interval): string {
  const [from, to] = [Math.abs(low), Math.abs(high)].sort((a, b) => a - b);
  return `${points(from ?? 0)}–${points(to ?? 0)}`;
}
