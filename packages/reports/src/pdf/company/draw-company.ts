import type { CompanyReport } from "../../company-report.ts";
import type { Sheet } from "../sheet.ts";
import { drawDiscovery } from "./discovery.ts";
import type { PaperLogos } from "./logos.ts";
import { drawOpening } from "./opening.ts";
import { drawPrompts } from "./prompts.ts";
import { drawSeo } from "./seo.ts";
import { drawSources } from "./sources.ts";

/** One tab of a company's page on paper. */
export function drawCompany(sheet: Sheet, report: CompanyReport, logos: PaperLogos): void {
  const top = drawOpening(sheet, report, logos);
  if (report.tab === "prompt") drawPrompts(sheet, report, top);
  else if (report.tab === "seo") drawSeo(sheet, report, top);
  else if (report.tab === "discovery") drawDiscovery(sheet, report, top);
  else drawSources(sheet, report, logos, top);
}
