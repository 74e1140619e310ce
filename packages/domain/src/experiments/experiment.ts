import type { MarketMove } from "../brands/overview.ts";
import { registrableDomain } from "../identity/sites.ts";
import type { ModelId } from "../models/catalogue.ts";
import type { Interval } from "../studies/report.ts";

/** An experiment of a brand: whether what was published moved the prompts that it was aimed at (`proof.md`, record 102). */

export const EXPERIMENT_STATES = ["draft", "running", "ended", "stopped", "abandoned"] as const;
/** `stopped`: by hand, before its last look. `abandoned`: frozen, and given up before anything went live. */
export type ExperimentState = (typeof EXPERIMENT_STATES)[number];

export const EXPERIMENT_OUTCOMES = ["score", "listed"] as const;
/** What decides: the mean score, or the share of answers that list the brand. */
export type Outcome = (typeof EXPERIMENT_OUTCOMES)[number];

export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  score: "Score",
  listed: "Share of answers that list you",
};

/** Experiments of a brand at most, drafts among them. */
export const MAX_EXPERIMENTS = 100;
export const MAX_ACTIONS = 40;
export const MAX_CONTROLS = 100;
export const MAX_EXPERIMENT_NAME = 120;
export const MAX_ACTION_ADDRESS = 500;
/** Targets, and controls, below which nothing is answered. */
export const LEAST_GROUP = 5;
/** Visits before the first go-live below which nothing is answered. */
export const LEAST_VISITS_BEFORE = 4;
/** Actions that a draw needs. */
export const LEAST_ACTIONS_DRAWN = 6;
export const MAX_LAG = 4;
export const DEFAULT_LAG = 2;
/** Visits that each look counts. */
export const COUNTED_VISITS = 4;
/** Days after which a go-live can't be told any more: later, its day could be chosen by what came of it. */
export const LIVE_TOLD_WITHIN_DAYS = 7;
/** Days from today within which a plan begins. */
export const MAX_DAYS_TO_START = 366;

/** α of each look (Pocock 1977). */
export function levelOfLook(looks: number): number {
  return looks === 2 ? 0.0294 : 0.05;
}

/** Something that is published, and the prompts that it is aimed at. */
export interface ExperimentAction {
  readonly id: string;
  /** What is published: a page's address, or a few words. */
  readonly address: string;
  readonly promptIds: readonly string[];
}

/** Actions that go live on one day. */
export interface Wave {
  /** `YYYY-MM-DD`. */
  readonly startsOn: string;
  readonly actionIds: readonly string[];
}

/** Dates that chance has chosen: the order is that of SHA-256 of `entropy:actionId`. */
export interface Drawing {
  /** 32 random bytes, hex: taken by the statement that froze the plan. */
  readonly entropy: string;
  readonly waves: readonly Wave[];
}

/** What is settled before the start. Its canonical JSON (RFC 8785) is what the SHA-256 of a frozen plan is of. */
export interface ExperimentPlan {
  readonly version: 1;
  readonly brandId: string;
  /** Code of the market; null for none. */
  readonly market: string | null;
  readonly actions: readonly ExperimentAction[];
  /** Ids of prompts that nobody works on; none where dates are drawn. */
  readonly controls: readonly string[];
  readonly outcome: Outcome;
  readonly models: readonly ModelId[];
  readonly rounds: number;
  /** Visits from the last go-live on that are shown and not counted. */
  readonly lag: number;
  /** Counted visits at each look: [4] or [4, 8]; none where dates are drawn: one look at the last wave's start. */
  readonly looks: readonly number[];
  readonly level: number;
  /** A change worth knowing, in points; null in a draft: the smallest that could be seen. */
  readonly worth: number | null;
  /** The day from which the first action goes live, `YYYY-MM-DD`. */
  readonly startsOn: string;
  /** IANA name; days and weeks are of it. */
  readonly timeZone: string;
  readonly isDrawn: boolean;
  /** Null before it is frozen, and where dates are not drawn. */
  readonly drawing: Drawing | null;
}

