import { type Brand, readRunEvents } from "@standings/database";
import {
  alertSentence,
  type BrandNamesSpec,
  type BrandOverview,
  brandPath,
  brandSentence,
  brandSheet,
  companyKeys,
  falseAlertBound,
  type Market,
  marketName,
  plainSentence,
  plural,
  type QuestionKind,
  rhythmWords,
  rivalSentence,
  sharePercent,
} from "@standings/domain";
import {
  type BrandAnswerRow,
  type BrandChart,
  type BrandPaper,
  brandFileName,
  brandTable,
  type TableFormat,
  tableFile,
} from "@standings/reports";
import { readLogo } from "../brands/agency-logo.ts";
import { readCountedNames } from "../brands/names/read-names.ts";
import { type BrandView, overviewOf } from "../brands/overview/get-overview.ts";
import { inList, readAxis } from "../brands/overview/read-visits.ts";
import { findBrand, settingsOf } from "../brands/read-brand.ts";
import { readPlainAnswers, readPlainTexts } from "../brands/visits/plain-mentions.ts";
import { identify } from "../brands/visits/roll-up.ts";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { countUse } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { readKeys } from "../studies/study-keys.ts";
import { stateOf } from "../studies/study-run.ts";
import type { ExportedFile } from "./export-result.ts";
import { renderPdf, requirePdfExport } from "./render-pdf.ts";

/**
 * What the page of a brand of the viewer shows of a span, as PDF. Throws BRAND_NOT_FOUND, EXPORT_NOT_INCLUDED, INVALID_MARKET,
 * NO_RESULTS_TO_EXPORT before the first visit has ended, EXPORT_FAILED or TOO_MANY_REQUESTS.
 */
export async function exportBrandPdf(
  request: ServiceRequest,
  { brandId, ...filters }: BrandView,
): Promise<ExportedFile> {
  const { services, viewer } = requireScope(request, "read");
  await requirePdfExport(services, viewer);
  await countUse(services, "export", viewer);
  const brand = await findBrand(services.db, viewer.userId, brandId);
  const overview = await overviewOf(services.db, brand, filters);
  if (overview.visits.length === 0) throw new ServiceError("NO_RESULTS_TO_EXPORT");
  const logo = await readLogo(services, brand.agency?.logoUrl);
  const paper = toBrandPaper(services, brand, overview, { logo, model: filters.model });
  return { bytes: await renderPdf(services, paper), fileName: brandFileName(paper, "pdf") };
}

/** Studies whose answers are in memory at once. */
const AT_ONCE = 20;

/**
 * Every answer of a brand's visits in a span, of one market, lists and plain ones, as CSV or spreadsheet. Throws BRAND_NOT_FOUND, INVALID_MARKET, NO_RESULTS_TO_EXPORT or TOO_MANY_REQUESTS.
 */
export async function exportBrandTable(
  request: ServiceRequest,
  { brandId, format, ...filters }: BrandView & { readonly format: TableFormat },
): Promise<ExportedFile> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  await countUse(services, "export", viewer);
  const brand = await findBrand(db, viewer.userId, brandId);
  const { visits, market } = await readAxis(db, brand, filters);
  const asked = await db
    .selectFrom("visit_prompts as asked")
    .innerJoin("brand_visits as visit", "visit.id", "asked.visit_id")
    .innerJoin("brand_prompts as prompt", "prompt.id", "asked.prompt_id")
    .select([
      "asked.run_id",
      "visit.due_at",
      "visit.is_sandbox",
      "prompt.prompt",
      "prompt.label",
      "prompt.kind",
    ])
    .where("asked.visit_id", "=", inList(visits))
    .where("asked.run_id", "is not", null)
    .$if(filters.label !== null, (rows) => rows.where("prompt.label", "=", filters.label))
    .orderBy("visit.due_at")
    .orderBy("asked.position")
    .execute();
  if (asked.length === 0) throw new ServiceError("NO_RESULTS_TO_EXPORT");
  const names = await readCountedNames(db, brand.id);
  async function* answers(): AsyncGenerator<BrandAnswerRow> {
    for (let from = 0; from < asked.length; from += AT_ONCE) {
      const studies = asked
        .slice(from, from + AT_ONCE)
        .map((row) => answersOf(services, names, filters, { ...row, market }));
      yield* (await Promise.all(studies)).flat();
    }
  }
  const now = new Date().toISOString();
  return {
    bytes: await tableFile(brandTable(names, answers(), services.catalogue.now()), format),
    fileName: brandFileName({ name: brand.name, createdAt: now }, format),
  };
}

