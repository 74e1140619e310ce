import type {
  Agency,
  BrandAlert,
  BrandNamesSpec,
  BrandNote,
  CalledCounts,
  ClaimAlert,
  FirstAlert,
  Funding,
  MarketAlert,
  ModelId,
  NamedEntry,
  QuerySums,
  QuestionKind,
  Rhythm,
  SearchCounts,
  SearchedBy,
  VisitState,
  Way,
  WeatherAlert,
  Withdrawal,
} from "@standings/domain";
import type { ColumnType, Generated, Selectable } from "kysely";

/** A company that somebody watches beside its competitors. */
export interface BrandsTable {
  id: string;
  user_id: string;
  name: string;
  domain: string;
  /** At most ten. */
  competitors: ColumnType<NamedEntry[], string, string>;
  models: ModelId[];
  web_search: boolean;
  /** Its prompts are asked in plain words, too. */
  asks_natural: Generated<boolean>;
  /** Codes of its markets, in their order. */
  markets: Generated<string[]>;
  rhythm: Rhythm;
  /** Weekly: 1 (Monday) to 7. Monthly: 1 to 28. */
  day: number;
  /** 0 to 23, in its time zone. */
  hour: number;
  /** IANA name. */
  time_zone: string;
  rounds: number;
  alert_mails: Generated<boolean>;
  digest_mails: Generated<boolean>;
  agency: ColumnType<Agency | null, string | null, string | null>;
  paused_at: Date | null;
  next_visit_at: Date | null;
  /** The visit that there will be too few credits for, as its owner was told. */
  warned_of: Date | null;
  /** When its owner was told that none of its models is asked any more. */
  told_without_models_at: Date | null;
  /** The week that the last digest told, `YYYY-Www`. */
  digest_week: string | null;
  /** The version of its names that its owner wants, and the one that all its figures are counted by. */
  names_version: Generated<number>;
  counted_version: Generated<number>;
  /** The past could not be counted by the version that is wanted. */
  recount_failed_at: Date | null;
  /** When the brand's site was read for facts. */
  facts_read_at: Generated<Date | null>;
  /** A process reads the site until then. */
  facts_reader_until: Generated<Date | null>;
  /** Direct questions are asked again every few weeks, and when they are the next time. */
  asks_direct: Generated<boolean>;
  next_direct_at: Generated<Date | null>;
  /** Grows with every confirmed fact that comes, changes or ends. */
  facts_version: Generated<number>;
  /** The client's id of the call that set it up; one of an account's brands has it. */
  client_brand_id: Generated<string | null>;
  created_at: Generated<Date>;
}

/** Pictures that were sent as an agency's logo; brands may share one. */
export interface BrandLogosTable {
  /** Path of its largest form. */
  logo_url: string;
  /** When it was sent last. */
  at: Date;
}

/** What the companies of a brand are called, by version; those of a brand that was visited are never changed. */
export interface BrandNamesTable {
  brand_id: string;
  version: number;
  spec: ColumnType<BrandNamesSpec, string, string>;
  /** Its owner on the page of names, or a change of the brand's settings. */
  made_by: "owner" | "settings";
  made_at: Generated<Date>;
}

/** What a recount by newer names has added up of a prompt of a visit (`RolledUp`), until all of the past is. */
export interface BrandRecountsTable {
  brand_id: string;
  version: number;
  visit_id: string;
  prompt_id: string;
  /** Answers that it added up. */
  answers: number;
  sums: ColumnType<unknown, string, string>;
}

/** The brand in answers to an open question as the names before a recount count it. */
export interface FiguresBeforeTable {
  brand_id: string;
  version: number;
  visit_id: string;
  prompt_id: string;
  /** By model of the visit: answers that count, and those that list it. */
  answers: number[];
  listed: number[];
  kept_at: Generated<Date>;
}

export type Brand = Selectable<BrandsTable>;

export interface BrandPromptsTable {
  id: string;
  brand_id: string;
  prompt: string;
  /** Prompt as questions are compared. */
  prompt_key: string;
  /** Code of the market that it is asked in; null in a brand without markets. */
  market: Generated<string | null>;
  /** The same for prompts of several markets that ask the same. */
  pair_id: Generated<string>;
  label: string | null;
  page: Generated<string | null>;
  /** Whom it names, as `keepKinds` tells it by the names of today. */
  kind: Generated<QuestionKind>;
  position: number;
  created_at: Generated<Date>;
  /** It is asked no more; what was asked stays. */
  removed_at: Date | null;
  /** It was asked until its market was asked no more: it comes back with its market. */
  gone_with_market: Generated<boolean>;
}

