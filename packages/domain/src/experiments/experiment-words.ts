import { marketMovedSentence } from "../brands/brand-sentences.ts";
import { asModelId, type ModelId } from "../models/catalogue.ts";
import { joined, plural } from "../number-words.ts";
import type { Interval } from "../studies/report.ts";
import {
  type ActionExposure,
  type AnsweredLook,
  decidingLook,
  doneEarly,
  drawnDate,
  type ExperimentForecast,
  type ExperimentLook,
  type ExperimentPlan,
  type ExperimentRecord,
  LEAST_ACTIONS_DRAWN,
  LEAST_GROUP,
  LEAST_VISITS_BEFORE,
  OUTCOME_NAMES,
  type Outcome,
  type PlanFault,
  type PointEffect,
  type SideFinding,
  type Unanswered,
  type UnansweredLook,
} from "./experiment.ts";

/** What experiments say, in the same words on pages, in files and for assistants (`proof.md` §7). */

export const STATE_NAMES: Readonly<Record<ExperimentRecord["state"], string>> = {
  draft: "Plan",
  running: "Running",
  ended: "Ended",
  stopped: "Stopped",
  abandoned: "Abandoned",
};

export const FAULT_TEXTS: Readonly<Record<PlanFault, string>> = {
  few_targets: `Actions have to be aimed at ${LEAST_GROUP} prompts at least`,
  few_controls: `A plan needs ${LEAST_GROUP} controls at least: prompts that nobody works on`,
  few_actions: `Dates can be drawn for ${LEAST_ACTIONS_DRAWN} actions or more`,
  short_past: `Fewer than ${LEAST_VISITS_BEFORE} visits would lie before the start. Please start later`,
  rhythm: "Experiments read weekly visits: this brand is visited less often, or by hand",
  paused: "This brand is paused",
  named: "A prompt that names a watched company can’t be in an experiment",
  aimed: "A running experiment is aimed at one of these prompts",
  unknown_prompt: "A prompt of the plan is not asked in this market any more",
};

export const UNANSWERED_TEXTS: Readonly<Record<Unanswered, string>> = {
  few_prompts: `fewer than ${LEAST_GROUP} prompts, or controls, could be compared`,
  short_past: `fewer than ${LEAST_VISITS_BEFORE} visits lie before the start`,
  moved_before: "your prompts had already moved away from the controls before the start",
  versions: "all models changed version",
  missing: "more prompts were lost on one side than on the other",
  not_done: "an action did not go live",
  done_early: "an action went live before its drawn date",
};

/** "+9", "−6", "0": points with their sign. */
export function signedPoints(value: number): string {
  const rounded = Math.round(value);
  if (rounded === 0) return "0";
  return rounded > 0 ? `+${rounded}` : `−${-rounded}`;
}

/** "−4 to 12"; a side that nothing bounds is told as such. */
export function effectRange({ low, high }: Interval): string {
  const one = (value: number) => signedPoints(value).replace("+", "");
  return `${one(low)} to ${one(high)}`;
}

/** "+9 points (2 to 16)". */
export function effectText({ value, range }: PointEffect): string {
  const count = Math.abs(Math.round(value));
  return `${signedPoints(value)} ${count === 1 ? "point" : "points"} (${effectRange(range)})`;
}

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** "3 March 2026 at 10:15 UTC". */
const MOMENT = new Intl.DateTimeFormat("en-GB", {
  ...{ day: "numeric", month: "long", year: "numeric" },
  ...{ hour: "2-digit", minute: "2-digit", timeZone: "UTC", timeZoneName: "short" },
});

/** "12 May". */
export function dayText(day: string): string {
  return DAY.format(new Date(day));
}

/** "9 points": as the plan says it; one decimal where it has one. */
export function worthText(worth: number): string {
  const rounded = Math.round(10 * worth) / 10;
  return rounded === 1 ? "1 point" : `${rounded} points`;
}

/** What a look says: a headline that stands alone, and what explains it. */
export interface LookWords {
  readonly headline: string;
  readonly more: readonly string[];
}

type Told = Pick<ExperimentRecord, "plan" | "frozenAt" | "progress" | "state">;

/** The words of a look (`proof.md` §7). */
export function lookWords(look: ExperimentLook, experiment: Told): LookWords {
  const { result } = look;
  return result.kind === "unanswered" ? unanswered(result) : answered(result, experiment);
}

