import {
  type AnalysisKind,
  type AnalysisRecordOf,
  type CompanyOverview,
  type CompanyTabType,
  companyTabPath,
  listingModels,
} from "@standings/domain";
import type {
  CompanyReport,
  DiscoveryReport,
  PromptsReport,
  ReportAnalysis,
  SeoReport,
  SourcesReport,
} from "@standings/reports";
import { findAdvice } from "../analyses/find-analysis.ts";
import { aggregateSources } from "../company/aggregate-sources.ts";
import { getCompany } from "../company/get-company.ts";
import { getCompetition } from "../company/get-competition.ts";
import { listCompanyQuestions } from "../company/list-company-questions.ts";
import { findTestedDiscovery } from "../discovery/read-discovery.ts";
import { ServiceError } from "../errors.ts";
import { requireScope, type ServiceRequest } from "../request.ts";

export interface CompanyTab {
  readonly tab: CompanyTabType;
  /** An address or domain. */
  readonly domain: string;
  /** What the viewer calls a company that the directory does not know. */
  readonly companyName: string;
  /** Of the analysis; undefined means the newest of whatever model. */
  readonly modelId?: string | undefined;
  /** As the screen counts, see `WantedField`. */
  readonly withPrivate?: boolean | undefined;
}

/** Questions that go on paper, the newest; a report of all would be a book. */
const QUESTIONS = 200;

/** A tab as it goes on paper, from the verbs that its screen asks. Throws what they throw, ANALYSIS_NOT_FOUND or NO_RESULTS_TO_EXPORT. */
export async function toCompanyReport(request: ServiceRequest, wanted: CompanyTab): Promise<CompanyReport> {
  const { domain, withPrivate } = wanted;
  const overview = await getCompany(request, { domain, withPrivate });
  switch (wanted.tab) {
    case "prompt":
      return promptsReport(request, overview, wanted);
    case "seo":
      return seoReport(request, overview, wanted);
    case "sources":
      return sourcesReport(request, overview, wanted);
    case "discovery":
      return discoveryReport(request, overview, wanted);
  }
}

async function promptsReport(
  request: ServiceRequest,
  overview: CompanyOverview,
  wanted: CompanyTab,
): Promise<PromptsReport> {
  const { withPrivate } = wanted;
  const page = { domain: overview.domain, withPrivate, sort: "newest", page: 1, limit: QUESTIONS } as const;
  const { questions, total } = await listCompanyQuestions(request, page);
  if (questions.length === 0) throw new ServiceError("NO_RESULTS_TO_EXPORT");
  const paper = paperOf(request, overview, wanted);
  const { figures } = overview;
  return { ...paper, tab: "prompt", figures, models: listingModels(overview.models), questions, total };
}

async function seoReport(
  request: ServiceRequest,
  overview: CompanyOverview,
  wanted: CompanyTab,
): Promise<SeoReport> {
  const record = await findStored(request, "seo", wanted);
  const analysis = record && analysisOf(record, record.advice);
  if (!analysis) throw new ServiceError("ANALYSIS_NOT_FOUND");
  const { site, createdAt, isSandbox, censorReason } = record;
  const paper = paperOf(request, overview, wanted);
  return { ...paper, tab: "seo", createdAt, isSandbox, censored: censorReason !== null, site, analysis };
}

async function sourcesReport(
  request: ServiceRequest,
  overview: CompanyOverview,
  wanted: CompanyTab,
): Promise<SourcesReport> {
  const field = { domain: overview.domain, withPrivate: wanted.withPrivate };
  const [cited, competition, record] = await Promise.all([
    aggregateSources(request, field),
    getCompetition(request, field),
    findStored(request, "source", wanted),
  ]);
  const { sources, total, wasCensored } = cited;
  if (sources.length === 0) throw new ServiceError("NO_RESULTS_TO_EXPORT");
  return {
    ...paperOf(request, overview, wanted),
    tab: "sources",
    figures: overview.figures,
    isSandbox: overview.isSandbox || competition.isSandbox || record?.isSandbox === true,
    censored: wasCensored || competition.wasCensored || (record?.censorReason ?? null) !== null,
    competition,
    sources,
    total,
    analysis: record && analysisOf(record, record.advice),
  };
}

async function discoveryReport(
  request: ServiceRequest,
  overview: CompanyOverview,
  wanted: CompanyTab,
): Promise<DiscoveryReport> {
  const record = await findTestedDiscovery(request, overview);
  if (!record) throw new ServiceError("NO_RESULTS_TO_EXPORT");
  const { createdAt, isSandbox, state } = record;
  const { trade, modelIds, items } = state;
  return {
    ...paperOf(request, overview, wanted),
    tab: "discovery",
    createdAt,
    isSandbox,
    trade,
    modelIds,
    items,
  };
}

function findStored<Kind extends AnalysisKind>(
  request: ServiceRequest,
  kind: Kind,
  { domain, modelId }: CompanyTab,
): Promise<AnalysisRecordOf<Kind> | null> {
  return findAdvice(request, { kind, domain, modelId });
}

/** What goes on paper of an analysis; nothing before it has given advice. */
function analysisOf<Advice>(
  { modelId, createdAt, facts }: AnalysisRecordOf<AnalysisKind>,
  advice: Advice | null,
): ReportAnalysis<Advice> | null {
  if (advice === null) return null;
  const told = facts.map(({ number, status, title, detail }) => ({ number, status, title, detail }));
  return { modelId, createdAt, facts: told, advice };
}

/** What every page says. The directory's name comes before the caller's. */
function paperOf(
  request: ServiceRequest,
  { domain, name, isSandbox }: CompanyOverview,
  { tab, companyName }: CompanyTab,
) {
  const { services } = requireScope(request, "read");
  return {
    kind: "company_page",
    name: name === domain && companyName.trim() !== "" ? companyName : name,
    domain,
    createdAt: new Date().toISOString(),
    isSandbox,
    logos: {},
    censored: false,
    address: new URL(companyTabPath(domain, tab), services.settings.publicUrl).href,
  } as const;
}
