import { BUILT_IN_MODELS, makeCatalogue, replaceCatalogue } from "@standings/domain";
import { afterEach, expect, it } from "vitest";
import { promptsReport } from "../test/company-samples.ts";
import { readPdf } from "../test/read-pdf.ts";
import { createReportRenderer } from "./index.ts";

afterEach(() => replaceCatalogue());

it("names models in PDFs as the process's catalogue does, also after it was changed", async () => {
  const renderer = createReportRenderer({ deadline: 100_000, threads: 1 });
  const before = await readPdf(await renderer.renderPdf(promptsReport({}, 3)));
  expect(before.text).toContain("GPT 4.1");
  const [first, ...others] = BUILT_IN_MODELS;
  if (!first) throw new Error("no model");
  replaceCatalogue(makeCatalogue([{ ...first, name: "Renamed" }, ...others]));
  const after = await readPdf(await renderer.renderPdf(promptsReport({}, 3)));
  await renderer.close();
  expect(after.text).toContain("Renamed");
  expect(after.text).not.toContain("GPT 4.1");
});
