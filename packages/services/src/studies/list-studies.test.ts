import { studySentence } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIVE } from "../../test/searches.ts";
import { study } from "../../test/studies.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { updateAccount } from "../account/update-account.ts";
import { getStudy } from "./get-study.ts";
import { listStudies } from "./list-studies.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterAll(() => services.close());

describe("the list of studies", () => {
  it("says what each found, and where the viewer's company stands in it", async () => {
    const maya = await addUser(services, { credits: 20 });
    const { studyId } = await study(maya, { rounds: 3, models: FIVE });
    const [before] = (await listStudies(maya.request, { limit: 5 })).studies;
    expect(before).toMatchObject({ id: studyId, own: null, verdict: expect.stringMatching(/\.$/) });

    const { findings } = await getStudy(maya.request, studyId);
    const { report, names } = findings ?? expect.fail("nothing was found");
    expect(before?.verdict).toBe(studySentence(report, (key) => names[key]?.name ?? key));
    expect(before?.top).toEqual(
      report.entries.slice(0, 3).map(({ key, place }) => ({ ...names[key], tier: place?.tier })),
    );
    const [first] = report.entries;
    const { bestRank, worstRank } = first?.place ?? expect.fail("the first was not compared");
    await updateAccount(maya.request, { companyDomain: first?.key ?? "" });
    const [named] = (await listStudies(maya.request, { limit: 5 })).studies;
    expect(named?.own).toEqual({ isListed: true, bestRank, worstRank });
    await updateAccount(maya.request, { companyDomain: "nobody-lists-this.com" });
    const [absent] = (await listStudies(maya.request, { limit: 5 })).studies;
    expect(absent?.own).toEqual({ isListed: false, bestRank: null, worstRank: null });
  });

  it("finds questions by a part of them, in letters of either case, and pages through what it found", async () => {
    const maya = await addUser(services, { credits: 20 });
    for (const prompt of ["Best CRM for agencies", "Best payroll tool", "CRM that founders love"])
      await study(maya, { rounds: 1, prompt });
    const prompts = async (text: string, cursor?: string) => {
      const { studies, next } = await listStudies(maya.request, { limit: 1, text, cursor });
      return { prompts: studies.map(({ prompt }) => prompt), next };
    };
    const { prompts: found, next } = await prompts("crm");
    expect(found).toEqual(["CRM that founders love"]);
    expect(await prompts("crm", next ?? "")).toEqual({ prompts: ["Best CRM for agencies"], next: null });
    expect(await prompts("100 % of it")).toEqual({ prompts: [], next: null });
  });
});
