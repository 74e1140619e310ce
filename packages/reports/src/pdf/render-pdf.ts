import { createHash } from "node:crypto";
import {
  asModelId,
  COMPANY_TAB_TITLES,
  KIND_TITLES,
  type ModelCatalogue,
  SANDBOX_LABEL,
  SITE_NAME,
  STUDY_TITLE,
} from "@standings/domain";
import type { BrandPaper } from "../brand-paper.ts";
import type { CompanyReport } from "../company-report.ts";
import type { LookPaper } from "../look-paper.ts";
import type { RankingReport } from "../report.ts";
import type { StudyPaper } from "../study-paper.ts";
import { createFaceLibrary, type FaceLibrary } from "../text/faces.ts";
import { openTypesetter } from "../text/typesetter.ts";
import { drawAggregated } from "./aggregated.ts";
import { drawBrand } from "./brand/draw-brand.ts";
import { readLogo } from "./brand/draw-logo.ts";
import { drawByModel } from "./by-model.ts";
import { cleanReport, mapTexts, textsOf, withCleanNames } from "./clean-report.ts";
import { drawDiscovery } from "./company/discovery.ts";
import { type PaperLogos, readLogos } from "./company/logos.ts";
import { drawCompanyOpening } from "./company/opening.ts";
import { drawPrompts } from "./company/prompts.ts";
import { drawSeo } from "./company/seo.ts";
import { drawSources } from "./company/sources.ts";
import { drawComparison } from "./comparison.ts";
import { OUR_CHARACTERS } from "./dates.ts";
import { drawLook } from "./experiment/draw-look.ts";
import { drawHeaderAndFooter } from "./header-footer.ts";
import { drawOpening } from "./opening.ts";
import { openSheet, type Sheet } from "./sheet.ts";
import { drawArms } from "./study/arms.ts";
import { drawModels } from "./study/models.ts";
import { drawStudyOpening } from "./study/opening.ts";
import { drawStandings } from "./study/standings.ts";
import { drawTopic } from "./study/topic.ts";

export type Report = RankingReport | CompanyReport | StudyPaper | BrandPaper | LookPaper;

const VIEWS = { aggregated: drawAggregated, by_model: drawByModel, comparison: drawComparison };

const NO_LOGOS: PaperLogos = new Map();

const BRAND_TITLE = "Brand";
const EXPERIMENT_TITLE = "Experiment";

/** Renders reports one after another in this thread; the same report gives the same bytes. */
export function createPdfRenderer(library: FaceLibrary = createFaceLibrary()) {
  return async function renderPdf(
    input: Report,
    catalogue: ModelCatalogue,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const clean = cleanReport(input);
    const logos = input.kind === "company_page" ? await readLogos(input) : NO_LOGOS;
    const logo = input.kind === "brand" ? await readLogo(input.logo) : null;
    const { modelName, ...known } = withCleanNames(catalogue);
    const texts = textsOf(clean);
    // A company's report has the ids of models, and they are drawn by their names.
    const names = texts.filter((text) => known.describeModel(text)).map((id) => modelName(asModelId(id)));
    const type = await openTypesetter(library, [OUR_CHARACTERS, ...texts, ...names].join(""));
    const report = mapTexts(clean, type.settle);
    const sheet = openSheet(type, { ...known, modelName: (id) => type.settle(modelName(id)) });
    const { subject, heading } = namesOf(report);
    const title = `${subject}: ${"question" in report ? report.question : report.name}`;
    describe(sheet, report, { title, subject });
    if (report.kind === "company_page") drawCompany(sheet, report, logos);
    else if (report.kind === "study") drawStudy(sheet, report);
    else if (report.kind === "brand") drawBrand(sheet, report, logo);
    else if (report.kind === "experiment") drawLook(sheet, report);
    else VIEWS[report.view](sheet, report, drawOpening(sheet, report));
    drawHeaderAndFooter(sheet, { ...report, heading });
    return sheet.bytes(title);
  };
}

/** What a report is, and what the top of its pages says. */
function namesOf(report: Report): { readonly subject: string; readonly heading: string } {
  if (report.kind === "company_page") {
    const subject = COMPANY_TAB_TITLES[report.tab];
    return { subject, heading: `${report.name} / ${subject}` };
  }
  if (report.kind === "study") return { subject: STUDY_TITLE, heading: report.question };
  if (report.kind === "brand") return { subject: BRAND_TITLE, heading: report.name };
  if (report.kind === "experiment") return { subject: EXPERIMENT_TITLE, heading: report.name };
  const { kind, question, secondQuestion } = report;
  const heading = secondQuestion === null ? question : `${question} / ${secondQuestion}`;
  return { subject: KIND_TITLES[kind], heading };
}

function describe(
  { doc }: Sheet,
  report: Report,
  { title, subject }: { title: string; subject: string },
): void {
  const created = new Date(report.createdAt);
  doc.setProperties({
    author: SITE_NAME,
    creator: SITE_NAME,
    subject: report.isSandbox ? SANDBOX_LABEL : subject,
  });
  doc.setLanguage("en-US");
  doc.viewerPreferences({ DisplayDocTitle: true });
  doc.setCreationDate(Number.isNaN(created.getTime()) ? new Date(0) : created);
  const digest = createHash("sha256").update(title).update(JSON.stringify(report)).digest("hex");
  doc.setFileId(digest.slice(0, 32).toUpperCase());
}

/** One tab of a company's page on paper. */
function drawCompany(sheet: Sheet, report: CompanyReport, logos: PaperLogos): void {
  const top = drawCompanyOpening(sheet, report, logos);
  if (report.tab === "prompt") drawPrompts(sheet, report, top);
  else if (report.tab === "seo") drawSeo(sheet, report, top);
  else if (report.tab === "discovery") drawDiscovery(sheet, report, top);
  else drawSources(sheet, report, logos, top);
}

/** A study on paper. */
function drawStudy(sheet: Sheet, paper: StudyPaper): void {
  const top = drawStudyOpening(sheet, paper);
  const y = paper.topic
    ? drawTopic(sheet, paper.topic, top + 12)
    : drawArms(sheet, paper, drawStandings(sheet, paper, top) + 30);
  drawModels(sheet, paper, y);
}
