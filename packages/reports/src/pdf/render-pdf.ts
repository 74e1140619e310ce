import { createHash } from "node:crypto";
import { KIND_TITLES, SANDBOX_LABEL, SITE_NAME } from "@standings/domain";
import type { RankingReport } from "../report.ts";
import { createFaceLibrary, type FaceLibrary } from "../text/faces.ts";
import { openTypesetter } from "../text/typesetter.ts";
import { drawAggregated } from "./aggregated.ts";
import { drawByModel } from "./by-model.ts";
import { drawChrome } from "./chrome.ts";
import { drawComparison } from "./comparison.ts";
import { drawOpening } from "./opening.ts";
import { openSheet, type Sheet } from "./sheet.ts";
import { mapTexts, textsOf, tidyReport } from "./tidy.ts";
import { OUR_CHARACTERS } from "./words.ts";

const VIEWS = { aggregated: drawAggregated, by_model: drawByModel, comparison: drawComparison };

/** Renders reports one after another in this thread; the same report gives the same bytes. */
export function createPdfRenderer(library: FaceLibrary = createFaceLibrary()) {
  return async function renderPdf(input: RankingReport): Promise<Uint8Array<ArrayBuffer>> {
    const tidy = tidyReport(input);
    const type = await openTypesetter(library, OUR_CHARACTERS + textsOf(tidy).join(""));
    const report = mapTexts(tidy, type.settle);
    const sheet = openSheet(type);
    const title = `${KIND_TITLES[report.kind]}: ${report.question}`;
    describe(sheet, report, title);
    VIEWS[report.view](sheet, report, drawOpening(sheet, report));
    drawChrome(sheet, report);
    return sheet.bytes(title);
  };
}

function describe({ doc }: Sheet, report: RankingReport, title: string): void {
  const created = new Date(report.createdAt);
  doc.setProperties({
    author: SITE_NAME,
    creator: SITE_NAME,
    subject: report.isSandbox ? SANDBOX_LABEL : KIND_TITLES[report.kind],
  });
  doc.setLanguage("en-US");
  doc.viewerPreferences({ DisplayDocTitle: true });
  doc.setCreationDate(Number.isNaN(created.getTime()) ? new Date(0) : created);
  const digest = createHash("sha256").update(title).update(JSON.stringify(report)).digest("hex");
  doc.setFileId(digest.slice(0, 32).toUpperCase());
}
