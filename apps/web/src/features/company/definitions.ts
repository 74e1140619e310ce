/** What the figures of a company page count, in plain words (decisions "Company page figures"). */
export const DEFINITIONS = {
  top3Mentions: "Model answers that rank it 1st, 2nd or 3rd, over all shared searches and your own.",
  averageRank: "Mean position over the model answers that list it. Says nothing about answers that do not.",
  totalMentions: "Model answers that list it, over all shared searches and your own.",
  sources: "Different domains cited in the searches that list it.",
  promptRank: "Place in the answers added up; #N/A where it has none there.",
  performance:
    "Of a model's answers that list it, how many put it 1st, 2nd or 3rd; beside it the mean position over those answers.",
} as const;
