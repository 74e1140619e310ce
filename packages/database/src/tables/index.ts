import type { AnalysesTable, SiteReadingsTable } from "./analyses.ts";
import type { ApiTokenDaysTable, ApiTokensTable } from "./api-tokens.ts";
import type { BlogCountsTable, BlogPostsTable, BlogVisitsTable } from "./blog-posts.ts";
import type {
  BrandAlertsTable,
  BrandLinksTable,
  BrandLogosTable,
  BrandNamesTable,
  BrandNotesTable,
  BrandPromptsTable,
  BrandRecountsTable,
  BrandsTable,
  BrandVisitsTable,
  DirectQuestionsTable,
  DirectVisitsTable,
  FiguresBeforeTable,
  VisitDomainsTable,
  VisitFiguresTable,
  VisitMentionsTable,
  VisitPromptsTable,
  VisitSearchesTable,
  VisitSourcesTable,
  VisitTotalsTable,
} from "./brands.ts";
import type { ChangesTable, ModerationsTable } from "./changes.ts";
import type {
  ClaimJudgementsTable,
  ClaimLabelsTable,
  ClaimPagesTable,
  ClaimReadingsTable,
  ClaimsTable,
  ClaimVerdictsTable,
  FactsTable,
  StatementsTable,
  StudyReadingsTable,
} from "./claims.ts";
import type {
  CompaniesTable,
  CompanyGroupsTable,
  CompanySpellingsTable,
  FieldChoicesTable,
  LogosTable,
  SiteLinksTable,
  SiteLooksTable,
  SitesApartTable,
} from "./companies.ts";
import type {
  CompanyMentionsTable,
  CountedCompaniesTable,
  CountedSearchesTable,
  FieldChangesTable,
  SearchSourcesTable,
  UncountedSearchesTable,
} from "./company-counts.ts";
import type { ContactSubmissionsTable, ConversionsTable } from "./contact-submissions.ts";
import type { DiscoveriesTable, DiscoveryTestsTable } from "./discoveries.ts";
import type {
  ActionExposureTable,
  ExperimentsTable,
  LiveActionsTable,
  LookCellsTable,
} from "./experiments.ts";
import type { FailedJobsTable, RefusedAddressesTable } from "./failed-jobs.ts";
import type { AnswerHoursTable, AnswerLogTable, FigureChangesTable, FigureDaysTable } from "./figures.ts";
import type { LedgerCheckpointsTable, LedgerChecksTable, LedgerEntriesTable } from "./ledger-entries.ts";
import type { ModelCatalogueTable, ModelPlacesTable, ModelsTable } from "./models.ts";
import type { AllowancesTable, OwedEntriesTable, PaymentsTable } from "./payments.ts";
import type { RegistrationsTable } from "./registrations.ts";
import type {
  AnswerReadingsTable,
  ModelAnswersTable,
  RunEventsTable,
  RunPacksTable,
  RunsTable,
} from "./runs.ts";
import type { AskedQuestionsTable, SearchCountsTable, SearchesTable } from "./searches.ts";
import type {
  HashKeyChecksTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SignInChallengesTable,
} from "./second-factors.ts";
import type {
  IdentitiesTable,
  KnownDevicesTable,
  PasswordResetsTable,
  RateLimitsTable,
  RefreshTokensTable,
  SecurityEventsTable,
  SessionsTable,
} from "./sessions.ts";
import type { StudiesTable, StudyCompaniesTable } from "./studies.ts";
import type {
  TopicsTable,
  TopicVersionsTable,
  TrackedTopicsTable,
  WordingSetsTable,
  WordingsTable,
} from "./topics.ts";
import type { UsersTable } from "./users.ts";
import type { PanelAnswersTable, WeatherWeeksTable } from "./weather.ts";
import type { WebhookDeliveriesTable, WebhooksTable } from "./webhooks.ts";

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  registrations: RegistrationsTable;
  password_resets: PasswordResetsTable;
  second_factors: SecondFactorsTable;
  hash_key_checks: HashKeyChecksTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_challenges: SignInChallengesTable;
  known_devices: KnownDevicesTable;
  identities: IdentitiesTable;
  field_changes: FieldChangesTable;
  field_choices: FieldChoicesTable;
  rate_limits: RateLimitsTable;
  api_tokens: ApiTokensTable;
  api_token_days: ApiTokenDaysTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
  conversions: ConversionsTable;
  contact_submissions: ContactSubmissionsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_checkpoints: LedgerCheckpointsTable;
  ledger_checks: LedgerChecksTable;
  owed_entries: OwedEntriesTable;
  payments: PaymentsTable;
  allowances: AllowancesTable;
  runs: RunsTable;
  run_events: RunEventsTable;
  model_answers: ModelAnswersTable;
  run_packs: RunPacksTable;
  answer_readings: AnswerReadingsTable;
  discoveries: DiscoveriesTable;
  discovery_tests: DiscoveryTestsTable;
  studies: StudiesTable;
  study_companies: StudyCompaniesTable;
  brands: BrandsTable;
  brand_logos: BrandLogosTable;
  brand_names: BrandNamesTable;
  brand_recounts: BrandRecountsTable;
  figures_before: FiguresBeforeTable;
  brand_prompts: BrandPromptsTable;
  brand_visits: BrandVisitsTable;
  visit_prompts: VisitPromptsTable;
  direct_visits: DirectVisitsTable;
  direct_questions: DirectQuestionsTable;
  visit_figures: VisitFiguresTable;
  visit_mentions: VisitMentionsTable;
  visit_totals: VisitTotalsTable;
  visit_searches: VisitSearchesTable;
  visit_sources: VisitSourcesTable;
  visit_domains: VisitDomainsTable;
  brand_alerts: BrandAlertsTable;
  brand_notes: BrandNotesTable;
  brand_links: BrandLinksTable;
  facts: FactsTable;
  claims: ClaimsTable;
  statements: StatementsTable;
  study_readings: StudyReadingsTable;
  claim_verdicts: ClaimVerdictsTable;
  claim_labels: ClaimLabelsTable;
  claim_judgements: ClaimJudgementsTable;
  claim_pages: ClaimPagesTable;
  claim_readings: ClaimReadingsTable;
  action_exposure: ActionExposureTable;
  experiments: ExperimentsTable;
  live_actions: LiveActionsTable;
  look_cells: LookCellsTable;
  topics: TopicsTable;
  wordings: WordingsTable;
  topic_versions: TopicVersionsTable;
  tracked_topics: TrackedTopicsTable;
  wording_sets: WordingSetsTable;
  analyses: AnalysesTable;
  company_groups: CompanyGroupsTable;
  site_links: SiteLinksTable;
  site_looks: SiteLooksTable;
  sites_apart: SitesApartTable;
  site_readings: SiteReadingsTable;
  searches: SearchesTable;
  search_counts: SearchCountsTable;
  company_mentions: CompanyMentionsTable;
  search_sources: SearchSourcesTable;
  uncounted_searches: UncountedSearchesTable;
  counted_searches: CountedSearchesTable;
  counted_companies: CountedCompaniesTable;
  asked_questions: AskedQuestionsTable;
  models: ModelsTable;
  model_catalogue: ModelCatalogueTable;
  model_places: ModelPlacesTable;
  moderations: ModerationsTable;
  changes: ChangesTable;
  blog_posts: BlogPostsTable;
  blog_counts: BlogCountsTable;
  blog_visits: BlogVisitsTable;
  figure_days: FigureDaysTable;
  figure_changes: FigureChangesTable;
  figures: FigureDaysTable;
  answer_log: AnswerLogTable;
  answer_hours: AnswerHoursTable;
  answer_times: AnswerHoursTable;
  companies: CompaniesTable;
  company_spellings: CompanySpellingsTable;
  logos: LogosTable;
  security_events: SecurityEventsTable;
  panel_answers: PanelAnswersTable;
  weather_weeks: WeatherWeeksTable;
  failed_jobs: FailedJobsTable;
  refused_addresses: RefusedAddressesTable;
}
