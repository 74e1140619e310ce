import type { SearchedBy } from "../grounding.ts";
import type { NamedEntry } from "../identity/keys.ts";
import type { Market } from "../market.ts";
import type { QuestionKind } from "../mentions/kind-of-question.ts";
import type { Stance } from "../mentions/stance-of.ts";
import type { ModelId } from "../models/catalogue.ts";
import type { FanOut } from "../studies/fan-out.ts";
import type { Estimate, Interval } from "../studies/report.ts";
import type { StudyVerdict } from "../studies/verdict.ts";
import type { AlertChecks } from "./alert-checks.ts";
import type { BrandRecord, VisitRecord } from "./brand.ts";
import type { CompanyCalled } from "./called.ts";
import type { SourceType } from "./source-types.ts";
import type { Way } from "./ways.ts";

/** What the visits of a brand say, as its pages show it. Shares and scores are from 0 to 1, times are ISO 8601. */

export const SPANS = ["12w", "1y"] as const;
/** Twelve weeks, or a year. */
export type Span = (typeof SPANS)[number];

/** The market of figures: they are never of two. */
export interface OfMarket {
  /** A code, "DE/de", or `NO_MARKET`; null: the brand's first, or none where it has none. */
  readonly market: string | null;
}

/** What of the answers counts; null for all, but for the market. */
export interface BrandFilters extends OfMarket {
  readonly span: Span;
  readonly model: ModelId | null;
  readonly label: string | null;
  /** Visits with web search alone, or without. */
  readonly webSearch: boolean | null;
}

/** A figure now, against the first weeks shown. */
export interface Change {
  /** Now less before, −1 to 1. */
  readonly value: number;
  /** Null with fewer than two visits on a side: each visit counts once. */
  readonly range: Interval | null;
}

/** A company over the visits of the span. */
export interface CompanyOverTime extends NamedEntry {
  /** Domain, or the key of a company without one. */
  readonly key: string;
  readonly isBrand: boolean;
  /** Share of answers that list it, by visit; null where it was not asked. */
  readonly byVisit: readonly (number | null)[];
  /** The same over four weeks up to the visit; with its range, of a competitor where there is one visit alone. */
  readonly line: readonly (Estimate | null)[];
  /** Over the last four weeks. */
  readonly listed: Estimate;
  /** Of all points that the answers of the last four weeks give away. */
  readonly voice: Estimate;
  readonly listedChange: Change | null;
  /** Null where not all visits that are compared asked the same prompts of the same models. */
  readonly voiceChange: Change | null;
}

/** Why a change of a prompt is told, or is not. */
export type Verdict = "real" | "noise" | "early";

/** How often the answers of the last four weeks cite a page. */
export interface PageCitations {
  readonly url: string;
  /** Answers that cite it, of those that count. */
  readonly cited: number;
  readonly answers: number;
  /** Who cites it. */
  readonly models: readonly ModelId[];
}

/** A prompt in the list of tracked prompts. */
export interface PromptRow {
  readonly promptId: string;
  readonly prompt: string;
  readonly label: string | null;
  readonly kind: QuestionKind;
  /** Place of the brand over the last four weeks, from 1; null: not listed, or without answers. */
  readonly place: number | null;
  /** Mean score by visit of the span; null where it was not asked. */
  readonly trend: readonly (number | null)[];
  /** What the question can show, told before any rate. */
  readonly question: StudyVerdict;
  /** Null without answers in the last four weeks, as is the score. */
  readonly listed: Estimate | null;
  /** Mean score of the last four weeks, 0 to 1. */
  readonly score: number | null;
  /** Of the mean score. */
  readonly change: Change | null;
  /** Real: an alert of the span tells it, and it goes that way. Early: too few visits to judge. Noise: else, also where what was told has gone by. */
  readonly verdict: Verdict;
  /** Whoever is first over the last four weeks. */
  readonly first: NamedEntry | null;
  /** The brand's page that is to be cited; null where none was named. */
  readonly page: PageCitations | null;
  /** Study of the newest visit: the answers behind the figures. */
  readonly studyId: string | null;
}

/** A domain that answers cite where a competitor is listed and the brand is not. */
export interface SourceToGet {
  readonly domain: string;
  /** Such answers that cite it. */
  readonly answers: number;
  readonly prompts: number;
  /** Who is listed there, the most often first. */
  readonly lists: readonly NamedEntry[];
  readonly models: readonly ModelId[];
  /** The page cited most. */
  readonly page: string | null;
}

