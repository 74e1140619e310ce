import { formatOfDays } from "../format-days.ts";
import { geoLabel } from "../geo.ts";
import { SEARCH_WORDS } from "../grounding.ts";
import { isolated } from "../isolated.ts";
import { marketChoice, marketName } from "../market-names.ts";
import type { ModelNames } from "../models/catalogue.ts";
import { capitalised, joined, numberWord, ordinal, plural } from "../number-words.ts";
import { pointRange, points, wholePoints } from "../studies/ranges.ts";
import { betweenDays, modelChangedMeaning, modelChangedSentence } from "../weather/weather.ts";
import { type BrandRecord, type BrandSettings, visitCost } from "./brand.ts";
import type {
  BrandAlert,
  BrandOverview,
  ChangeAlert,
  ClaimAlert,
  CompanyOverTime,
  FirstAlert,
  MarketAlert,
  PlainAnswers,
  PromptRow,
  RivalQuestions,
  SearchAlert,
  VersionAlert,
  WayAlert,
} from "./overview.ts";
import { visitDays } from "./visit-days.ts";

/** What pages, mails and reports of brands say, in the same words everywhere. */

/** "66%": a share, as sentences say it. */
export function sharePercent(share: number): string {
  return `${points(share)}%`;
}

/** "11 points": a difference of shares or scores. */
export function pointsOf(difference: number): string {
  return plural(wholePoints(Math.abs(difference)), "point");
}

/**
 * "Webflow is listed in 66% of answers, up 11 points since August: more than chance explains. Squarespace leads with 73%; Wix
 * and Webflow can’t be told apart. Two prompts are won, one is lost."
 */
export function brandSentence(of: BrandOverview): string {
  const companies = of.companies.map((one) => ({ ...one, name: isolated(one.name) }));
  const overview = { ...of, companies };
  const own = overview.companies.find(({ isBrand }) => isBrand);
  if (!own || overview.visits.length === 0) {
    const { known, next } = nothingYet(overview);
    return `${known}: ${next}.`;
  }
  if (overview.answers === 0)
    return `No answer counts: figures are of questions that name nobody, and every prompt that was asked names ${own.name} or a competitor.`;
  return [listedPart(own, overview), fieldPart(own, overview), wonPart(overview.alerts)]
    .filter((part) => part !== "")
    .join(" ");
}

/** What is known before a visit in a market has figures, and what comes next. */
export function nothingYet({ market, askedBefore }: Pick<BrandOverview, "market" | "askedBefore">) {
  if (askedBefore === null)
    return { known: "Nothing is known yet", next: "the first visit is still to come" } as const;
  return {
    known: `Nothing was asked ${market ? `in ${marketName(market)}` : "without a market"} yet`,
    next: `what was asked before stands under “${marketChoice(askedBefore.market)}”`,
  };
}

/** "Asked about a competitor, models list Webflow in 62% of answers (41–80)." */
export function rivalSentence(name: string, { listed: { value, range }, answers }: RivalQuestions): string {
  const over = range ? ` (${pointRange(range)})` : "";
  return `Asked about a competitor, models list ${isolated(name)} in ${sharePercent(value)} of ${plural(answers, "answer")}${over}.`;
}

/**
 * "Asked for no list, models name Webflow in 52% of 60 answers (38–65); in 4 only as a comparison, in 1 as one to avoid, in 2 as
 * unknown." Says nothing of what never happened.
 */
export function plainSentence(name: string, { answers, companies }: PlainAnswers): string {
  const own = companies.find(({ isBrand }) => isBrand);
  if (!own) return "";
  const { named, stances } = own;
  const over = named.range ? ` (${pointRange(named.range)})` : "";
  const others = [
    stances.contrast > 0 && `in ${stances.contrast} only as a comparison`,
    stances.avoided > 0 && `in ${stances.avoided} as one to avoid`,
    stances.absent > 0 && `in ${stances.absent} as unknown`,
  ].filter((part) => part !== false);
  const rest = others.length > 0 ? `; ${others.join(", ")}` : "";
  return `Asked for no list, models name ${isolated(name)} in ${sharePercent(named.value)} of ${plural(answers, "answer")}${over}${rest}.`;
}