/** Why a plan can't be answered. */
export const PLAN_FAULTS = [
  "few_targets",
  "few_controls",
  "few_actions",
  "short_past",
  "rhythm",
  "paused",
  "named",
  "aimed",
  "unknown_prompt",
] as const;
export type PlanFault = (typeof PLAN_FAULTS)[number];

/** What a plan could see, and what it takes; in points. */
export interface ExperimentForecast {
  readonly targets: number;
  readonly controls: number;
  /** Visits so far, and those that will lie before the start. */
  readonly visitsSoFar: number;
  readonly visitsBefore: number;
  /** The smallest effect that would be seen four times in five; null where the plan can't be answered. */
  readonly smallest: number | null;
  /** Chance to see a change worth knowing, 0 to 1. */
  readonly power: number | null;
  /** The same with four more visits before the start. */
  readonly smallestLater: number | null;
  /** The same prompts with drawn dates; null below six actions. */
  readonly drawn: { readonly smallest: number; readonly weeks: number; readonly draws: number } | null;
  /** From the first go-live to the last look. */
  readonly weeks: number;
  /** Of its prompts from now to the last look; the brand's visits pay them. */
  readonly credits: number;
  /** Credits beyond tracking. */
  readonly extraCredits: 0;
  readonly faults: readonly PlanFault[];
}

/** A prompt that a plan may take as a control. */
export interface ControlCandidate {
  readonly promptId: string;
  /** Mean of the last eight visits, in points. */
  readonly level: number;
}

export interface PlannedExperiment {
  readonly market: string | null;
  readonly proposedControls: readonly ControlCandidate[];
  readonly forecast: ExperimentForecast;
}

/** A frozen plan of the same brand that drew dates for the same actions before. */
export interface EarlierDraw {
  readonly experimentId: string;
  /** ISO 8601. */
  readonly frozenAt: string;
  readonly state: ExperimentState;
  readonly waves: readonly { readonly startsOn: string; readonly addresses: readonly string[] }[];
}

/** What was done: an action went live. */
export interface LiveAction {
  readonly actionId: string;
  readonly address: string;
  /** `YYYY-MM-DD`. */
  readonly liveOn: string;
  /** ISO 8601. */
  readonly toldAt: string;
}

/** What is known of an action's page: dates and models alone, which say nothing of an effect. */
export interface ActionExposure {
  readonly actionId: string;
  readonly address: string;
  /** ISO 8601: when our reader first found it to answer; null before. */
  readonly answersSince: string | null;
  /** Why our reader could not read it when it last looked, to follow a colon; null where it answers, or nobody has looked. */
  readonly unread: string | null;
  /** ISO 8601: when the visit was due whose answers first cited it; null before. */
  readonly citedAt: string | null;
  /** Models that cited it at that visit. */
  readonly citedBy: readonly ModelId[];
}

/** An estimate in points; no range where the numbers allow none. */
export interface PointEffect {
  readonly value: number;
  readonly range: Interval;
}

export const EFFECT_VERDICTS = [
  "rose",
  "fell",
  "no_change",
  "no_gain",
  "open",
  "not_shown",
  "cannot_tell",
] as const;
export type EffectVerdict = (typeof EFFECT_VERDICTS)[number];

/** Why a look has no answer. */
export const UNANSWERED = [
  "few_prompts",
  "short_past",
  "moved_before",
  "versions",
  "missing",
  "not_done",
  "done_early",
] as const;
export type Unanswered = (typeof UNANSWERED)[number];

/** Why a prompt is not in a look. */
export type LostBecause = "removed" | "aimed" | "missing";

export interface LostPrompt {
  readonly promptId: string;
  readonly because: LostBecause;
}

/** What is read beside the effect: found only if Holm's rule (1979) rejects that it is nothing. */
export interface SideFinding {
  readonly of: "outcome" | "model" | "action";
  /** `score` or `listed`, or the id of a model or an action. */
  readonly id: string;
  readonly effect: PointEffect;
  readonly isFound: boolean;
}

/** Weeks at a look: the past, its last eight visits that changes are measured from, what is shown and not counted, what counts. */
export type LookPart = "before" | "base" | "live" | "counted";

