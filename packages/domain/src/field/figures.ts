/** Figures of a company over its field (decisions "Company page figures"). */
import { type CompanyFigures, type FieldModel, THIN_SAMPLE } from "../company.ts";
import type { ModelId } from "../models/catalogue.ts";
import { TOP_PLACES } from "../studies/rules.ts";
import type { FieldAnswer, FieldQuestion } from "./field.ts";

interface Tally {
  answers: number;
  mentions: number;
  top3: number;
  ranks: number;
}

/** The figures of a company, and what each model says of it. */
export interface FieldFigures {
  readonly figures: CompanyFigures;
  /** Highest share of top-3 mentions first, those with fewer than `THIN_SAMPLE` mentions last. */
  readonly models: readonly FieldModel[];
}

/**
 * Every question counts once for each model, with its newest answer. The average rank is the mean over the models of each
 * model's mean rank in the answers that list the company, so that no model weighs more because it was asked more.
 */
export function fieldFigures(questions: readonly FieldQuestion[], domain: string): FieldFigures {
  const answers = questions.flatMap((question) => question.answers);
  const listing = answers.filter(({ ranks }) => ranks.has(domain));
  const models = [...Map.groupBy(answers, ({ modelId }) => modelId)]
    .map(([modelId, own]) => toPerformance(modelId, tally(own, domain)))
    .sort(byTop3Share);
  return {
    figures: {
      questions: questions.length,
      answers: answers.length,
      top3Mentions: models.reduce((sum, model) => sum + model.top3Mentions, 0),
      averageRank: averageRankIn(answers, domain),
      totalMentions: listing.length,
      sources: new Set(listing.flatMap(({ domains }) => domains)).size,
    },
    models,
  };
}

/** Mean over the models of their mean ranks of a company, one decimal; null when none lists it. */
export function averageRankIn(answers: readonly FieldAnswer[], domain: string): number | null {
  const means = [...Map.groupBy(answers, ({ modelId }) => modelId).values()].flatMap((own) => {
    const { mentions, ranks } = tally(own, domain);
    return mentions === 0 ? [] : [ranks / mentions];
  });
  return means.length === 0 ? null : oneDecimal(means.reduce((sum, mean) => sum + mean, 0) / means.length);
}

function tally(answers: readonly FieldAnswer[], domain: string): Tally {
  const found = { answers: answers.length, mentions: 0, top3: 0, ranks: 0 };
  for (const { ranks } of answers) {
    const rank = ranks.get(domain);
    if (rank === undefined) continue;
    found.mentions += 1;
    // A study's mean of 3.4 is third in lists, too.
    found.top3 += Math.round(rank) <= TOP_PLACES ? 1 : 0;
    found.ranks += rank;
  }
  return found;
}

function toPerformance(modelId: ModelId, { answers, mentions, top3, ranks }: Tally): FieldModel {
  const averageRank = mentions === 0 ? null : oneDecimal(ranks / mentions);
  return { modelId, answers, mentions, top3Mentions: top3, averageRank };
}

function byTop3Share(a: FieldModel, b: FieldModel): number {
  const share = ({ top3Mentions, mentions }: FieldModel) => top3Mentions / Math.max(1, mentions);
  const isThin = ({ mentions }: FieldModel) => Number(mentions < THIN_SAMPLE);
  return (
    isThin(a) - isThin(b) ||
    share(b) - share(a) ||
    b.mentions - a.mentions ||
    (a.modelId < b.modelId ? -1 : 1)
  );
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
