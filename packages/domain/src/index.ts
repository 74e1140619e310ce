export * from "./admin/changes.ts";
export * from "./agreement.ts";
export * from "./analysis/advice.ts";
export * from "./analysis/advice-limits.ts";
export * from "./analysis/analysis-fact.ts";
export * from "./analysis/analysis-run.ts";
export * from "./analysis/analysis-texts.ts";
export * from "./analysis/censor-analysis.ts";
export type { CompanyStanding } from "./analysis/company-standing.ts";
export { rankingFacts } from "./analysis/ranking-facts.ts";
export { type SourceStanding, sourceFacts } from "./analysis/source-facts.ts";
export { questionsIn, withoutHidden } from "./analysis/without-hidden.ts";
export * from "./answer-reading.ts";
export type { AnswerShape } from "./answer-shape.ts";
export * from "./billing.ts";
export * from "./blog/blog-post.ts";
export * from "./blog/blog-rules.ts";
export * from "./blog/page-window.ts";
export { REPORT_TAG, reportSlug, withoutEditorNotes } from "./blog/report-text.ts";
export { type ReportMaterial, writeReport } from "./blog/write-report.ts";
export { MAX_BATCH } from "./calls.ts";
export * from "./censor-competition.ts";
export * from "./censoring.ts";
export * from "./columns.ts";
export * from "./company.ts";
export * from "./comparison.ts";
export * from "./competition.ts";
export * from "./contact.ts";
export * from "./credits.ts";
export * from "./discovery/discovery-run.ts";
export * from "./discovery/discovery-state.ts";
export * from "./discovery/find-rank.ts";
export * from "./discovery/names-company.ts";
export * from "./discovery/strategic-prompts.ts";
export * from "./domain-name.ts";
export * from "./errors.ts";
export * from "./grounding.ts";
export { createNameHider } from "./hide-names.ts";
export * from "./inquiry-types.ts";
export * from "./labels.ts";
export { mailboxOf } from "./mailbox.ts";
export * from "./models.ts";
export * from "./moderation.ts";
export * from "./new-password.ts";
export * from "./number-words.ts";
export * from "./order-rule.ts";
export * from "./outcomes.ts";
export * from "./own-standing.ts";
export * from "./page-descriptions.ts";
export * from "./passwords.ts";
export * from "./paths.ts";
export * from "./plans.ts";
export * from "./prompt.ts";
export * from "./public-pages.ts";
export * from "./rank-biased-overlap.ts";
export * from "./ranking.ts";
export * from "./reason.ts";
export * from "./registrable-domain.ts";
export * from "./runs.ts";
export { SANDBOX_ADMIN } from "./sandbox-admin.ts";
export * from "./sectors.ts";
export * from "./security-log.ts";
export * from "./site/ai-crawlers.ts";
export type {
  FactStatus,
  PageValue,
  SiteFact,
  SiteFactId,
  SiteFactOf,
  SiteFactValues,
} from "./site/site-fact.ts";
export { siteFacts } from "./site/site-facts.ts";
export * from "./site/site-reading.ts";
export * from "./site/unread-texts.ts";
export * from "./slopes.ts";
export * from "./tally-competition.ts";
export * from "./to-sector.ts";
export * from "./trending.ts";
export * from "./verification-codes.ts";
