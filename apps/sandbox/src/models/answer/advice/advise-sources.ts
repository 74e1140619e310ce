import { LEVELS, type Level } from "@standings/domain";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { onePerFact, pieceOf } from "./advise-seo.ts";
import type { Material } from "./read-material.ts";
import { fill, type Part, type Speech, sayings } from "./sentences.ts";
import { kindOfSource, SOURCE_KINDS, type SourceKind, sourceName } from "./sources.ts";
import type { Point } from "./understand-fact.ts";

const MOST = {
  summary: 4,
  recommendations: 5,
  opportunities: 5,
  actions: 6,
  categories: 6,
  sources: 8,
  platforms: 2,
};
const list = new Intl.ListFormat("en");

/** A source that a fact names. */
interface Target {
  readonly domain: string;
  readonly fact: number;
}

/** Advice on the sources that answers cite, from the facts and the counts given. */
export function adviseSources(speech: Speech, { sources }: Material, catalogue: Catalogue) {
  const { points, website } = speech;
  const rivals = new Set(
    points.flatMap(({ values }) => (values.has("rivalSite") ? (values.get("source") ?? []) : [])),
  );
  const isCompany = (domain: string) =>
    rivals.has(domain) || catalogue.companies.some((company) => company.domain === domain);
  const kindOf = (domain: string) => kindOfSource(domain, website, isCompany);
  const targets = targetsOf(speech);
  const say = (part: Part, most: number) =>
    onePerFact(sayings(speech, part, points))
      .slice(0, most)
      .map(pieceOf);
  return {
    summary: say("summary", MOST.summary),
    recommendations: say("recommendation", MOST.recommendations),
    missing_opportunities: say("opportunity", MOST.opportunities),
    priority_actions: SOURCE_KINDS.flatMap((kind) => {
      const own = targets.filter(({ domain }) => kindOf(domain) === kind.kind);
      return actionOf(speech, kind, own) ?? [];
    })
      .sort((a, b) => worth(b) - worth(a) || speech.draw("action", a.text) - speech.draw("action", b.text))
      .slice(0, MOST.actions),
    source_categories: SOURCE_KINDS.flatMap((kind) => {
      const own = sources.map(({ source }) => source).filter((domain) => kindOf(domain) === kind.kind);
      return categoryOf(speech, kind, own, targets) ?? [];
    }).slice(0, MOST.categories),
  };
}

const DOMAIN = /[^\s,]+\.[^\s,]+/g;

/** The sources of the gap, then those cited most, then the company's own site. */
function targetsOf({ points, website }: Speech): Target[] {
  const of = (topics: readonly string[], domainsOf: (point: Point) => readonly string[]) =>
    points
      .filter(({ topic }) => topics.includes(topic))
      .flatMap((point) => domainsOf(point).map((domain) => ({ domain, fact: point.number })));
  return [
    ...of(["gap_source"], ({ values }) => [values.get("source") ?? []].flat()),
    ...of(["top_sources"], ({ values }) => values.get("named")?.match(DOMAIN) ?? []),
    ...of(["own_pages", "no_mentions"], () => [website]),
  ];
}

function actionOf(speech: Speech, kind: SourceKind, targets: readonly Target[]) {
  const [first, second] = onePerDomain(targets).slice(0, MOST.platforms);
  if (!first) return null;
  const chosen = second ? [first, second] : [first];
  const names = chosen.map(({ domain }) => sourceName(domain));
  const source = { ...POINT, values: new Map([["source", list.format(names)]]) };
  const text = choose(speech, kind.action, `act ${kind.kind}`);
  const isOwn = kind.kind === "own" || kind.kind === "rival";
  return {
    text: fill(text, source, speech)?.text ?? text,
    platforms: isOwn ? [speech.website] : names,
    cost: kind.cost,
    effort: kind.effort,
    impact: kind.impact,
    facts: [...new Set(chosen.map(({ fact }) => fact))],
  };
}

/** A point of no fact, to fill in a sentence of the model's own. */
const POINT = { number: 0, status: "neutral", topic: "", area: "aeo" } as const;

function onePerDomain(targets: readonly Target[]): Target[] {
  return targets.filter(
    ({ domain }, index) => targets.findIndex((other) => other.domain === domain) === index,
  );
}

/** A category rests on the facts about its sources, else on what counts them all. */
function categoryOf(
  speech: Speech,
  { kind, category, text }: SourceKind,
  domains: readonly string[],
  targets: readonly Target[],
) {
  const named = targets.filter(({ domain }) => domains.includes(domain)).map(({ fact }) => fact);
  const counts = speech.points.filter(({ topic }) => topic === "top_sources").map(({ number }) => number);
  const facts = [...new Set(named.length > 0 ? named : counts)].slice(0, 3);
  if (domains.length === 0 || facts.length === 0) return null;
  const chosen = choose(speech, text, `category ${kind}`);
  return {
    category,
    text: fill(chosen, null, speech)?.text ?? chosen,
    sources: domains.slice(0, MOST.sources),
    facts,
  };
}

function choose({ draw }: Speech, options: readonly string[], about: string): string {
  return options[Math.floor(draw(about) * options.length)] ?? "";
}

/** High impact for little effort comes first. */
function worth({ effort, impact }: { readonly effort: Level; readonly impact: Level }): number {
  return LEVELS.indexOf(impact) - LEVELS.indexOf(effort);
}