function answered(result: AnsweredLook, { plan, frozenAt, progress, state }: Told): LookWords {
  const { effect, verdict } = result;
  const range = effectRange(effect.range);
  const worth = worthText(plan.worth ?? 0);
  const beside = [...groups(result, plan.actions.length, frozenAt), ...drawn(result)];
  switch (verdict) {
    case "rose":
      return { headline: `Shown: ${effectText(effect)}.`, more: beside };
    case "fell":
      return {
        headline: `Shown: ${effectText(effect)}.`,
        more: ["The action did harm, or something else hit only these prompts.", ...beside],
      };
    case "no_change":
      return { headline: `No change of ${worth} or more (${range}).`, more: beside };
    case "no_gain":
      return { headline: `No gain of ${worth} or more (${range}).`, more: beside };
    case "open":
      return {
        headline: `Not decided${state === "running" ? " yet" : ""} (${range}).`,
        more: [...nextLook(progress), ...beside],
      };
    case "not_shown":
      return { headline: "Not shown.", more: [...whyNotShown(result), ...beside] };
    case "cannot_tell":
      return {
        headline: `Can’t tell (${range}).`,
        more: [`An effect of ${worth} would be seen four times in five; yours may be smaller.`, ...beside],
      };
  }
}

function unanswered({ reason, placebo }: UnansweredLook): LookWords {
  const moved =
    reason === "moved_before" && placebo
      ? ` (${signedPoints(placebo.value)}, ${effectRange(placebo.range)})`
      : "";
  return {
    headline: "Not answerable.",
    more: [
      `Because ${UNANSWERED_TEXTS[reason]}${moved}.`,
      ...(reason === "moved_before" ? ["Wait, or draw the dates: other controls would only hide it."] : []),
    ],
  };
}

function groups({ controlsChange, ...result }: AnsweredLook, actions: number, frozenAt: string | null) {
  const frozen = frozenAt ? `, plan frozen on ${dayText(frozenAt.slice(0, 10))}` : "";
  const own = controlsChange ? [`Control prompts: ${effectText(controlsChange)}.`] : [];
  const against = result.controls > 0 ? ` against ${result.controls}` : "";
  const compared = `${plural(result.targets, "prompt")} of ${plural(actions, "action")}${against}`;
  const counted = result.weeks.filter(({ part }) => part === "counted").map(({ week }) => week);
  const before = `${plural(result.visitsBefore, "visit")} before`;
  return [...own, `${[compared, ...weekNumbers(counted), before].join(", ")}${frozen}.`];
}

const DAY_MS = 86_400_000;

/** "weeks 12–15": ISO weeks that count, by their Mondays; weeks without a visit are left out. */
function weekNumbers(mondays: readonly string[]): string[] {
  const runs: { first: string; last: string }[] = [];
  for (const monday of mondays) {
    const run = runs.at(-1);
    if (run && Date.parse(monday) - Date.parse(run.last) === 7 * DAY_MS) run.last = monday;
    else runs.push({ first: monday, last: monday });
  }
  if (runs.length === 0) return [];
  const texts = runs.map(({ first, last }) =>
    first === last ? `${isoWeek(first)}` : `${isoWeek(first)}–${isoWeek(last)}`,
  );
  return [`${mondays.length === 1 ? "week" : "weeks"} ${joined(texts)}`];
}

/** Of the year that its Thursday lies in. */
function isoWeek(monday: string): number {
  const thursday = Date.parse(monday) + 3 * DAY_MS;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday - newYear) / (7 * DAY_MS));
}

function drawn({ chance }: AnsweredLook): string[] {
  if (chance === null) return [];
  const { p, draws, asMuch } = chance;
  const digits = p < 0.01 ? 3 : 2;
  return [
    `The dates were drawn: by chance this happens in ${asMuch} of ${plural(draws, "draw")} (p = ${p.toFixed(digits)}).`,
  ];
}

function whyNotShown({ readings, effect, visitsBefore }: AnsweredLook): string[] {
  const inStep = readings?.inStep ?? effect;
  const before = plural(visitsBefore, "visit");
  return [
    [
      `${signedPoints(inStep.value)} (${effectRange(inStep.range)}) if these prompts had kept step with the controls;`,
      `${before} before can’t rule out that they were gaining anyway (${effectRange(effect.range)}).`,
    ].join(" "),
    "Track longer before the next start, or draw.",
  ];
}

function nextLook(progress: ExperimentRecord["progress"]): string[] {
  return progress?.nextLookOn ? [`Next look on ${dayText(progress.nextLookOn)}.`] : [];
}

