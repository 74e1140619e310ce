import { COMPETITION_SEARCHES, MAX_RESULTS, NEAREST_COMPETITORS, THIN_SAMPLE } from "@standings/domain";

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

const READ = `Read from the newest ${COMPETITION_SEARCHES.toLocaleString("en-US")} searches that list one of them.`;

/** Definitions of competitors, share of voice and source gap (decisions "Analyses of a company"). */
export const COMPETITION_DEFINITIONS = {
  shareOfVoice:
    "Its share of all listings in the answers that list the company or one of its nearest competitors. Competitors are the " +
    `${NEAREST_COMPETITORS} companies that are listed most often in the same answers. ${READ}`,
  averageRank: "Mean position in those of these answers that list it.",
  sourceGap:
    "Sites that are cited in answers which list a nearest competitor and not the company, by the number of such answers. " +
    READ,
} as const;
