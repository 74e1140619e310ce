import { newId } from "@standings/database";
import { asModelId, type ClaimPage, type FactWish, studyColumn } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBrand, visit } from "../../../test/brands.ts";
import { addMadeAnswer, addMadeClaim, addMadeVisit } from "../../../test/claims.ts";
import { FIVE, GPT } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { exportBrandClaims } from "../../reports/export-brand-claims.ts";
import { addJob } from "../../jobs/add-job.ts";
import { addFact } from "./change-facts.ts";
import { getClaimPages } from "./get-claim-pages.ts";
import { getClaimStatements, getClaims } from "./get-claims.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ claims: { upstreamId: FIVE[2], deadlineMs: 30_000 } });
});
afterAll(() => services.close());

const G2 = "https://www.g2.com/categories/crm-software";
const CAPTERRA = "https://www.capterra.com/crm-software/";
const GARTNER = "https://www.gartner.com/reviews/market/crm-software";

/** True values of the sandbox's companies (`data/claims.csv`). */
const price = (company: string, subject: string, amount: number): FactWish => ({
  ...{ company, attribute: "price", subject, from: null, to: null },
  value: { kind: "money", amount, currency: "USD", period: "month", unit: "seat" },
});
const number = (company: string, amount: number): FactWish => ({
  ...{ company, attribute: "customers", subject: "", from: null, to: null },
  value: { kind: "number", amount },
});
const founded = (company: string, date: string): FactWish => ({
  ...{ company, attribute: "founded", subject: "", from: null, to: null },
  value: { kind: "date", date },
});
const FACTS = [
  ...[price("", "Starter", 20), price("", "Professional", 100), number("", 248_000), founded("", "2006")],
  ...[price("salesforce.com", "Starter", 25), number("salesforce.com", 150_000)],
  ...[founded("salesforce.com", "1999"), founded("pipedrive.com", "2010"), number("pipedrive.com", 100_000)],
  ...[price("pipedrive.com", "Essential", 14), price("pipedrive.com", "Advanced", 34)],
];

it("from a visit to the page: one that teaches the error is found, those that don't and that are closed are told", async () => {
  const maya = await addUser(services, { credits: 100 });
  const brandId = await addBrand(maya, { models: [...FIVE], rounds: 3 });
  await visit(services, maya, brandId);
  for (const fact of FACTS) await addFact(maya.request, { brandId, fact });
  await services.runJobs();
  const pages: (ClaimPage & { readonly verdict: string })[] = [];
  for (const company of ["", "salesforce.com", "pipedrive.com"]) {
    const { claims } = await getClaims(maya.request, { brandId, company });
    for (const { id: claimId, verdict, text } of claims) {
      const found = await getClaimPages(maya.request, { brandId, claimId });
      pages.push(...found.map((page) => ({ ...page, verdict })));
      const taught = found.find(({ url }) => url === G2);
      if (!taught) continue;
      // The old value is on no page; the wrong one is, in the page's own words.
      expect([text, taught.relation]).toEqual([text, expect.stringMatching(/beside|says/)]);
      const [statement] = await getClaimStatements(maya.request, { brandId, claimId });
      const [value = ""] = /\$?\d[\d,]*|no free plan|free plan/.exec(statement?.sentence ?? "") ?? [];
      expect(taught.passage).toContain(value);
    }
  }
  const relations = (url: string) => new Set(pages.flatMap((page) => (page.url === url ? [page.relation] : [])));
  expect(pages.every(({ verdict }) => verdict === "false" || verdict === "outdated")).toBe(true);
  expect(relations(CAPTERRA)).toEqual(new Set(["not_found"]));
  expect(relations(GARTNER)).toEqual(new Set(["unread"]));
  expect(pages.find(({ url }) => url === GARTNER)?.unread).toContain("robots.txt does not let");
  expect(pages.some(({ relation }) => relation === "beside")).toBe(true);
  expect(pages.some(({ relation }) => relation === "says")).toBe(true);
  const { bytes } = await exportBrandClaims(maya.request, { brandId, what: "statements", format: "csv" });
  expect(new TextDecoder().decode(bytes)).toContain(`${G2},"cited beside it, and says it",`);
});