/** What changed in the answers where an alert was told. */
export interface ChangedSource {
  readonly domain: string;
  /** Share of the answers that cite it, before and since. */
  readonly before: number;
  readonly after: number;
}

/** A change that is told. */
export interface ChangeAlert {
  readonly type: "change";
  readonly id: string;
  /** The visit at which it was known. */
  readonly at: string;
  readonly promptId: string;
  readonly prompt: string;
  /** Visits before and at the change. */
  readonly from: string;
  readonly to: string;
  /** Mean score, 0 to 1. */
  readonly before: number;
  readonly after: number;
  /** No later visit changes these figures. */
  readonly isSettled: boolean;
  /** Null while it stands. */
  readonly withdrawn: Withdrawal | null;
  readonly placeBefore: number | null;
  readonly placeAfter: number | null;
  /** Share of the answers that list it. */
  readonly listedBefore: number;
  readonly listedAfter: number;
  /** Largest change first. */
  readonly byModel: readonly { readonly modelId: ModelId; readonly before: number; readonly after: number }[];
  /** Largest change first, three at most. */
  readonly sources: readonly ChangedSource[];
  /** Models that answered as another version between `from` and `to`. */
  readonly versions: readonly ModelId[];
  /** Models for which somebody else searched between them. */
  readonly searches: readonly ModelId[];
  /** Mean score by visit of the span. */
  readonly trend: readonly (number | null)[];
}

/** Answers to a prompt list the brand, and none of the visits before does. A fact of the visit, not yet a change. */
export interface FirstAlert {
  readonly type: "first";
  readonly id: string;
  readonly at: string;
  readonly promptId: string;
  readonly prompt: string;
  /** Answers of the visit that list it, of all. */
  readonly listed: number;
  readonly answers: number;
  readonly models: readonly ModelId[];
  /** Visits before, and their answers. */
  readonly earlierVisits: number;
  readonly earlierAnswers: number;
}

/** A model that answers as another version. */
export interface VersionAlert {
  readonly type: "version";
  readonly id: string;
  readonly at: string;
  readonly modelId: ModelId;
  readonly fromVersion: string;
  readonly toVersion: string;
  /** What it did to the brand's score with this model, with two visits on each side; null before. */
  readonly effect: Change | null;
}

/** Somebody else searches for a model: its answers before and since are not compared. */
export interface SearchAlert {
  readonly type: "search";
  readonly id: string;
  readonly at: string;
  readonly modelId: ModelId;
  readonly fromSearch: SearchedBy;
  readonly toSearch: SearchedBy;
  /** The last visit before. */
  readonly until: string;
}

/** Answers of a model come about in another way: those before and since are not compared. */
export interface WayAlert extends InMarket {
  readonly type: "way";
  readonly id: string;
  readonly at: string;
  readonly modelId: ModelId;
  readonly from: Way;
  readonly to: Way;
  /** The last visit before. */
  readonly until: string;
}

/** A change that was told before it was known that models changed silently, and that no longer stands (`proof.md` §10). */
export interface Withdrawal {
  /** ISO 8601. */
  readonly at: string;
  /** Models that changed, with the Mondays of their weeks. */
  readonly changes: readonly { readonly modelId: ModelId; readonly week: string }[];
  /** Nearly all models changed in one week: too many to be named. */
  readonly hasManyAtOnce: boolean;
}

/** A model changed in a week though its version's name did not: its lines start anew. */
export interface WeatherAlert {
  readonly type: "weather";
  readonly id: string;
  readonly at: string;
  readonly modelId: ModelId;
  /** Monday, `YYYY-MM-DD`. */
  readonly week: string;
}

/** The other companies' order changed in the answers to prompts of a label: beside what is told of the brand, never instead of it. */
export interface MarketAlert {
  readonly type: "market";
  readonly id: string;
  /** The visit at which it was known. */
  readonly at: string;
  /** Of the prompts; null: those without one. */
  readonly label: string | null;
  /** The last visit before, and the last of the two since; ISO 8601. */
  readonly from: string;
  readonly to: string;
  /** Models whose answers were compared. */
  readonly models: readonly ModelId[];
}

/** The same beside an experiment, whose prompts have its label. */
export type MarketMove = Omit<MarketAlert, "type" | "id">;