/** What one model answered to one prompt in a week, in the outcome that decides, as a look read it. */
export interface LookCell {
  readonly promptId: string;
  readonly modelId: ModelId;
  /** Who served the model, who searched for it, and how it was asked: a change of any begins the model anew. */
  readonly version: string;
  /** Whether its model counts under this version; false where the look has no answer. */
  readonly isCounted: boolean;
  /** Monday, `YYYY-MM-DD`. */
  readonly week: string;
  readonly part: LookPart;
  readonly answers: number;
  /** Sums over its answers, in which 1 is the first place, or listed. */
  readonly sum: number;
  readonly squares: number;
  readonly isSandbox: boolean;
}

/** Both groups at a week: means over prompts of models that count, with their scatter over prompts. */
export interface WeekOfGroups {
  /** Monday, `YYYY-MM-DD`. */
  readonly week: string;
  readonly part: LookPart;
  readonly targets: PointEffect | null;
  readonly controls: PointEffect | null;
}

/** What stands on its own at a look, whatever it answers. */
export interface LookFacts {
  /** Models of the plan that changed version, or were asked too rarely. */
  readonly leftOut: readonly ModelId[];
  readonly lost: readonly LostPrompt[];
  /** The brand's names have changed since the plan was frozen: the past was counted again. */
  readonly isRecounted: boolean;
  /** Weeks between the first visit of the base and the last counted one that have no visit. */
  readonly missedWeeks: number;
  readonly placebo: PointEffect | null;
}

export interface AnsweredLook extends LookFacts {
  readonly kind: "answered";
  readonly verdict: EffectVerdict;
  readonly effect: PointEffect;
  /** Null where dates were drawn. */
  readonly readings: {
    readonly inStep: PointEffect;
    readonly backToMean: PointEffect;
    readonly onOldCourse: PointEffect;
  } | null;
  /** How often chance finds as much; null where dates were not drawn. */
  readonly chance: { readonly p: number; readonly draws: number; readonly asMuch: number } | null;
  /** What each group changed by itself. */
  readonly targetsChange: PointEffect | null;
  readonly controlsChange: PointEffect | null;
  /** Prompts that are in the figures. */
  readonly targets: number;
  readonly controls: number;
  readonly visitsBefore: number;
  readonly models: readonly { readonly modelId: ModelId; readonly version: string }[];
  /** By prompt, as description only. */
  readonly prompts: readonly {
    readonly promptId: string;
    readonly isTarget: boolean;
    readonly change: number;
  }[];
  readonly sides: readonly SideFinding[];
  readonly weeks: readonly WeekOfGroups[];
  /** The targets before and after with all answers as independent: what is wrong so often that it is shown greyed. */
  readonly naive: PointEffect | null;
}

export interface UnansweredLook extends LookFacts {
  readonly kind: "unanswered";
  readonly reason: Unanswered;
}

export type LookResult = AnsweredLook | UnansweredLook;

/** A registered look. It is taken once, and never computed again. */
export interface ExperimentLook {
  /** From 1. */
  readonly number: number;
  readonly isLast: boolean;
  /** Visits that it counts. */
  readonly counted: number;
  /** When the last visit that it counts was due, and when it was taken; ISO 8601. */
  readonly through: string;
  readonly takenAt: string;
  readonly result: LookResult;
}

/** How far an experiment has come; it tells nothing of the effect. */
export interface ExperimentProgress {
  /** Visits since the lag that count, and those that the next look needs. */
  readonly counted: number;
  readonly needed: number;
  /** `YYYY-MM-DD`; null while something has yet to go live. */
  readonly nextLookOn: string | null;
}

/** A prompt of a plan, and whether visits still ask it. */
export interface PlannedPrompt {
  readonly id: string;
  readonly prompt: string;
  readonly isAsked: boolean;
}

