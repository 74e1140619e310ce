import { EVERYBODY } from "@standings/database";
import {
  BRAND_KEY,
  type BrandOverview,
  type CompanyOverTime,
  competitorKey,
  type Estimate,
  type NamedEntry,
  STEPWISE_LEVEL,
} from "@standings/domain";
import { changeOfStrata } from "@standings/statistics";
import { change, estimate, excludesZero, listedOver, pointsIn, shareListed, strataOf } from "./figures.ts";
import { type OverviewFigures, rowsOf, totalsOf } from "./overview-figures.ts";
import type { Standing } from "./prompt-rows.ts";
import { haveOtherSearches, type ReadVisit, windowOf } from "./read-visits.ts";

/** The brand first, then its competitors, those first that are listed most. */
export function companiesOf(figures: OverviewFigures): CompanyOverTime[] {
  const { brand } = figures;
  const own = companyOf(figures, BRAND_KEY, { name: brand.name, domain: brand.domain });
  const others = brand.competitors.map((entry) => companyOf(figures, competitorKey(entry), entry));
  return [own, ...others.sort((a, b) => b.listed.value - a.listed.value || (a.name < b.name ? -1 : 1))];
}

function companyOf(figures: OverviewFigures, company: string, { name, domain }: NamedEntry): CompanyOverTime {
  const { axis, visits, filters } = figures;
  const isBrand = company === BRAND_KEY;
  const share = (over: readonly ReadVisit[]) =>
    shareListed(totalsOf(figures, company, over), visits, filters.model);
  const strata = (over: readonly ReadVisit[], added: "listed" | "score") =>
    strataOf(rowsOf(figures, company, over), visits, filters.model, added);
  const listedIn = listedOver(({ id }) => figures.rows.get(company)?.get(id) ?? [], visits, filters.model);
  const listed = estimate(strata(axis.recent, "listed"));
  const score = estimate(strata(axis.recent, "score"));
  const voice = voiceOf(figures, company, axis.recent);
  const before = voiceOf(figures, company, axis.earlier);
  return {
    key: company || domain,
    name,
    domain,
    isBrand,
    listed,
    byVisit: axis.visits.map((visit) => share([visit])),
    line: axis.visits.map((visit): Estimate | null => {
      const window = windowOf(axis.visits, visit);
      const value = share(window);
      if (value === null) return null;
      // A dot is drawn with its range, a line of a competitor without one.
      const hasRange = isBrand || axis.visits.length === 1;
      return hasRange ? around(value, estimate(listedIn(window))) : { value, range: null };
    }),
    // Of a list's points: as sure as the score itself.
    voice: {
      value: voice ?? 0,
      range:
        (voice !== null &&
          score.range &&
          score.value > 0 && {
            low: (voice * score.range.low) / score.value,
            high: Math.min(1, (voice * score.range.high) / score.value),
          }) ||
        null,
    },
    listedChange: change(strata(axis.recent, "listed"), strata(axis.earlier, "listed")),
    voiceChange:
      voice !== null && before !== null && isComparable(figures)
        ? { value: voice - before, range: null }
        : null,
  };
}

/**
 * Whether shares of all points can be compared: all visits of both periods asked the same open prompts of the same models, for whom
 * the same searched.
 */
function isComparable(figures: OverviewFigures): boolean {
  const { earlier, recent } = figures.axis;
  const [before, now] = [earlier.at(-1), recent.at(-1)];
  if (before === undefined || now === undefined || haveOtherSearches(before, now)) return false;
  const visits = [...earlier, ...recent];
  const open = new Set(rowsOf(figures, BRAND_KEY, visits).map(({ prompt_id }) => prompt_id));
  const asked = visits.map(({ models, asked: prompts }) =>
    [...(figures.filters.model === null ? models : []), ...prompts.filter((id) => open.has(id))]
      .sort()
      .join(),
  );
  return new Set(asked).size === 1;
}