/** A claim about the brand that answers of a market have not made before, and that is wrong (`names-claims-topics-markets.md` §2.6). */
export interface ClaimAlert {
  readonly type: "claim";
  readonly id: string;
  readonly at: string;
  readonly claimId: string;
  readonly text: string;
  readonly verdict: "false" | "outdated";
  readonly by: "code" | "model";
  /** It rests on a model's verdict where too many such alerts were wrong: it is to be checked, and no mail or message tells it. */
  readonly waits: boolean;
  readonly because: string;
  /** A sentence that says it. */
  readonly quote: string;
  /** Answers of this visit and the one before that say it, of those that were read. */
  readonly statements: number;
  readonly read: number;
  /** Plain answers, or lists. */
  readonly arm: "natural" | "list";
  readonly models: readonly ModelId[];
  /** Those of them that answer as another version since this visit. */
  readonly versions: readonly { readonly modelId: ModelId; readonly version: string }[];
}

/** What is told of a brand's figures. */
export type FigureAlert =
  | ChangeAlert
  | FirstAlert
  | VersionAlert
  | SearchAlert
  | WayAlert
  | WeatherAlert
  | MarketAlert;
export type BrandAlert = FigureAlert | ClaimAlert;

/** Alerts of a year, the newest first. */
export interface BrandAlerts extends InMarket {
  readonly byJudge: AlertChecks;
  readonly alerts: readonly BrandAlert[];
}

/** A note on the time axis: "published the guide". */
export interface BrandNote {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Who wrote it: its owner, a recount of the past by newer names, or a topic whose other wordings are asked. */
  readonly kind: "user" | "names" | "topic";
  readonly text: string;
}

/** A point of the time axis. */
export interface VisitPoint {
  readonly id: string;
  readonly at: string;
  /** Answers that count. */
  readonly answers: number;
}

/** Questions that name a competitor and not the brand, over the last four weeks: "alternatives to HubSpot". */
export interface RivalQuestions {
  readonly prompts: readonly string[];
  readonly answers: number;
  /** Share of the answers that list the brand. */
  readonly listed: Estimate;
}

/** Which market figures are of; null: asked in none. */
export interface InMarket {
  readonly market: Market | null;
}

/** How many prompts a market has, under whatever label. */
export interface TrackedPrompts {
  readonly prompts: number;
  /** Whether visits ask in this market; where they do no more, the prompts are those that its visits of the span asked. */
  readonly isAsked: boolean;
}

/** How the answers of the last four weeks were asked for, each thing once. */
export interface Sample {
  /** Open questions that these answers are to, of the label that is chosen, whether visits ask them still or not. */
  readonly questions: number;
  readonly models: readonly ModelId[];
  /** Rounds of a visit. */
  readonly rounds: readonly number[];
  readonly webSearch: readonly boolean[];
}

/** A company in plain answers: those that were asked for no list. */
export interface CompanyInPlainWords extends NamedEntry {
  readonly key: string;
  readonly isBrand: boolean;
  /** Share of the answers that name it. */
  readonly named: Estimate;
  /** Answers by how they speak of it at best; the rest says nothing of it. */
  readonly stances: Readonly<Record<Stance, number>>;
}

/** What plain answers to open questions say, over the last four weeks; and how often they name the brand, over the span. */
export interface PlainAnswers {
  readonly answers: number;
  /** The brand first, then its competitors, the most named first. */
  readonly companies: readonly CompanyInPlainWords[];
  /** Share that names the brand, by visit of the overview; null where no plain answer counts. */
  readonly byVisit: readonly (number | null)[];
  /** The same over four weeks up to the visit, with its range. */
  readonly line: readonly (Estimate | null)[];
}

/** The brand as the names before the last recount count it. */
export interface NamesBefore {
  /** Of these names. */
  readonly version: number;
  /** Share of answers that list it over four weeks, by visit; null for visits after the recount. */
  readonly line: readonly (number | null)[];
}

