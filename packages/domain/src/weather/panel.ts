/**
 * The panel of questions that tells whether a model changed behind the same version (`proof.md` §10). Everyday markets, asked
 * without web search; a change of a word makes another panel, whose past begins anew.
 */
export const PANEL_VERSION = 1;

const MARKETS = [
  "CRM tools for small companies",
  "website builders",
  "project management tools",
  "accounting tools for small companies",
  "e-mail marketing tools",
  "help desk tools",
  "online shop platforms",
  "video meeting tools",
  "password managers",
  "online banks",
  "running shoe brands",
  "electric car makers",
  "laptop brands",
  "hotel booking sites",
  "language learning apps",
  "payroll tools for small companies",
  "cloud storage services",
  "online form builders",
  "electronic signature tools",
  "recruiting tools",
] as const;

/** In the order in which they are asked through the day. */
export const PANEL_QUESTIONS: readonly string[] = MARKETS.map(
  (market) => `Name up to five ${market}, best first. Names only, one a line.`,
);

/** Names of an answer that are kept. */
export const PANEL_PLACES = 5;

/** How many questions of the panel are due at an hour of the day in UTC, 0 to 23: all of them by its last hour. */
export function panelDue(hour: number): number {
  return Math.ceil(((hour + 1) * PANEL_QUESTIONS.length) / 24);
}