/** A value with the range of the strata, which it lies in. */
function around(value: number, { range }: Estimate): Estimate {
  return { value, range: range && { low: Math.min(value, range.low), high: Math.max(value, range.high) } };
}

/** Null where nobody has a point. */
function voiceOf(figures: OverviewFigures, company: string, over: readonly ReadVisit[]): number | null {
  const of = (key: string) => pointsIn(totalsOf(figures, key, over), figures.visits, figures.filters.model);
  const all = of(EVERYBODY);
  return all === 0 ? null : of(company) / all;
}

/** Whoever else is listed, and their share of voice. */
export function othersOf(
  { brand }: OverviewFigures,
  companies: readonly CompanyOverTime[],
  standings: readonly Standing[],
): BrandOverview["others"] {
  const known = new Set([BRAND_KEY, ...brand.competitors.map(competitorKey)]);
  const keys = new Set(standings.flatMap(({ entries }) => entries.map(({ key }) => key)));
  const voice = companies.reduce((sum, company) => sum - company.voice.value, 1);
  const others = [...keys].filter((key) => !known.has(key)).length;
  return { companies: others, voice: others === 0 ? 0 : Math.max(0, voice) };
}

/** Who is listed most, unless several are, and the nearest competitor that cannot be told apart from the brand. */
export function leadOf(
  figures: OverviewFigures,
  companies: readonly CompanyOverTime[],
): Pick<BrandOverview, "leader" | "tiedWith"> {
  const [own] = companies;
  const listed = companies.filter((company) => company.listed.value > 0);
  const most = Math.max(...listed.map((company) => company.listed.value));
  const firsts = listed.filter((company) => company.listed.value === most);
  const nearest = companies
    .slice(1)
    .toSorted((a, b) => distance(own, a) - distance(own, b))
    .find((company) => company.listed.value > 0 && isTied(figures, company.key));
  const leader = firsts.length === 1 ? firsts[0] : undefined;
  return { leader: leader?.key ?? null, tiedWith: nearest?.key ?? null };
}

function distance(own: CompanyOverTime | undefined, other: CompanyOverTime): number {
  return Math.abs((own?.listed.value ?? 0) - other.listed.value);
}

/**
 * Compared visit by visit, prompt by prompt: what two companies have in the same answers is not independent. Before a second visit
 * their answers are compared as two samples; where that tells nothing either, they are not called tied.
 */
function isTied(figures: OverviewFigures, company: string): boolean {
  const { axis, visits, filters } = figures;
  const cells = new Map<string, number[]>();
  const own = new Map(
    rowsOf(figures, BRAND_KEY, axis.recent).map((row) => [`${row.visit_id} ${row.prompt_id}`, row]),
  );
  for (const row of rowsOf(figures, company, axis.recent)) {
    const of = own.get(`${row.visit_id} ${row.prompt_id}`);
    const visit = visits.get(row.visit_id);
    for (const [place, modelId] of visit?.models.entries() ?? []) {
      const n = row.answers[place] ?? 0;
      if (!of || n === 0 || (filters.model !== null && filters.model !== modelId)) continue;
      const key = `${row.prompt_id} ${modelId}`;
      const difference = ((of.listed[place] ?? 0) - (row.listed[place] ?? 0)) / n;
      cells.set(key, [...(cells.get(key) ?? []), (difference + 1) / 2]);
    }
  }
  const strata = [...cells.values()].map((values) => ({
    n: values.length,
    sum: values.reduce((sum, value) => sum + value, 0),
    squares: values.reduce((sum, value) => sum + value ** 2, 0),
  }));
  const even = strata.map((now) => ({ now, before: { n: now.n, sum: now.n / 2, squares: now.n / 4 } }));
  const listedOf = (key: string) =>
    strataOf(rowsOf(figures, key, axis.recent), visits, filters.model, "listed");
  const told = changeOfStrata(even, STEPWISE_LEVEL) ?? change(listedOf(BRAND_KEY), listedOf(company));
  return told !== null && !excludesZero(told);
}