/** What is told beside a look: models, prompts, names, weeks and a market that are not as the plan had them. */
export function lookNotes(
  { result, through }: ExperimentLook,
  {
    marketMoves,
    plan,
  }: Pick<ExperimentRecord, "marketMoves"> & { readonly plan: Pick<ExperimentPlan, "timeZone"> },
  nameOf: (modelId: ModelId) => string,
): string[] {
  const { leftOut, lost, isRecounted, missedWeeks, placebo } = result;
  const lostBy = (because: string) => lost.filter((one) => one.because === because).length;
  const [removed, aimed, missing] = [lostBy("removed"), lostBy("aimed"), lostBy("missing")];
  const moves = marketMoves.filter(({ at }) => at <= through);
  // A market that moved, or a model that changed, explains it by itself.
  const isCalm = moves.length === 0 && leftOut.length === 0;
  const isAlone = result.kind === "answered" && result.chance === null && placebo === null;
  return [
    ...(leftOut.length > 0
      ? [`Left out, because they changed or answered too rarely: ${joined(leftOut.map(nameOf))}.`]
      : []),
    ...(removed > 0
      ? [`${plural(removed, "prompt")} ${removed === 1 ? "is" : "are"} lost: asked no more.`]
      : []),
    ...(aimed > 0
      ? [
          `${plural(aimed, "control")} ${aimed === 1 ? "is" : "are"} lost: another experiment was aimed at ${aimed === 1 ? "it" : "them"}.`,
        ]
      : []),
    ...(missing > 0
      ? [`${plural(missing, "prompt")} ${missing === 1 ? "is" : "are"} lost: answered too rarely.`]
      : []),
    ...(missedWeeks > 0 ? [`${plural(missedWeeks, "week")} had no visit; they are gaps, not zeros.`] : []),
    ...(isRecounted
      ? ["The brand’s names changed since the plan was frozen: all weeks are counted by the newer ones."]
      : []),
    ...moves.map((move) => marketMovedSentence(move, { modelName: nameOf }, plan.timeZone)),
    ...(isCalm && result.kind === "answered" ? controlsRose(result) : []),
    ...(isAlone
      ? ["No placebo: fewer than eight visits lie before the start."]
      : placebo
        ? [`Before the start, when nothing was done, the same comparison says ${effectText(placebo)}.`]
        : []),
    ...(result.kind === "answered" ? [EFFECT_RANGE_MEANING] : []),
  ];
}

function controlsRose({ verdict, controlsChange }: AnsweredLook): string[] {
  if (verdict === "fell" || controlsChange === null || controlsChange.range.low <= 0) return [];
  return ["Controls rose too: if the action reached them, the effect is larger than shown."];
}

/** What is known of an action's page: "Our reader found it to answer on 3 May. First cited on 9 May, by Claude." */
export function exposureSentences(
  { answersSince, unread, citedAt, citedBy }: ActionExposure,
  nameOf: (modelId: ModelId) => string,
): string[] {
  const reading =
    answersSince !== null
      ? `Our reader found it to answer on ${dayText(answersSince)}.`
      : unread === null
        ? "Our reader has not looked at it yet."
        : `Our reader could not read it: ${unread}.`;
  const cited =
    citedAt === null
      ? "No answer has cited it."
      : `First cited at the visit of ${dayText(citedAt)}, by ${joined(citedBy.map(nameOf))}.`;
  return [reading, cited];
}

/** What the ranges of a look do not cover; nothing where it has none. */
export function notCovered({ result }: Pick<ExperimentLook, "result">): readonly string[] {
  return result.kind === "answered" ? NOT_COVERED : [];
}

const NOT_COVERED: readonly string[] = [
  "Whatever else hits only these prompts in the same weeks: a campaign, a review, a rebuilt site. Only a draw protects from it.",
  "Other wordings, other models, other countries, and what comes later.",
  "What the action did to the controls: the effect is what targets gained beyond them.",
];

const EFFECT_RANGE_MEANING =
  "Ranges drawn like this hold the effect on these prompts in these models 95 times in 100, if nothing else happened to the targets alone.";

/** Beside the plain difference before and after (`proof.md` §8). */
const NAIVE_WARNING =
  "A plain before and after finds an effect where nothing was done in 3 to 10 of 100 experiments, and in 86 to 100 where the whole market moves.";