function listedPart(own: CompanyOverTime, { visits, earlierVisits, timeZone }: BrandOverview): string {
  const listed =
    own.listed.value === 0
      ? `${own.name} is not listed in any answer`
      : `${own.name} is listed in ${sharePercent(own.listed.value)} of answers`;
  const change = own.listedChange;
  if (change === null || earlierVisits === 0) return `${listed}.`;
  const month = formatOfDays("en", { month: "long", timeZone });
  const since = month.format(new Date(visits[0]?.at ?? ""));
  const isReal = change.range !== null && (change.range.low > 0 || change.range.high < 0);
  if (!isReal) return `${listed}; no real change since ${since}.`;
  const way = change.value > 0 ? "up" : "down";
  return `${listed}, ${way} ${pointsOf(change.value)} since ${since}: more than chance explains.`;
}

function fieldPart(own: CompanyOverTime, { companies, leader, tiedWith }: BrandOverview): string {
  if (companies.length < 2 || own.listed.value === 0) return "";
  const most = Math.max(...companies.map(({ listed }) => listed.value));
  const firsts = companies.filter(({ listed }) => listed.value === most);
  const first = companies.find(({ key }) => key === leader);
  const tied = companies.find(({ key }) => key === tiedWith);
  // Who cannot be told apart from the next does not lead.
  if (first && tied && (first.isBrand || first.key === tied.key))
    return `${tied.name} and ${own.name} are listed most and can’t be told apart.`;
  // One answer of each model to each prompt tells nobody apart.
  const how = (value: CompanyOverTime["listed"]) =>
    `${value.range ? "leads with" : "is listed most, in"} ${sharePercent(value.value)}`;
  const leads = first
    ? `${first.isBrand ? "It" : first.name} ${how(first.listed)}`
    : firsts.length > 1
      ? `${joined(firsts.map(({ name }) => name))} are listed most, each in ${sharePercent(most)}`
      : "";
  const areFirst = firsts.length > 1 && [own, tied].every((one) => one && firsts.includes(one));
  const apart = tied && !areFirst ? `${tied.name} and ${own.name} can’t be told apart` : "";
  if (leads === "" || apart === "") return leads + apart === "" ? "" : `${leads}${apart}.`;
  return `${leads}; ${apart}.`;
}

/** "Two prompts are won, one is lost."; nothing where none is. */
function wonPart(alerts: readonly BrandAlert[]): string {
  const { won, lost } = wonAndLost(alerts);
  if (won.length === 0 && lost.length === 0) return "";
  const count = (number: number, what: string) =>
    `${numberWord(number)}${what === "" ? "" : ` ${number === 1 ? what : `${what}s`}`} ${number === 1 ? "is" : "are"}`;
  if (lost.length === 0) return `${capitalised(count(won.length, "prompt"))} won.`;
  if (won.length === 0) return `${capitalised(count(lost.length, "prompt"))} lost.`;
  return `${capitalised(count(won.length, "prompt"))} won, ${count(lost.length, "")} lost.`;
}

/** The newest change of each prompt: those that went up, and those that went down. */
export function wonAndLost(alerts: readonly BrandAlert[]): {
  readonly won: readonly ChangeAlert[];
  readonly lost: readonly ChangeAlert[];
} {
  const newest = new Map<string, ChangeAlert>();
  for (const alert of alerts)
    if (alert.type === "change" && !alert.withdrawn && !newest.has(alert.promptId))
      newest.set(alert.promptId, alert);
  const changes = [...newest.values()];
  return {
    won: changes.filter(({ before, after }) => after > before),
    lost: changes.filter(({ before, after }) => after < before),
  };
}

/**
 * "HubSpot fell from 62 to about 51 in “best CRM for startups” between April 12 and April 26, mostly in Gemini and Sonar (2 of
 * 5). No model changed version. First estimate; it settles over the next visits."
 */
export function promptChangeSentence(
  name: string,
  alert: ChangeAlert,
  { modelName }: ModelNames,
  timeZone: string,
): string {
  const { before, after, isSettled, prompt, from, to, byModel, versions, searches } = alert;
  const went = after > before ? "rose" : "fell";
  const day = visitDays(timeZone, "long");
  const between = `between ${day(from)} and ${day(to)}`;
  const mostly = mostlyIn(byModel, modelName);
  const changed =
    versions.length === 0
      ? "No model changed version."
      : `${joined(versions.map(modelName))} changed version.`;
  const searched =
    searches.length === 0 ? "" : ` Somebody else searched for ${joined(searches.map(modelName))}.`;
  return (
    `${isolated(name)} ${went} from ${points(before)} to about ${points(after)} in “${prompt}” ${between}${mostly}. ` +
    `${changed}${searched}${isSettled ? "" : " First estimate; it settles over the next visits."}`
  );
}

