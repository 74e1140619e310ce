import { BUILT_IN_CATALOGUE, BUILT_IN_MODELS, makeCatalogue } from "@standings/domain";
import { expect, it } from "vitest";
import { promptsReport } from "../test/company-samples.ts";
import { readPdf } from "../test/read-pdf.ts";
import { createReportRenderer } from "./index.ts";

it("names models in each PDF as the catalogue that it is given", async () => {
  const renderer = createReportRenderer({ deadline: 100_000, threads: 1 });
  const [first, ...others] = BUILT_IN_MODELS;
  if (!first) throw new Error("no model");
  const renamed = makeCatalogue([{ ...first, name: "Renamed" }, ...others]);
  const catalogues = [BUILT_IN_CATALOGUE, renamed, BUILT_IN_CATALOGUE];
  const files = await Promise.all(
    catalogues.map(async (catalogue) => readPdf(await renderer.renderPdf(promptsReport({}, 3), catalogue))),
  );
  await renderer.close();
  expect(files.map(({ text }) => [text.includes("GPT 4.1"), text.includes("Renamed")])).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
});
