import fc from "fast-check";
import { expect, it } from "vitest";
import { companyFileName, pdfFileName, tableFileName } from "./file-names.ts";

const createdAt = "2026-11-12T14:32:05.000Z";

it("begins with the product and carries slug and time", () => {
  expect(pdfFileName({ question: "Best CRM for startups?", secondQuestion: null, createdAt })).toBe(
    "standings-best-crm-for-startups-20261112-143205.pdf",
  );
  expect(tableFileName({ question: "Crème brûlée & Łódź", secondQuestion: null, createdAt }, "csv")).toBe(
    "standings-creme-brulee-odz-20261112-143205.csv",
  );
  expect(pdfFileName({ question: "最好的客户管理软件", secondQuestion: null, createdAt })).toBe(
    "standings-20261112-143205.pdf",
  );
  expect(companyFileName({ domain: "HubSpot.com", tab: "seo", createdAt })).toBe(
    "hubspot.com-seo-analysis-20261112-143205.pdf",
  );
  expect(companyFileName({ domain: "日本語.jp", tab: "sources", createdAt })).toBe(
    "xn--wgv71a119e.jp-sources-analysis-20261112-143205.pdf",
  );
  expect(companyFileName({ domain: "../../etc", tab: "seo", createdAt })).toBe(
    "..-seo-analysis-20261112-143205.pdf",
  );
});

it("of a comparison names both questions", () => {
  expect(pdfFileName({ question: "Best CRM", secondQuestion: "Best ERP", createdAt })).toBe(
    "standings-best-crm-vs-best-erp-20261112-143205.pdf",
  );
});

it("is short and ASCII whatever the question", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), (question) => {
      expect(pdfFileName({ question, secondQuestion: null, createdAt })).toMatch(
        /^standings-([a-z0-9][a-z0-9-]{0,59}-)?\d{8}-\d{6}\.pdf$/,
      );
    }),
  );
});