interface AskedRow {
  readonly run_id: string | null;
  readonly due_at: Date;
  readonly is_sandbox: boolean;
  readonly prompt: string;
  readonly label: string | null;
  readonly kind: QuestionKind;
  readonly market: Market | null;
}

async function answersOf(
  { db }: Pick<ServiceContext, "db">,
  names: BrandNamesSpec,
  { model }: Pick<BrandView, "model">,
  { run_id: studyId, due_at, is_sandbox: isSandbox, prompt, label, kind, market }: AskedRow,
): Promise<BrandAnswerRow[]> {
  if (studyId === null) return [];
  const { answers } = stateOf(await readRunEvents(db, studyId));
  const asked = { question: prompt, names };
  const wanted = answers.filter(({ modelId }) => model === null || modelId === model);
  const keys = readKeys(answers, "company");
  const { idOf } = identify(keys, asked);
  const plain = readPlainAnswers(wanted, await readPlainTexts(db, studyId, wanted), asked);
  const mentions = new Map(plain.map(({ answer, mentions }) => [answer, mentions]));
  const of = { visitAt: due_at.toISOString(), prompt, label, kind, market, studyId, isSandbox };
  return wanted.map((answer): BrandAnswerRow => {
    if (answer.arm === "natural") {
      const stances = (mentions.get(answer) ?? []).map((mention) => mention?.stance ?? null);
      return { ...of, answer, ranks: [], stances };
    }
    return {
      ...of,
      answer,
      stances: [],
      ranks: companyKeys(names).map((company) => {
        const ranks = answer.results
          .filter((entry) => idOf(keys.keyOf(entry)) === company)
          .map(({ rank }) => rank);
        return ranks.length === 0 ? null : Math.min(...ranks);
      }),
    };
  });
}

/** A brand as it goes on paper. */
function toBrandPaper(
  { catalogue, settings: { publicUrl } }: ServiceContext,
  brand: Brand,
  overview: BrandOverview,
  { logo, model }: Pick<BrandPaper, "logo"> & Pick<BrandView, "model">,
): BrandPaper {
  const { name, domain, agency } = brand;
  const {
    visits,
    companies,
    others,
    alerts,
    market,
    prompts,
    rival,
    plain,
    missed,
    sources,
    isSandbox,
    answers,
    recentVisits,
    tracked,
  } = overview;
  return {
    kind: "brand",
    name,
    domain,
    agency: agency?.name ?? null,
    logo,
    isSandbox,
    timeZone: brand.time_zone,
    visits,
    companies,
    missed,
    sources,
    sourcesNote: `Cited in the ${missed} answers${model ? " of all models" : ""} that name a competitor and leave ${name} out`,
    createdAt: new Date().toISOString(),
    address: new URL(brandPath(brand.id, { market }), publicUrl).href,
    market: market && marketName(market),
    sentence: [
      brandSentence(overview),
      ...(plain ? [plainSentence(name, plain)] : []),
      ...(rival ? [rivalSentence(name, rival)] : []),
    ].join(" "),
    method:
      `${plural(prompts.length, "prompt")} asked of ${plural(brand.models.length, "model")} ${tracked.isAsked ? rhythmWords(settingsOf(brand)) : "until the last visit shown and no more"}, ` +
      `${plural(brand.rounds, "round")} a visit, ${brand.web_search ? "with" : "without"} web search. Figures count the last four weeks and prompts that name no tracked company: ` +
      `${plural(answers, "answer")} of ${plural(recentVisits, "visit")}. A change is called real when it is more than chance explains.`,
    bound: falseAlertBound(tracked.isAsked ? prompts.length : 0),
    promptsTitle: tracked.isAsked ? "Tracked prompts" : "Prompts, asked no more",
    sheet: brandSheet(settingsOf(brand), overview, catalogue.now()),
    others:
      others.companies === 0
        ? null
        : `${plural(others.companies, "other company", "other companies")} share ${sharePercent(others.voice)} of all points`,
    changes: alerts.map((alert) => alertSentence(name, alert, catalogue.now(), brand.time_zone)),
    prompts: prompts.toSorted(
      (a, b) => (a.place ?? 1_000) - (b.place ?? 1_000) || (b.score ?? -1) - (a.score ?? -1),
    ),
  };
}

/** The picture of a brand's visibility for its weekly mail. */
export function toBrandChart(overview: BrandOverview): BrandChart {
  return {
    title: "Listed in answers, over four weeks",
    timeZone: overview.timeZone,
    times: overview.visits.map(({ at }) => at),
    companies: overview.companies.map(({ name, isBrand, line }) => ({ name, isBrand, line })),
    isSandbox: overview.isSandbox,
  };
}
