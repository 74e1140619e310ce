import { readRunEvents } from "@standings/database";
import { type StudyRecord, studyNotes } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBrand, visit } from "../../test/brands.ts";
import { study } from "../../test/studies.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { getAgainst } from "../company/against/get-against.ts";
import { packRuns } from "../runs/pack-runs.ts";
import { getCompanyStudies } from "../studies/get-company-studies.ts";
import { getStudy } from "../studies/get-study.ts";
import { recountIdentity } from "./recount-identity.ts";
import { renewStudies } from "./renew-studies.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ proMonthlyAnalyses: 10 });
});
afterAll(() => services.close());

const recountAll = () => recountIdentity(services.services.systemRequest());

/** What a study's row and the pages of companies hold of what it found. */
async function kept(studyId: string) {
  const { db } = services;
  const study = await db
    .selectFrom("studies")
    .select(["findings", "brief", "places", "rules"])
    .where("run_id", "=", studyId)
    .executeTakeFirstOrThrow();
  const companies = await db
    .selectFrom("study_companies")
    .selectAll()
    .where("run_id", "=", studyId)
    .orderBy("domain")
    .execute();
  return { study, companies };
}

/** What is to be known beside the study's sentence. */
function notesOf(record: StudyRecord): string {
  if (record.findings === null) throw new Error("The study found nothing");
  return studyNotes(record, record.findings, { modelName: (id) => id }).join(" ");
}

/** As older rules would have left it: the leader of every answer was not read, and nobody was mentioned. */
async function makeOld(studyId: string): Promise<void> {
  const { db } = services;
  await sql`update run_events set event = (event::jsonb || jsonb_build_object(
      'results', (event::jsonb -> 'results') - 0,
      'versions', (event::jsonb -> 'versions') || '{"reading": 0}'))::json
    where run_id = ${studyId} and event->>'type' = 'answer' and event->>'outcome' = 'listed'`.execute(db);
  await sql`update studies set rules = '{0,0,0}', brief = null, places = null,
      findings = jsonb_set(jsonb_set(findings, '{report,entries,0,score,value}', '0.01'), '{mentions}', '{}')
    where run_id = ${studyId}`.execute(db);
  await sql`delete from study_companies where run_id = ${studyId}`.execute(db);
}

describe("an ended study that older rules counted", () => {
  it.each([
    ["as it ended", false],
    ["packed", true],
  ])(
    "%s, has the findings of a fresh one after the recount, and says when they changed",
    async (_how, isPacked) => {
      const maya = await addUser(services, { credits: 9 });
      const { studyId } = await study(maya, { prompt: "Best ferry operator", natural: true, rounds: 2 });
      const fresh = await kept(studyId);
      const shown = await getStudy(maya.request, studyId);
      expect(shown).toMatchObject({ isRecountDue: false, recountedAt: null });
      await makeOld(studyId);
      if (isPacked) {
        const inHours = new Date(Date.now() + 5 * 3_600_000);
        expect(await packRuns(services.services.systemRequest(), inHours)).toBeGreaterThan(0);
      }
      const old = await getStudy(maya.request, studyId);
      expect(old).toMatchObject({ isRecountDue: true, recountedAt: null });
      expect(notesOf(old)).toContain("They are being counted again.");

      await recountAll();

      expect(await kept(studyId)).toEqual(fresh);
      const recounted = await getStudy(maya.request, studyId);
      expect(recounted).toEqual({ ...shown, recountedAt: expect.any(String) });
      expect(notesOf(recounted)).toMatch(
        /Counted again on \w{3} \d{1,2}, \d{4} with newer rules of names\./u,
      );
      const { length } = await readRunEvents(services.db, studyId);
      await recountAll();
      expect(await readRunEvents(services.db, studyId)).toHaveLength(length);
    },
  );

  it("says nothing of a recount that changed no figure", async () => {
    const maya = await addUser(services, { credits: 9 });
    const { studyId } = await study(maya, { prompt: "Best quiet ferry", rounds: 1 });
    const before = await getStudy(maya.request, studyId);
    await sql`update studies set rules = '{0,0,0}' where run_id = ${studyId}`.execute(services.db);
    await recountAll();
    expect(await getStudy(maya.request, studyId)).toEqual(before);
  });

  it("is told on the pages of its companies until it is counted", async () => {
    const maya = await addUser(services, { credits: 9 });
    const { studyId } = await study(maya, { prompt: "Best small CRM", rounds: 1 });
    const { companies } = await kept(studyId);
    const [domain = "", against = ""] = companies.map((company) => company.domain);
    const told = async () => [
      (await getCompanyStudies(maya.request, { domain })).isRecountDue,
      (await getAgainst(maya.request, { domain, against })).studies.map(({ isRecountDue }) => isRecountDue),
    ];
    expect(await told()).toEqual([false, [false]]);
    await sql`update studies set rules = '{0,0,0}' where run_id = ${studyId}`.execute(services.db);
    expect(await told()).toEqual([true, [true]]);
    await recountAll();
    expect(await told()).toEqual([false, [false]]);
  });

  it("is counted by the next attempt when one was ended in it, and when what it found took too long", async () => {
    const maya = await addUser(services, { credits: 9 });
    const ids: string[] = [];
    for (const prompt of ["Best night ferry", "Best car ferry"])
      ids.push((await study(maya, { prompt, rounds: 1 })).studyId);
    const fresh = await Promise.all(ids.map(kept));
    await Promise.all(ids.map(makeOld));
    const { studyReader } = services.context;
    let calls = 0;
    const makeFindings: typeof studyReader.makeFindings = async (...task) => {
      calls += 1;
      if (calls === 1) return undefined;
      if (calls === 2) throw new Error("killed");
      return studyReader.makeFindings(...task);
    };
    const broken = { ...services.context, studyReader: { ...studyReader, makeFindings } };
    await expect(renewStudies(broken)).rejects.toThrow("killed");
    await recountAll();
    expect(await Promise.all(ids.map(kept))).toEqual(fresh);
  });

  it("brings the sums of its brand's visit along", async () => {
    const { db } = services;
    const maya = await addUser(services, { credits: 50 });
    await visit(services, maya, await addBrand(maya));
    await services.runJobs();
    const sums = () =>
      db.selectFrom("visit_figures").selectAll().orderBy("prompt_id").orderBy("company").execute();
    const fresh = await sums();
    expect(fresh.length).toBeGreaterThan(0);
    const studies = await db
      .selectFrom("visit_prompts")
      .select("run_id")
      .where("run_id", "is not", null)
      .execute();
    for (const { run_id: studyId } of studies) await makeOld(studyId ?? "");
    await sql`update visit_figures set listed = array_fill(0, array[cardinality(listed)])`.execute(db);
    await recountAll();
    expect(await sums()).toEqual(fresh);
  });
});
