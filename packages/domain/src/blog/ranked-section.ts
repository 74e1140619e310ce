import { rankText, timesText } from "../analysis/fact-phrases.ts";
import { type ModelPerformance, THIN_SAMPLE } from "../company.ts";
import type { ModelNames } from "../models/catalogue.ts";
import { SITE_NAME } from "../public-pages.ts";
import { countText, dayText } from "../site/facts/phrases.ts";
import { plainMarkdown } from "./report-text.ts";
import type { ReportMaterial } from "./write-report.ts";

/** How models rank a company now: all together, the best and the worst, and a table of each. */
export function rankedSection({ report, readAt, catalogue }: ReportMaterial): string[] {
  const { models, domain, averageRank, totalMentions, totalAnswers } = report;
  if (averageRank === null) return [];
  const top3 = models.reduce((sum, model) => sum + model.top3Mentions, 0);
  const all = `${totalMentions.toLocaleString("en-US")} of ${countText(totalAnswers, "answer")} of its field, by ${countText(models.length, "model")}`;
  const first = `${plainMarkdown(report.name ?? domain)} is listed in ${all}, ${top3 === 0 ? "never" : timesText(top3)} among the first three. Its average rank is ${rankText(averageRank)}.`;
  return [
    "## How models rank it now",
    [
      first,
      ...smallSample(totalMentions),
      ...extremes(models, catalogue),
      ...thinModels(models, catalogue),
    ].join(" "),
    [
      "| Model | Answers that list it | Among the first three | Average rank |",
      "| :-- | --: | --: | --: |",
      ...models.map((model) => rowOf(model, catalogue)),
    ].join("\n"),
    `Source: the newest answer of each model to each shared question on ${SITE_NAME} that ${domain} competes in, counted on ${dayText(readAt)}.`,
  ];
}

function smallSample(answers: number): string[] {
  return answers < THIN_SAMPLE
    ? [`That is a small sample: with ${countText(answers, "answer")}, one more can change all of it.`]
    : [];
}

/** Only models with answers enough, and only when two differ. */
function extremes(models: readonly ModelPerformance[], names: ModelNames): string[] {
  const known = models.filter(({ mentions }) => mentions >= THIN_SAMPLE);
  const sorted = known.toSorted((a, b) => a.averageRank - b.averageRank || b.mentions - a.mentions);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (!best || !worst || best.averageRank === worst.averageRank) return [];
  return [`${textOf(best, names)} ranks it best, ${textOf(worst, names)} worst.`];
}

function thinModels(models: readonly ModelPerformance[], { modelName }: ModelNames): string[] {
  const thin = models.filter(({ mentions }) => mentions < THIN_SAMPLE);
  if (thin.length === 0 || thin.length === models.length) return [];
  const named = thin.map(
    ({ modelId, mentions }) => `${modelName(modelId)} (${countText(mentions, "answer")})`,
  );
  return [`Too few to say much: ${named.join(", ")}.`];
}

function textOf({ modelId, averageRank, mentions }: ModelPerformance, { modelName }: ModelNames): string {
  return `${modelName(modelId)} (average rank ${rankText(averageRank)} in ${countText(mentions, "answer")})`;
}

function rowOf(
  { modelId, mentions, top3Mentions, averageRank }: ModelPerformance,
  { modelName }: ModelNames,
): string {
  return `| ${modelName(modelId)} | ${mentions} | ${top3Mentions} | ${rankText(averageRank)} |`;
}