/** All prompts of a market of a brand, asked once. */
export interface BrandVisitsTable {
  id: string;
  brand_id: string;
  user_id: string;
  /** Its place on the time axis. */
  due_at: Date;
  /** Code of its market; null for none. Figures, trends and alerts join visits of one market alone. */
  market: Generated<string | null>;
  state: VisitState;
  prompts: number;
  rounds: number;
  models: ModelId[];
  /** Ids of its prompts, by position. */
  asked: string[];
  web_search: boolean;
  asks_natural: Generated<boolean>;
  /** By model: who searches for it; null where that is not known. */
  searched_by: Generated<(SearchedBy | null)[]>;
  /** By model: how its answers came about, as `wayOf` tells it; null where that is not known. */
  ways: Generated<(string | null)[]>;
  is_sandbox: boolean;
  funding: Funding;
  /** Units of what pays: what all rounds need, and what the counted ones took. */
  held: number;
  used: Generated<number>;
  /** `IDENTITY_VERSION` of the rules that it was made by. */
  identity_version: number;
  began_at: Generated<Date>;
  ended_at: Date | null;
  /** When the last of its answers was read for claims. */
  claims_read_at: Generated<Date | null>;
}

export type BrandVisit = Selectable<BrandVisitsTable>;

/** The direct questions of a brand, asked at one time (record 116); no visit, so no figure of visits has its answers. */
export interface DirectVisitsTable
  extends Pick<
    BrandVisitsTable,
    | "id"
    | "brand_id"
    | "user_id"
    | "market"
    | "state"
    | "rounds"
    | "models"
    | "web_search"
    | "is_sandbox"
    | "funding"
    | "held"
    | "used"
    | "began_at"
    | "ended_at"
    | "claims_read_at"
  > {}

export type DirectVisit = Selectable<DirectVisitsTable>;

/** A question of a direct visit and its study. */
export interface DirectQuestionsTable
  extends Pick<VisitPromptsTable, "visit_id" | "position" | "run_id" | "state"> {
  question: string;
}

/** An entry of a prompt's answers, with its points. */
export interface StandingEntry extends NamedEntry {
  readonly key: string;
  readonly points: number;
}

/** A prompt in a visit: its study, and what that found. Lists are by model of the visit. */
export interface VisitPromptsTable {
  visit_id: string;
  prompt_id: string;
  brand_id: string;
  position: number;
  run_id: string | null;
  state: Generated<"waiting" | "running" | "done" | "failed">;
  served: Generated<(string | null)[]>;
  /** By model, as `wayOf` tells it. */
  ways: Generated<(string | null)[]>;
  /** How many answers that count were searched for by whom. */
  searched: ColumnType<SearchCounts[], string | undefined, string>;
  /** Answers that count. */
  answers: Generated<number[]>;
  /** Those of them that name anybody. */
  naming: Generated<number[]>;
  /** Points that they give away. */
  points: Generated<number[]>;
  /** Companies that have some. */
  companies: Generated<number>;
  /** Answers that list a competitor and not the brand. */
  missed: Generated<number>;
  /** The first entries by score. */
  standing: ColumnType<StandingEntry[], never, string>;
}

/** The brand (company '') or a competitor in the answers to a prompt of a visit. */
export interface VisitFiguresTable {
  brand_id: string;
  company: string;
  visit_id: string;
  prompt_id: string;
  /** By model of the visit: answers that count, and those that list it. */
  answers: number[];
  listed: number[];
  points: number[];
  /** Sums of the squares of its points. */
  squares: number[];
  /** By score, from 1; null: not listed. */
  place: number | null;
  /** By which names lists call it; empty for companies without names of products or former ones. */
  called: ColumnType<CalledCounts[], string | undefined, never>;
}

/** A company in the answers to one prompt of a visit; the lists are by model of the visit. */
export type PackedFigures = [
  position: number,
  answers: number[],
  listed: number[],
  points: number[],
  squares: number[],
  place: number | null,
];

/** The same over all prompts of a visit; company '*' is everybody. `addUpVisit` writes it. */
export interface VisitTotalsTable {
  brand_id: string;
  visit_id: string;
  company: string;
  answers: number[];
  listed: number[];
  points: number[];
  /** By prompt: one value, because pages read all of them. */
  by_prompt: ColumnType<PackedFigures[], never, never>;
}

