import { FIELD_PEERS, FIRST_PLACES, MAX_RESULTS, PEERS_IN_QUESTION, THIN_SAMPLE } from "@standings/domain";

const COUNTED = "Every question of the field counts once per model, with its newest answer.";

/** Definitions of a company page's figures (decisions "Company page figures"). */
export const DEFINITIONS = {
  top3Mentions: `Answers of the field that rank it 1st, 2nd or 3rd. ${COUNTED}`,
  averageRank:
    "Mean position in the answers that list it: first of each model, then over the models, which weigh alike. Answers without it do not count.",
  totalMentions: `Answers of the field that list it. ${COUNTED}`,
  sources: "Different domains cited in the answers that list it.",
  field:
    `The field: questions whose newest answers list it, and those that put at least ${PEERS_IN_QUESTION} of its ` +
    `${FIELD_PEERS} peers among the first ${FIRST_PLACES}. A question counts once per model, with the newest answer, so ` +
    "asking again moves no figure by more than the answer says.",
  peers:
    "The companies that are listed in the same questions more often than chance has it, the surest first. Whoever is listed everywhere is nobody's peer.",
  performance:
    "Share of a model's answers listing it that put it 1st, 2nd or 3rd, and its mean position in those answers. " +
    `Models with fewer than ${THIN_SAMPLE} such answers come last.`,
} as const;

/** Definitions of a discovery's figures. */
export const DISCOVERY_DEFINITIONS = {
  generated: "Questions that the model proposed, as you changed them. None names the company.",
  successful: `Questions with an answer that lists the company among its first ${MAX_RESULTS.company}.`,
  averageRank:
    "Mean position in the answers that list the company; models weigh alike. Answers without it do not count.",
} as const;

/** Definitions of competitors, share of voice and source gap (decisions "Company page figures"). */
export const COMPETITION_DEFINITIONS = {
  shareOfVoice:
    `Its share of the points of all companies with a known site in the answers of the field: ${MAX_RESULTS.company} for a first place, down to 1 for a ` +
    "twentieth.",
  averageRank: "Mean position in the answers of the field that list it; models weigh alike.",
  sourceGap:
    "Pages cited in answers of the field that list a competitor and not the company, by the number of such answers. A page that " +
    "is cited where the company is listed too is no gap. Pages are not read: whether one names the company is not known.",
} as const;