/** Figures are of one market, and of open questions alone, but those of `prompts` and `rival`. */
export interface BrandOverview extends InMarket {
  /** That days of visits are told in: the brand's. */
  readonly timeZone: string;
  /** Markets that can be chosen: those of the brand, then what else was asked in. */
  readonly markets: readonly (Market | null)[];
  readonly tracked: TrackedPrompts;
  /** The market that was asked last, where none of the visits of this one has figures yet; null: this one has some, or none has. */
  readonly askedBefore: InMarket | null;
  /** Labels and models that can be chosen. */
  readonly labels: readonly string[];
  readonly models: readonly ModelId[];
  /** Visits with figures in the span, the oldest first. */
  readonly visits: readonly VisitPoint[];
  /** The brand first, then its competitors, the most listed first. */
  readonly companies: readonly CompanyOverTime[];
  /** For thirty days after a recount that moved the brand's line. */
  readonly namesBefore: NamesBefore | null;
  /** Companies beside these, and the share of all points that they have. */
  readonly others: { readonly companies: number; readonly voice: number };
  /** Answers of the last four weeks, and visits that they come from. */
  readonly answers: number;
  readonly recentVisits: number;
  /** How these answers were asked for. */
  readonly sample: Sample;
  /** Visits that changes compare with: the first weeks shown; 0 while there are too few. */
  readonly earlierVisits: number;
  /** The company before the brand whose share listed cannot be told apart from its, and whoever leads alone; keys. */
  readonly tiedWith: string | null;
  readonly leader: string | null;
  readonly prompts: readonly PromptRow[];
  /** Null where nothing of that kind was asked. */
  readonly rival: RivalQuestions | null;
  /** Null where nothing was asked in plain words. */
  readonly plain: PlainAnswers | null;
  /** Companies with names of products or former ones, in the order of the names; the brand first. */
  readonly called: readonly CompanyCalled[];
  /** Answers of the last four weeks that list a competitor and not the brand. */
  readonly missed: number;
  /** The first six; the tab has all. */
  readonly sources: readonly SourceToGet[];
  /** Of the span, the newest first. */
  readonly alerts: readonly FigureAlert[];
  readonly notes: readonly BrandNote[];
  /** The newest, the newest first. */
  readonly lastVisits: readonly VisitRecord[];
  readonly isSandbox: boolean;
}

/** A source in the tab of sources: a domain, over the last four weeks. */
export interface BrandSource {
  readonly domain: string;
  readonly type: SourceType;
  /** Answers that cite it, and of these those that list the brand. */
  readonly answers: number;
  readonly withBrand: number;
  /** Where a competitor is listed and the brand is not. */
  readonly missed: number;
  readonly prompts: number;
  readonly models: readonly ModelId[];
  readonly lists: readonly NamedEntry[];
  readonly pages: readonly { readonly url: string; readonly answers: number }[];
}

export interface BrandSources extends InMarket {
  /** Answers of the last four weeks, and those of them that list a competitor and not the brand. */
  readonly answers: number;
  readonly missed: number;
  readonly sources: readonly BrandSource[];
}

/** What models searched for to answer the brand's prompts, over the last four weeks; in focus is the brand. */
export interface BrandSearches extends InMarket, FanOut {}

/** The grid of prompts and companies, over the last four weeks. */
export interface CompetitorGrid extends InMarket {
  readonly companies: readonly (NamedEntry & { readonly key: string; readonly isBrand: boolean })[];
  readonly rows: readonly {
    readonly promptId: string;
    readonly prompt: string;
    readonly label: string | null;
    readonly answers: number;
    /** In the order of the companies. */
    readonly cells: readonly GridCell[];
  }[];
}

export interface GridCell {
  /** Answers that list it. */
  readonly listed: number;
  /** Mean score, 0 to 1. */
  readonly score: number;
  /** Place by score among all companies of the prompt; null: not listed. */
  readonly place: number | null;
}

/**
 * Of which answers a figure is made: all lists, those that list the company, those that list a competitor and not the brand, or
 * plain answers that speak of the company.
 */
export const ANSWERS_BEHIND = ["all", "listed", "missed", "plain"] as const;
export type AnswersBehind = (typeof ANSWERS_BEHIND)[number];

/** An answer behind a figure: what a model wrote of a company. */
export interface BrandAnswer {
  readonly studyId: string;
  readonly columnId: string;
  readonly modelId: ModelId;
  readonly prompt: string;
  /** Of its visit. */
  readonly at: string;
  readonly round: number;
  /** Who searched for it; null when that is not known. */
  readonly searchedBy: SearchedBy | null;
  /** Of the company; null: the answer does not list it. */
  readonly rank: number | null;
  /** How a plain answer speaks of the company; null in a list. */
  readonly stance: Stance | null;
  /** The model's own words about it; null where it is not listed, or not named so. */
  readonly quote: string | null;
  /** Who comes first in it; null when it lists nobody. */
  readonly first: string | null;
  /** Its pages of the source that was asked for. */
  readonly pages: readonly string[];
}

export interface BrandAnswers extends InMarket {
  /** The newest visit first. */
  readonly answers: readonly BrandAnswer[];
  /** Where the next ones begin; null after the last. */
  readonly next: number | null;
}

/** A brand as whoever has a link to it sees it. */
export interface SharedBrand {
  readonly brand: Pick<BrandRecord, "name" | "domain" | "agency" | "rhythm" | "day">;
  readonly overview: BrandOverview;
}