/** Sources told beside a change. */
const SOURCES_TOLD = 2;

/**
 * "Listed in 60% of answers since, 46% before. g2.com is cited in 60% of answers, 20% before.": what moved as the score did; a
 * source that moved the other way explains nothing.
 */
export function besideChangeSentence({
  before,
  after,
  listedBefore,
  listedAfter,
  sources,
}: ChangeAlert): string {
  const told = sources
    .filter((source) => Math.sign(source.after - source.before) === Math.sign(after - before))
    .slice(0, SOURCES_TOLD)
    .map(
      (source) =>
        `${source.domain} is cited in ${sharePercent(source.after)} of answers, ${sharePercent(source.before)} before.`,
    );
  const [since, earlier] = [sharePercent(listedAfter), sharePercent(listedBefore)];
  if (since !== earlier) told.unshift(`Listed in ${since} of answers since, ${earlier} before.`);
  return told.join(" ");
}

/** "Withdrawn: Gemini changed between 16 and 22 November though its version name did not. What was told: "; nothing while it stands. */
function withdrawnPart({ withdrawn }: ChangeAlert, { modelName }: ModelNames): string {
  if (!withdrawn) return "";
  const why = [
    ...withdrawn.changes.map(({ modelId, week }) => modelChangedSentence(modelName(modelId), week)),
    ...(withdrawn.hasManyAtOnce ? ["nearly all models changed in one week."] : []),
  ];
  return `Withdrawn: ${why.join(" ")} What was told: `;
}

/** Models that make up most of a change, when not all do. */
function mostlyIn(byModel: ChangeAlert["byModel"], modelName: ModelNames["modelName"]): string {
  const total = byModel.reduce((sum, { before, after }) => sum + after - before, 0);
  const most: string[] = [];
  let sum = 0;
  for (const { modelId, before, after } of byModel) {
    if (Math.abs(sum) >= 0.7 * Math.abs(total) || Math.sign(after - before) !== Math.sign(total)) break;
    sum += after - before;
    most.push(modelName(modelId));
  }
  const isSome = most.length > 0 && most.length < byModel.length && most.length <= 3;
  return isSome ? `, mostly in ${joined(most)} (${most.length} of ${byModel.length})` : "";
}

/**
 * "HubSpot is listed for the first time in “best CRM for startups”: in 2 of 15 answers, by Gemini. None of the 45 answers of 3
 * visits before listed it."
 */
export function firstListedSentence(
  name: string,
  { prompt, listed, answers, models, earlierVisits, earlierAnswers }: FirstAlert,
  { modelName }: ModelNames,
): string {
  const of = `${listed} of ${plural(answers, "answer")}, by ${joined(models.map(modelName))}`;
  const before = `None of the ${plural(earlierAnswers, "answer")} of ${plural(earlierVisits, "visit")} before listed it.`;
  return `${isolated(name)} is listed for the first time in “${prompt}”: in ${of}. ${before}`;
}

/** "Gemini 2.5 (Flash) answers as a newer version." */
export function newVersionSentence(
  { modelId, fromVersion, toVersion }: VersionAlert,
  { modelName }: ModelNames,
): string {
  return `${modelName(modelId)} answers as another version: ${toVersion}, after ${fromVersion}.`;
}

/** "GPT 4.1 searched with Exa until November 12, with its own search since: its answers before and since are not compared." */
export function newSearchSentence(
  { modelId, fromSearch, toSearch, until }: SearchAlert,
  { modelName }: ModelNames,
  timeZone: string,
): string {
  const day = visitDays(timeZone, "long")(until);
  const [from, to] = [SEARCH_WORDS[fromSearch], SEARCH_WORDS[toSearch]];
  const changed =
    fromSearch === "none"
      ? `did not search until ${day}, and has searched with ${to} since`
      : toSearch === "none"
        ? `searched with ${from} until ${day}, and has not searched since`
        : `searched with ${from} until ${day}, with ${to} since`;
  return `${modelName(modelId)} ${changed}: its answers before and since are not compared.`;
}

/** "GPT 4.1: “Sent: Germany” until November 12, “Told: Germany” since: its answers before and since are not compared." */
export function newWaySentence(
  { modelId, from, to, until, market }: WayAlert,
  { modelName }: ModelNames,
  timeZone: string,
): string {
  const day = visitDays(timeZone, "long")(until);
  const [before, since] = [geoLabel(from.geo, market), geoLabel(to.geo, market)];
  const changed =
    from.geo !== to.geo && before !== null && since !== null
      ? `“${before}” until ${day}, “${since}” since`
      : `web search is asked for in another way since ${day} (version ${to.searchPolicy})`;
  return `${modelName(modelId)}: ${changed}: its answers before and since are not compared.`;
}

