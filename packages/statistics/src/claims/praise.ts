import { type Aspect, type AspectPraise, LEAST_ANSWERS, type Sentiment } from "@standings/domain";
import { intervalOf, pValue } from "../interval.ts";
import { type Component, estimateOf, sampleOf } from "../sample.ts";
import { benjaminiHochberg } from "../tiers.ts";
import { estimateOverModels, meanOverModels, overModels } from "./over-models.ts";

/** What one answer that names a company praises and blames it for, each statement once. */
export interface Praise {
  readonly praised: readonly (Aspect | null)[];
  readonly blamed: readonly (Aspect | null)[];
}

/** Of each model, its answers that name the company. */
export type PraiseByModel = ReadonlyMap<string, readonly Praise[]>;

/** Sentiment of a company (`names-claims-topics-markets.md` §2.7); null where no answer praises or blames. `level` is α. */
export function sentimentOf(models: readonly (readonly Praise[])[], level: number): Sentiment | null {
  const opinions = models.map((answers) =>
    answers
      .map(({ praised, blamed }) => ({ good: praised.length, all: praised.length + blamed.length }))
      .filter(({ all }) => all > 0)
      .map(({ good, all }) => good / all),
  );
  const found = overModels(opinions);
  if (found === null) return null;
  const answers = opinions.reduce((sum, { length }) => sum + length, 0);
  const named = models.reduce((sum, { length }) => sum + length, 0);
  return { ...estimateOverModels(found, level), answers, neither: named - answers, once: found.once };
}

/**
 * Praise and blame of a company by aspect, with the difference to a rival over the models that name both twice or more. Which
 * differences are told apart is Benjamini and Hochberg's choice over the table. Aspects that nobody speaks of have no row.
 */
export function praiseOf(
  us: PraiseByModel,
  rival: PraiseByModel | null,
  aspects: readonly Aspect[],
  level: number,
): AspectPraise[] {
  const rows = aspects.flatMap((aspect) => {
    const [praises, blames] = [valuesOf(us, "praised", aspect), valuesOf(us, "blamed", aspect)];
    const [praised, blamed] = [meanOverModels(praises, level), meanOverModels(blames, level)];
    if (!praised || !blamed) return [];
    const counts = { praisedIn: countOf(praises), blamedIn: countOf(blames) };
    const components = rival ? differenceOf(us, rival, aspect) : [];
    const isSpokenOf = counts.praisedIn + counts.blamedIn + Math.abs(estimateOf(components)) > 0;
    return isSpokenOf ? [{ aspect, praised, blamed, ...counts, components }] : [];
  });
  const compared = rows.filter(({ components }) => components.length > 0);
  const isRejected = benjaminiHochberg(
    compared.map(({ components }) => pValue(components, 0)),
    level,
  );
  const apart = new Set(compared.filter((_, nth) => isRejected[nth]).map(({ aspect }) => aspect));
  return rows.map(({ components, ...row }) => ({
    ...row,
    difference:
      components.length === 0
        ? null
        : {
            value: estimateOf(components),
            range: intervalOf(components, level),
            isApart: apart.has(row.aspect),
          },
  }));
}

function valuesOf(models: PraiseByModel, kind: keyof Praise, aspect: Aspect): number[][] {
  return [...models.values()].map((answers) =>
    answers.map((answer) => (answer[kind].includes(aspect) ? 1 : 0)),
  );
}

function countOf(models: readonly (readonly number[])[]): number {
  return models.flat().reduce((sum, value) => sum + value, 0);
}

/** Components of the difference of two companies' praise, as of two arms. */
function differenceOf(us: PraiseByModel, rival: PraiseByModel, aspect: Aspect): Component[] {
  const praise = (answers: readonly Praise[]) =>
    sampleOf(answers.map(({ praised }) => (praised.includes(aspect) ? 1 : 0)));
  const both = [...us].flatMap(([model, own]) => {
    const others = rival.get(model) ?? [];
    return own.length >= LEAST_ANSWERS && others.length >= LEAST_ANSWERS ? [[own, others] as const] : [];
  });
  return both.flatMap(([own, others]) => [
    { ...praise(own), weight: 1 / both.length },
    { ...praise(others), weight: -1 / both.length },
  ]);
}
