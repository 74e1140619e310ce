import { MAX_RESULTS, THIN_SAMPLE } from "@standings/domain";

/** Definitions of a company page's figures (decisions "Company page figures"). */
export const DEFINITIONS = {
  top3Mentions: "Model answers that rank it 1st, 2nd or 3rd, over all shared searches and your own.",
  averageRank: "Mean position in the model answers that list it. Answers without it do not count.",
  totalMentions: "Model answers that list it, over all shared searches and your own.",
  sources: "Different domains cited in the searches that list it.",
  promptRank: "Rank in the aggregated results; #N/A when it is not in them.",
  performance:
    "Share of a model's answers listing it that put it 1st, 2nd or 3rd, and its mean position in those answers. " +
    `Models with fewer than ${THIN_SAMPLE} such answers come last.`,
} as const;

/** Definitions of a discovery's figures. */
export const DISCOVERY_DEFINITIONS = {
  generated: "Questions that the model proposed. None names the company.",
  successful: `Questions whose answer lists the company among its first ${MAX_RESULTS.company}.`,
  averageRank: "Mean position in the answers that list the company. Answers without it do not count.",
} as const;