/** What an experiment says now, in one sentence. */
export function experimentSentence(
  experiment: Told & Pick<ExperimentRecord, "state" | "looks" | "live">,
): string {
  const { state, looks, live, plan, progress } = experiment;
  const look = decidingLook(looks);
  if (look && state !== "stopped") return sentenceOf(look, experiment);
  if (look && look.result.kind === "answered" && look.result.verdict !== "open")
    return sentenceOf(look, experiment);
  if (state === "draft") return "Not frozen yet: everything can still be changed.";
  if (state === "stopped") return "Stopped by hand before its last look: nothing is said of an effect.";
  if (state === "abandoned") return "Abandoned before anything went live.";
  const early = doneEarly(experiment);
  if (early.length > 0)
    return `Not answerable: ${joined(early.map(({ address }) => `“${address}”`))} went live before ${early.length === 1 ? "its drawn date" : "their drawn dates"}.`;
  const waiting = plan.actions.length - live.length;
  if (waiting > 0 && plan.drawing === null)
    return `${plural(waiting, "action")} ${waiting === 1 ? "has" : "have"} yet to go live.`;
  const when = progress?.nextLookOn ? ` before ${dayText(progress.nextLookOn)}` : " before the next look";
  return `No figure${when}: an earlier one would mostly show chance.`;
}

/** "2 of its 12 prompts are asked no more: …": of a plan that runs; null where all of them are asked. */
export function askedNoMore({ state, prompts }: Pick<ExperimentRecord, "state" | "prompts">): string | null {
  const lost = prompts.filter(({ isAsked }) => !isAsked).length;
  if (state !== "running" || lost === 0) return null;
  const [are, they] = lost === 1 ? ["is", "it is"] : ["are", "they are"];
  return `${lost} of its ${plural(prompts.length, "prompt")} ${are} asked no more, and lost to its looks unless ${they} added again.`;
}

/** Of a frozen plan that nobody has looked at; null where somebody has, or nobody will. */
export function beforeFirstLook({
  plan,
  live,
  state,
  looks,
}: Pick<ExperimentRecord, "plan" | "live" | "state" | "looks">): string | null {
  if (state !== "running" || looks.length > 0 || doneEarly({ plan, live }).length > 0) return null;
  return `Nothing has been looked at: the first look is taken ${looksText(plan.looks.slice(0, 1))}.`;
}

/** What an experiment says beyond its looks: that it waits, or was stopped before one decided; null where a look says all. */
export function sentenceBesideLooks(experiment: Parameters<typeof experimentSentence>[0]): string | null {
  const sentence = experimentSentence(experiment);
  const look = decidingLook(experiment.looks);
  return look && sentence === sentenceOf(look, experiment) ? null : sentence;
}

function sentenceOf(look: ExperimentLook, experiment: Told): string {
  const { headline, more } = lookWords(look, experiment);
  return [headline, ...more.slice(0, 1)].join(" ");
}

/** What a plan could see, before its start (`proof.md` §2.4). */
export function forecastSentences(forecast: ExperimentForecast, worth: number | null): string[] {
  const { targets, controls, visitsSoFar, visitsBefore, smallest, power } = forecast;
  if (smallest === null) return forecast.faults.map((fault) => `${FAULT_TEXTS[fault]}.`);
  const past = visitsBefore > visitsSoFar ? `${visitsSoFar} so far, ${visitsBefore} at the start` : "so far";
  const beside = controls > 0 ? `, ${plural(controls, "control")}` : "";
  const visits = visitsBefore > visitsSoFar ? `visits: ${past}` : `${plural(visitsSoFar, "visit")} ${past}`;
  return [
    `${plural(targets, "prompt")}${beside}, ${visits}: an effect of ${worthText(smallest)} or more would be seen four times in five.`,
    ...(worth !== null && power !== null
      ? [`One of ${worthText(worth)} would be seen in ${Math.round(100 * power)} of 100.`]
      : []),
    `${plural(forecast.weeks, "week")}, ${plural(forecast.credits, "credit")} that your visits pay anyway; ${forecast.extraCredits} beyond tracking.`,
    ...(forecast.smallestLater !== null && worthText(forecast.smallestLater) !== worthText(smallest)
      ? [`Four more visits before the start: ${worthText(forecast.smallestLater)}.`]
      : []),
    ...(forecast.drawn
      ? [
          `With drawn dates: ${worthText(forecast.drawn.smallest)} in ${plural(forecast.drawn.weeks, "week")}, exact whatever drifts.`,
        ]
      : []),
  ];
}

