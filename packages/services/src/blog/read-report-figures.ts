import {
  BLOG_REPORT_LIMITS,
  type Competition,
  citedDomains,
  listingModels,
  type ReportFigures,
  type Sector,
} from "@standings/domain";
import { type Field, readField } from "../company/field/read-field.ts";
import { filterQuestions } from "../company/field/to-company-question.ts";
import { overviewOf } from "../company/get-company.ts";
import { competitionOf } from "../company/get-competition.ts";
import { questionsIn } from "../company/list-company-questions.ts";
import type { ServiceContext } from "../context.ts";
import { PUBLIC_VIEWER } from "../request.ts";

export interface CountedReport {
  /** What a report shows without its analyses. */
  readonly report: ReportFigures;
  /** Of most of the newest questions that list the company; null when they have none. */
  readonly sector: Sector | null;
  /** Questions that list the company, newest first. */
  /** Of the same field; a promise, since only a draft needs it. */
  readonly competition: () => Promise<Competition>;
}

/** Figures of a company in the field that everybody sees. `domain` is registrable. Throws BUSY. */
export async function readReportFigures(services: ServiceContext, domain: string): Promise<CountedReport> {
  const countedAt = new Date().toISOString();
  const field = await readField(services, PUBLIC_VIEWER, { domain, withPrivate: false });
  const [company, all] = await Promise.all([
    overviewOf(services, field, true),
    questionsIn(services, PUBLIC_VIEWER, field),
  ]);
  const { name, isSandbox, figures, models } = company;
  const questions = filterQuestions(all, { sort: "newest", listing: "listed" });
  const sources = citedDomains(field.questions, domain);
  const report = {
    domain,
    name,
    isSandbox,
    countedAt,
    models: listingModels(models),
    totalAnswers: figures.answers,
    totalCompetitors: countTogether(field),
    averageRank: figures.averageRank,
    totalMentions: figures.totalMentions,
    totalSources: figures.sources,
    historicalData: questions
      .slice(0, BLOG_REPORT_LIMITS.topSources)
      .map(({ prompt, rank, createdAt }) => ({ prompt, averageRank: rank, createdAt })),
    top50Sources: sources.slice(0, BLOG_REPORT_LIMITS.topSources),
  };
  const sector = mostFrequent(field.questions.map((question) => question.sector));
  return { report, sector, competition: () => competitionOf(services, field, PUBLIC_VIEWER.userId) };
}

/** How many other companies are listed in the answers that list the company. */
function countTogether({ domain, questions }: Field): number {
  const answers = questions.flatMap((question) => question.answers).filter(({ ranks }) => ranks.has(domain));
  return new Set(answers.flatMap(({ ranks }) => [...ranks.keys()])).size - (answers.length > 0 ? 1 : 0);
}

function mostFrequent(sectors: readonly (Sector | null)[]): Sector | null {
  const known = Map.groupBy(
    sectors.filter((sector) => sector !== null),
    (sector) => sector,
  );
  const [most] = [...known].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? null;
}
