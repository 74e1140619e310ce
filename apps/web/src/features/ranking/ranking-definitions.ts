/** Definitions of a ranking's figures. */
import {
  ENTRY_NOUNS,
  MAX_RESULTS,
  orderRule,
  ordinal,
  PERSISTENCE,
  type RankingKind,
} from "@standings/domain";

interface Definitions {
  /** The rule that sets the order. */
  readonly order: string;
  readonly votes: string;
  readonly average: string;
  readonly points: string;
  readonly strip: string;
}

export const DEFINITIONS: Record<RankingKind, Definitions> = {
  company: definitionsOf("company"),
  expert: definitionsOf("expert"),
};

/** Agreement of two lists. */
export const PAIR_AGREEMENT_DEFINITION =
  "Rank-biased overlap (Webber, Moffat and Zobel, 2010): 100% for equal lists, 0% for lists that share nobody. " +
  `The top counts most: at p = ${PERSISTENCE} the first ten positions carry 86% of the weight.`;

/** Agreement of several models that answered once. Only repeats can call it much or little, as a study does. */
export const AGREEMENT_DEFINITION =
  `${PAIR_AGREEMENT_DEFINITION} The figure is the mean over all pairs of models. ` +
  "Whether their difference is more than chance, repeated answers tell: a study asks them.";

function definitionsOf(kind: RankingKind): Definitions {
  const { one } = ENTRY_NOUNS[kind];
  const most = MAX_RESULTS[kind];
  return {
    order: orderRule(kind),
    votes: `Votes: number of answering models that list the ${one}.`,
    average: `Mean position in the models that list the ${one}. Other models do not count.`,
    points: `Sum over the models: ${most} for a first place, one less for each place below, 0 where the ${one} is not listed.`,
    strip: `One mark per model, from 1st on the left to ${ordinal(most)} on the right. The bar spans best to worst; a dashed mark is a model that does not list the ${one}.`,
  };
}