/** What was done of an action beside the plan: "Drawn for 3 May. Live since 4 May: https://…". */
export function doneSentences(
  { id, address }: ExperimentRecord["plan"]["actions"][number],
  { plan, live, state }: Pick<ExperimentRecord, "plan" | "live" | "state">,
): string[] {
  const drawnFor = drawnDate(plan, id);
  const done = live.find(({ actionId }) => actionId === id);
  const isEarly = drawnFor !== null && done !== undefined && done.liveOn < drawnFor;
  return [
    ...(drawnFor ? [`Drawn for ${dayText(drawnFor)}.`] : []),
    ...(done
      ? [
          `Live since ${dayText(done.liveOn)}${isEarly ? ", before its drawn date" : ""}${done.address === address ? "" : `: ${done.address}`}.`,
        ]
      : state === "running"
        ? []
        : ["Did not go live."]),
  ];
}

/** Other draws of the same actions, with who was to go live when; none where nothing was drawn before. */
export function earlierDrawTexts({ earlierDraws }: Pick<ExperimentRecord, "earlierDraws">): string[] {
  if (earlierDraws.length === 0) return [];
  return [
    `These actions were drawn before: ${drawDays(earlierDraws)}.`,
    ...earlierDraws.map(({ frozenAt, waves }) => {
      const dates = waves.map(
        ({ startsOn, addresses }) => `${joined([...addresses])} on ${dayText(startsOn)}`,
      );
      return `Drawn on ${dayText(frozenAt.slice(0, 10))}: ${dates.join("; ")}.`;
    }),
  ];
}

/** "on 3 March (abandoned) and 10 March (stopped)". */
function drawDays(draws: ExperimentRecord["earlierDraws"]): string {
  const days = draws.map(
    ({ frozenAt, state }) => `${dayText(frozenAt.slice(0, 10))} (${STATE_NAMES[state].toLowerCase()})`,
  );
  return `on ${joined(days)}`;
}

/** The frozen plan, fact by fact. */
export function planFacts({
  plan,
  sha256,
  frozenAt,
  earlierDraws,
  progress,
}: Pick<ExperimentRecord, "plan" | "sha256" | "frozenAt" | "earlierDraws" | "progress">): {
  name: string;
  text: string;
}[] {
  return [
    { name: "Outcome", text: OUTCOME_NAMES[plan.outcome] },
    { name: "A change worth knowing", text: plan.worth === null ? "" : worthText(plan.worth) },
    { name: "Not counted after the last go-live", text: plural(plan.lag, "visit") },
    { name: "First day live", text: plan.isDrawn ? "" : dayText(plan.startsOn) },
    { name: "Looks", text: looksText(plan.looks) },
    { name: "Next look", text: progress?.nextLookOn ? dayText(progress.nextLookOn) : "" },
    {
      name: "Counted visits",
      text: progress && progress.needed > 0 ? `${progress.counted} of ${progress.needed}` : "",
    },
    { name: "Controls", text: plan.isDrawn ? "" : String(plan.controls.length) },
    { name: "Frozen", text: frozenAt === null ? "" : MOMENT.format(new Date(frozenAt)) },
    { name: "SHA-256", text: sha256 ?? "" },
    { name: "Drawn from", text: plan.drawing?.entropy ?? "" },
    { name: "Drawn before", text: earlierDraws.length === 0 ? "" : drawDays(earlierDraws) },
  ].filter(({ text }) => text !== "");
}

/** What a side finding is of, by name. */
export function sideName(
  { of, id }: SideFinding,
  { plan }: Pick<ExperimentRecord, "plan">,
  nameOf: (modelId: ModelId) => string,
): string {
  if (of === "model") return nameOf(asModelId(id));
  if (of === "outcome") return OUTCOME_NAMES[id as Outcome];
  return plan.actions.find((action) => action.id === id)?.address ?? id;
}

/** "Look 1, after the visit of 3 May". */
export function lookTitle({ number, through }: Pick<ExperimentLook, "number" | "through">): string {
  return `Look ${number}, after the visit of ${dayText(through.slice(0, 10))}`;
}

/** "Before and after alone, without controls: +12 points (9 to 15). …" */
export function naiveText(naive: PointEffect): string {
  return `Before and after alone, without controls: ${effectText(naive)}. ${NAIVE_WARNING}`;
}

/** "after 4 and 8 counted visits": when a plan looks. */
export function looksText(looks: readonly number[]): string {
  return looks.length === 0
    ? "at the last wave’s start"
    : `after ${joined(looks.map(String))} counted visits`;
}
