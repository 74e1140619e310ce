import { readAnswers, readRunEvents } from "@standings/database";
import {
  type BrandName,
  type CalledBy,
  createMatcher,
  lettersOf,
  newName,
  soughtCompany,
} from "@standings/domain";
import { claimsText } from "@standings/models";
import { KNOWN_WORDS } from "@standings/words";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ALL, addBrand, countAfresh, HUBSPOT, visit } from "../../../test/brands.ts";
import { FIVE } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { stateOf } from "../../studies/study-run.ts";
import { getBrandNames } from "../names/get-names.ts";
import { saveNames } from "../names/save-names.ts";
import { getBrandOverview } from "./get-overview.ts";

let services: TestServices;
let maya: Awaited<ReturnType<typeof addUser>>;
let brandId: string;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
  maya = await addUser(services, { credits: 50 });
  brandId = await addBrand(maya, { models: FIVE, aliases: [], natural: true });
  await visit(services, maya, brandId);
});
afterAll(() => services.close());

const overview = () => getBrandOverview(maya.request, { brandId, ...ALL });

/** The brand under these names; the past is counted again. */
async function call(names: readonly BrandName[]): Promise<void> {
  const { version, companies } = await getBrandNames(maya.request, { brandId });
  const wanted = companies.map((company) =>
    company.key === "" ? { ...company, names, sites: SITES } : company,
  );
  await saveNames(maya.request, { brandId, baseVersion: version, companies: wanted });
  await services.runJobs();
}

async function storedNames(): Promise<unknown[]> {
  const { rows } = await sql`
    select 'list', visit_id, prompt_id, company, called from visit_figures where brand_id = ${brandId}
    union all select 'plain', visit_id, prompt_id, company, called from visit_mentions where brand_id = ${brandId}
    order by 1, 2, 3, 4
  `.execute(services.db);
  return rows;
}

const NAME = newName("HubSpot");
const FORMER: BrandName = { ...newName("HubSpot"), kind: "former" };
const PRODUCT = newName("Zoho CRM", "product");
/** The product's too, so that answers have both names. */
const SITES = [HUBSPOT.domain, "zoho.com"];

/** Answers that call the brand by each of these names, read from what the models wrote. */
async function namesSaid(names: readonly string[]) {
  const match = createMatcher([{ ...soughtCompany(names, ""), sites: SITES }], KNOWN_WORDS);
  const letters = names.map(lettersOf);
  const lists = names.map(() => 0);
  const plain = names.map(() => 0);
  const studies = await services.db
    .selectFrom("visit_prompts")
    .select("run_id")
    .where("brand_id", "=", brandId)
    .execute();
  for (const { run_id } of studies) {
    const { answers } = stateOf(await readRunEvents(services.db, run_id ?? ""));
    for (const { results } of answers) {
      const own = results.find(
        ({ name, domain }) => SITES.includes(domain) || letters.includes(lettersOf(name)),
      );
      const at = own ? letters.indexOf(lettersOf(own.name)) : -1;
      if (at >= 0) lists[at] = (lists[at] ?? 0) + 1;
    }
    for (const { column_id, raw_text } of (await readAnswers(services.db, { runId: run_id ?? "" }))
      ?.answers ?? []) {
      const text = claimsText(raw_text ?? "");
      const mention = column_id.endsWith("_natural") ? match(text)[0] : null;
      if (mention?.stance !== "named") continue;
      const at = letters.indexOf(lettersOf(text.slice(mention.at, mention.end)));
      if (at >= 0) plain[at] = (plain[at] ?? 0) + 1;
    }
  }
  return { lists, plain };
}

it("a company is told by which name answers call it once it has a product's or a former one, and names taken back give the first counts", async () => {
  await call([NAME]);
  expect((await overview()).called).toEqual([]);
  const first = await storedNames();
  await call([PRODUCT, FORMER]);
  const { called, companies, plain, answers } = await overview();
  expect(called).toHaveLength(1);
  const said = await namesSaid([PRODUCT.text, FORMER.text]);
  const [own] = called;
  expect(own).toMatchObject({ name: HUBSPOT.name, isBrand: true, key: HUBSPOT.domain });
  const counts = (by: CalledBy | null | undefined) =>
    [PRODUCT, FORMER].map((name) => by?.names.find(({ text }) => text === name.text)?.answers);
  expect(counts(own?.lists)).toEqual(said.lists);
  expect(counts(own?.plain)).toEqual(said.plain);
  expect(Math.min(...said.lists, ...said.plain), JSON.stringify(said)).toBeGreaterThan(0);
  expect(own?.plain?.answers).toBe(plain?.companies[0]?.stances.named);
  expect(own?.lists.answers).toBe(Math.round((companies[0]?.listed.value ?? 0) * answers));
  const second = await storedNames();
  await countAfresh(services, brandId);
  expect(await storedNames()).toEqual(second);
  await call([NAME]);
  expect(await storedNames()).toEqual(first);
  await call([PRODUCT, FORMER]);
  expect(await storedNames()).toEqual(second);
});