/** "“HubSpot has a free plan” is false and new: in 5 of 61 plain answers, by GPT 4.1. Your fact: no." */
export function newClaimSentence(
  { text, verdict, because, statements, read, arm, models, versions }: ClaimAlert,
  { modelName }: ModelNames,
): string {
  const answers = plural(read, arm === "list" ? "list" : "plain answer");
  const version = versions.map(
    (one) => ` ${modelName(one.modelId)} answers as another version now: ${one.version}.`,
  );
  const by = joined(models.map(modelName));
  return `“${text}” is ${verdict} and new: in ${statements} of ${answers}, by ${by}. ${because}.${version.join("")}`;
}

/** "The market moved: in “CRM” the other companies’ order changed between 12 and 26 April, in answers of GPT and Claude." */
export function marketMovedSentence(
  { label, from, to, models }: Pick<MarketAlert, "label" | "from" | "to" | "models">,
  { modelName }: Pick<ModelNames, "modelName">,
  timeZone: string,
): string {
  const where = label === null ? "questions without a label" : `“${label}”`;
  const days = betweenDays(new Date(from), new Date(to), timeZone);
  return `The market moved: in ${where} the other companies’ order changed between ${days}, in answers of ${joined(models.map(modelName))}.`;
}

/** What an alert of a brand says; its days are those of the brand's time zone. */
export function alertSentence(name: string, alert: BrandAlert, names: ModelNames, timeZone: string): string {
  if (alert.type === "change")
    return withdrawnPart(alert, names) + promptChangeSentence(name, alert, names, timeZone);
  if (alert.type === "first") return firstListedSentence(name, alert, names);
  if (alert.type === "way") return newWaySentence(alert, names, timeZone);
  if (alert.type === "market") return marketMovedSentence(alert, names, timeZone);
  if (alert.type === "weather") {
    const model = names.modelName(alert.modelId);
    return `${modelChangedSentence(model, alert.week)} ${modelChangedMeaning(model)}`;
  }
  if (alert.type === "claim") return newClaimSentence(alert, names);
  return alert.type === "version"
    ? newVersionSentence(alert, names)
    : newSearchSentence(alert, names, timeZone);
}

/** In place of the figures of a prompt for which no answer of the last four weeks counts. */
export function withoutAnswers({ trend }: Pick<PromptRow, "trend">): string {
  return trend.some((score) => score !== null) ? "No answers in the last four weeks" : "No answers yet";
}

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** "every Monday", "every day", "on the 3rd of each month", "by hand". */
export function rhythmWords({ rhythm, day }: Pick<BrandSettings, "rhythm" | "day">): string {
  if (rhythm === "manual") return "by hand";
  if (rhythm === "daily") return "every day";
  if (rhythm === "monthly") return `on the ${ordinal(day)} of each month`;
  return `every ${WEEKDAYS[day - 1] ?? "week"}`;
}

/**
 * "12 prompts × 3 rounds × 3 markets × 2 ways of asking = 216 credits each Monday"; by hand: "each visit". `prompts`: how many are
 * asked in each market, one number without markets.
 */
export function visitPrice({
  prompts,
  rounds,
  natural,
  ...settings
}: Pick<BrandRecord, "rounds" | "natural" | "rhythm" | "day"> & {
  readonly prompts: readonly number[];
}): string {
  const when = settings.rhythm === "manual" ? "each visit" : rhythmWords(settings).replace("every", "each");
  const all = prompts.reduce((sum, some) => sum + some, 0);
  const [first = 0, ...others] = prompts;
  const isEven = others.every((some) => some === first);
  const markets = others.length > 0 ? ` × ${plural(prompts.length, "market")}` : "";
  const asked = isEven
    ? `${plural(first, "prompt")} × ${plural(rounds, "round")}${markets}`
    : `${plural(all, "prompt")} in ${plural(prompts.length, "market")} × ${plural(rounds, "round")}`;
  const ways = natural ? " × 2 ways of asking" : "";
  return `${asked}${ways} = ${plural(visitCost(all, { rounds, natural }), "credit")} ${when}`;
}

/** What one round a week costs in certainty (`studies.md` §5). */
export const ONE_ROUND_WARNING =
  "One round finds few changes: half of those of ten points take twelve weeks or more, and one in nine is never found.";