/** How plain answers to a prompt of a visit speak of the brand (company '') or a competitor; lists are by model of the visit. */
export interface VisitMentionsTable {
  brand_id: string;
  company: string;
  visit_id: string;
  prompt_id: string;
  /** Plain answers that count; then those whose best stance is each, the rest does not hold the company. */
  answers: number[];
  named: number[];
  contrast: number[];
  avoided: number[];
  absent: number[];
  /** By which names the answers call it that name it. */
  called: ColumnType<CalledCounts[], string | undefined, never>;
}

/** A domain that answers to a prompt of a visit cite. */
export interface VisitSourcesTable {
  brand_id: string;
  visit_id: string;
  prompt_id: string;
  domain: string;
  answers: number;
  with_brand: number;
  /** Answers that list a competitor and not the brand. */
  missed: number;
  models: ModelId[];
  lists: ColumnType<(NamedEntry & { readonly answers: number })[], string, string>;
  pages: ColumnType<{ readonly url: string; readonly answers: number }[], string, string>;
}

/** What a model searched the web for to answer a prompt of a visit. */
export interface VisitSearchesTable {
  brand_id: string;
  visit_id: string;
  prompt_id: string;
  model_id: ModelId;
  /** Answers that searched, and those of them that tell what for. */
  searched: number;
  told: number;
  /** `naming`: answers that list the brand. */
  queries: ColumnType<QuerySums[], string, string>;
}

/** Sources over all prompts of a visit. `addUpVisit` writes it. */
export interface VisitDomainsTable {
  brand_id: string;
  visit_id: string;
  domain: string;
  answers: number;
  with_brand: number;
  missed: number;
  prompt_ids: string[];
  models: ModelId[];
  lists: ColumnType<(NamedEntry & { readonly answers: number })[], never, never>;
  pages: ColumnType<{ readonly url: string; readonly answers: number }[], never, never>;
}

export interface BrandAlertsTable {
  id: string;
  brand_id: string;
  /** Null for a model's version. */
  prompt_id: string | null;
  visit_id: string;
  type: BrandAlert["type"];
  /** What makes it one: a prompt and the visit of the change, a model and its version, or a claim and its market. */
  subject: string;
  /** What was known then. */
  details: ColumnType<AlertDetails, string, never>;
  at: Date;
  /** Of a change that a silent change of models explains. */
  withdrawn: ColumnType<Withdrawal | null, never, string>;
}

/** What an alert rests on: what a screen adds is read beside it. */
export type AlertDetails =
  | {
      readonly type: "change";
      readonly fromVisit: string;
      readonly toVisit: string;
      readonly before: number;
      readonly after: number;
      /** No later visit changes these figures. */
      readonly isSettled: boolean;
      readonly byModel: readonly {
        readonly modelId: ModelId;
        readonly before: number;
        readonly after: number;
      }[];
      readonly versions: readonly ModelId[];
      readonly searches: readonly ModelId[];
    }
  | {
      readonly type: "search";
      readonly modelId: ModelId;
      readonly fromSearch: SearchedBy;
      readonly toSearch: SearchedBy;
      /** ISO 8601, of the last visit before. */
      readonly until: string;
    }
  | {
      readonly type: "way";
      readonly modelId: ModelId;
      readonly from: Way;
      readonly to: Way;
      /** ISO 8601, of the last visit before. */
      readonly until: string;
    }
  | Omit<ClaimAlert, "id" | "at">
  | Omit<WeatherAlert, "id" | "at">
  /** With the prompts that were compared, whatever their label is later. */
  | (Omit<MarketAlert, "id" | "at"> & { readonly promptIds: readonly string[] })
  | Omit<FirstAlert, "id" | "at" | "prompt" | "promptId">
  | {
      readonly type: "version";
      readonly modelId: ModelId;
      readonly fromVersion: string;
      readonly toVersion: string;
    };

/** A note on the time axis. */
export interface BrandNotesTable {
  id: string;
  brand_id: string;
  day: ColumnType<string, string, never>;
  kind: Generated<BrandNote["kind"]>;
  /** Code of the market whose figures it tells of; a note of the owner is of all. */
  market: Generated<string | null>;
  text: string;
  created_at: Generated<Date>;
}

/** An address under which strangers read a brand's overview, or one of its experiments. */
export interface BrandLinksTable {
  id: string;
  brand_id: string;
  /** Null for the overview. */
  experiment_id: string | null;
  token_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
  last_opened_at: Date | null;
}