export interface ExperimentRecord {
  readonly id: string;
  readonly brandId: string;
  readonly name: string;
  readonly state: ExperimentState;
  readonly plan: ExperimentPlan;
  /** SHA-256 of the frozen plan's canonical JSON, hex; null before. */
  readonly sha256: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly frozenAt: string | null;
  readonly endedAt: string | null;
  /** Of the plan, those that are asked no more among them. */
  readonly prompts: readonly PlannedPrompt[];
  /** What it could see, as it was told when it was frozen; null before. */
  readonly forecast: ExperimentForecast | null;
  /** Where dates are drawn: other draws of the same actions before this one, abandoned ones too, the oldest first. */
  readonly earlierDraws: readonly EarlierDraw[];
  readonly live: readonly LiveAction[];
  /** Of the actions that have an address, in the order of the plan; none before it is frozen. */
  readonly exposure: readonly ActionExposure[];
  /** Null unless it is running. */
  readonly progress: ExperimentProgress | null;
  readonly looks: readonly ExperimentLook[];
  /** Where the other companies' order changed in the weeks of the looks that were taken, the oldest first. */
  readonly marketMoves: readonly MarketMove[];
  /** What it says now, in plain English. */
  readonly sentence: string;
}

/** What tokens of links to experiments begin with: a page knows by it what it shows. */
export const EXPERIMENT_LINK = "experiment-";

/** A frozen plan as whoever has a link to it sees it: with the looks that were taken, and no progress to the next. */
export interface SharedExperiment {
  readonly brand: { readonly name: string; readonly domain: string };
  readonly experiment: ExperimentRecord;
  readonly isSandbox: boolean;
}

export interface ExperimentSummary
  extends Pick<
    ExperimentRecord,
    "id" | "name" | "state" | "createdAt" | "frozenAt" | "endedAt" | "sentence"
  > {
  readonly market: string | null;
  readonly targets: number;
  readonly controls: number;
  /** Of the look that decides; null before. */
  readonly effect: PointEffect | null;
  /** Ids of its prompts while it runs: one that is asked no more is lost to it. */
  readonly promptIds: readonly string[];
}

/** Actions that went live before their drawn dates: the plan can't be answered any more (`proof.md` §4). */
export function doneEarly({
  plan,
  live,
}: {
  readonly plan: Pick<ExperimentPlan, "actions" | "drawing">;
  readonly live: readonly Pick<LiveAction, "actionId" | "liveOn">[];
}): ExperimentAction[] {
  return plan.actions.filter(({ id }) => {
    const startsOn = drawnDate(plan, id);
    const done = live.find(({ actionId }) => actionId === id);
    return startsOn !== null && done !== undefined && done.liveOn < startsOn;
  });
}

/** The day that was drawn for an action, `YYYY-MM-DD`; null where none was. */
export function drawnDate({ drawing }: Pick<ExperimentPlan, "drawing">, actionId: string): string | null {
  return drawing?.waves.find(({ actionIds }) => actionIds.includes(actionId))?.startsOn ?? null;
}

/** The look whose verdict stands: the first that is decided, else the last one. */
export function decidingLook(looks: readonly ExperimentLook[]): ExperimentLook | null {
  const decided = looks.find(({ result }) => result.kind === "answered" && result.verdict !== "open");
  return decided ?? looks.at(-1) ?? null;
}

/** The page that an action's address leads to; null where it is a few words. */
export function pageOf(address: string): URL | null {
  if (/\s/u.test(address) || registrableDomain(address) === null) return null;
  const hasScheme = address.includes("://");
  if (hasScheme && !/^https?:/iu.test(address)) return null;
  return URL.parse(hasScheme ? address : `https://${address}`);
}

/**
 * The same for plans that publish the same for the same prompts, in any order: spellings of an address, spaces and letters' case
 * make no other plan.
 */
export function actionsKey({ actions }: Pick<ExperimentPlan, "actions">): string {
  const keys = actions.map(({ address, promptIds }) =>
    JSON.stringify([addressKey(address), promptIds.toSorted()]),
  );
  return keys.sort().join("\n");
}

function addressKey(address: string): string {
  const page = pageOf(address);
  if (page === null) return address.trim().replace(/\s+/gu, " ").toLowerCase();
  return `${page.host.replace(/^www\./, "")}${page.pathname.replace(/\/+$/, "")}${page.search}`;
}

/** Ids of all prompts that actions of a plan are aimed at. */
export function targetsOf({ actions }: Pick<ExperimentPlan, "actions">): string[] {
  return actions.flatMap(({ promptIds }) => promptIds);
}
