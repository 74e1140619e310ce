import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBrand } from "../../test/brands.ts";
import { addMadeAnswer, addMadeClaim, addMadeVisit } from "../../test/claims.ts";
import { GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { addLabel } from "../brands/claims/labels.ts";
import { exportBrandClaims } from "./export-brand-claims.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("statements and labels are rows with how they were asked, of one market and of nobody else's brand", async () => {
  const maya = await addUser(services);
  const brandId = await addBrand(maya, { markets: [{ country: "DE", language: "de" }] });
  const rows = async (what: "statements" | "labels") => {
    const { bytes } = await exportBrandClaims(maya.request, { brandId, what, format: "csv" });
    const [header = "", ...lines] = new TextDecoder().decode(bytes).trim().split(/\r?\n/u);
    const names = header.replace(/^\uFEFF/u, "").split(",");
    return lines.map((line) => Object.fromEntries(line.split(",").map((cell, at) => [names[at], cell])));
  };
  await expect(rows("statements")).rejects.toMatchObject({ code: "NO_RESULTS_TO_EXPORT" });
  const german = await addMadeVisit(services, brandId, { market: "DE/de" });
  await sql`update brand_visits set ways = array['told/1'] where id = ${german.visitId}`.execute(services.db);
  const elsewhere = await addMadeVisit(services, brandId);
  const claimId = await addMadeClaim(services, brandId, { verdict: "false", text: "It is hard" });
  const rival = await addMadeClaim(services, brandId, { verdict: "true", company: "salesforce.com" });
  const says = [{ claimId, polarity: "blamed", aspect: "ease" }, { claimId: rival }] as const;
  await addMadeAnswer(services, german, { round: 1, arm: "natural", says });
  await addMadeAnswer(services, elsewhere, { round: 1, says });
  const said = {
    Country: "DE",
    Language: "de",
    Geo: "told",
    "Kind of answer": "plain answer",
    "Model ID": GPT,
  };
  expect(await rows("statements")).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({
        ...said,
        Company: "HubSpot",
        Claim: "It is hard",
        Aspect: "Ease of use",
        Verdict: "False",
        Judge: "code",
      }),
      expect.objectContaining({ ...said, Company: "Salesforce", Verdict: "True", Polarity: "neutral" }),
    ]),
  );
  expect(await rows("statements")).toHaveLength(2);
  const label = { claimId, runId: german.runId, columnId: `${GPT}_round1_natural`, isDrawn: false } as const;
  await addLabel(maya.request, { brandId, label: { ...label, shown: "false", verdict: "true" } });
  expect(await rows("labels")).toMatchObject([
    { ...said, Judged: "False", "Your verdict": "True", Drawn: "no" },
  ]);
  const ada = await addUser(services);
  await expect(
    exportBrandClaims(ada.request, { brandId, what: "labels", format: "csv" }),
  ).rejects.toMatchObject({ code: "BRAND_NOT_FOUND" });
});
