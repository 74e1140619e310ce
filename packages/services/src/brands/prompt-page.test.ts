import { asModelId } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ALL, addBrand, HUBSPOT, visit } from "../../test/brands.ts";
import { FIVE } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { changePrompt, removePrompt } from "./change-brand.ts";
import { revokeLink } from "./links.ts";
import { getBrand } from "./list-brands.ts";
import { getBrandAnswers } from "./overview/get-brand-answers.ts";
import { getBrandOverview } from "./overview/get-overview.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterAll(() => services.close());

it("the page that is to be cited is counted whatever its spelling, and opens the answers that cite it", async () => {
  const maya = await addUser(services, { credits: 50 });
  // A site that answers of the sandbox cite.
  const brandId = await addBrand(maya, {
    ...{ ...HUBSPOT, name: "Capterra", domain: "capterra.com" },
    prompts: HUBSPOT.prompts.slice(0, 1),
    models: FIVE,
    rounds: 3,
  });
  await visit(services, maya, brandId);
  const [cited] = await services.db
    .selectFrom("visit_sources")
    .select(["pages", "prompt_id"])
    .where("brand_id", "=", brandId)
    .where("domain", "=", "capterra.com")
    .execute();
  const [page] = cited?.pages ?? [];
  if (!cited || !page) return expect.fail("no answer cites the brand's site");
  const promptId = cited.prompt_id;
  const spelled = `${page.url.replace("https://www.", "http://").replace(/\/$/, "")}/?utm_source=chat`;
  const changed = await changePrompt(maya.request, { brandId, promptId, page: spelled });
  expect(changed.prompts[0]?.page).toBe(spelled.replace("?utm_source=chat", ""));

  const [row] = (await getBrandOverview(maya.request, { brandId, ...ALL })).prompts;
  expect(row?.page).toMatchObject({ url: changed.prompts[0]?.page, cited: page.answers, answers: 15 });
  const { answers } = await getBrandAnswers(maya.request, {
    ...{ ...ALL, brandId, promptId, behind: "all", page: row?.page?.url },
  });
  expect(answers).toHaveLength(page.answers);
  expect(new Set(answers.map(({ modelId }) => modelId))).toEqual(new Set(row?.page?.models));
  const byModel = await Promise.all(
    FIVE.map(async (model) => {
      const [only] = (await getBrandOverview(maya.request, { brandId, ...ALL, model: asModelId(model) }))
        .prompts;
      return only?.page?.cited ?? 0;
    }),
  );
  expect(byModel.reduce((sum, some) => sum + some, 0)).toBe(page.answers);

  const other = "https://capterra.com/a-page-that-nobody-cites";
  await changePrompt(maya.request, { brandId, promptId, page: other });
  const [uncited] = (await getBrandOverview(maya.request, { brandId, ...ALL })).prompts;
  expect(uncited?.page).toEqual({ url: other, cited: 0, answers: 15, models: [] });
});

it("a page of another site is refused, a label alone leaves the page, and null takes it away", async () => {
  const maya = await addUser(services, { credits: 0 });
  const brandId = await addBrand(maya, HUBSPOT);
  const [prompt] = (await getBrand(maya.request, { brandId })).prompts;
  const promptId = prompt?.id ?? "";
  for (const page of ["https://pipedrive.com/", "no address", "javascript:alert(1)", "http://10.0.0.1/"])
    await expect(changePrompt(maya.request, { brandId, promptId, page })).rejects.toMatchObject({
      code: "BRAND_INVALID",
    });
  await changePrompt(maya.request, { brandId, promptId, page: "/crm?utm_source=x" });
  const labelled = await changePrompt(maya.request, { brandId, promptId, label: "Startups" });
  expect(labelled.prompts[0]).toMatchObject({ page: "https://hubspot.com/crm", label: "Startups" });
  const without = await changePrompt(maya.request, { brandId, promptId, page: null });
  expect(without.prompts[0]).toMatchObject({ page: null, label: "Startups" });
});

it("a prompt that the brand does not have is not found when it is changed; ids that are none end nothing", async () => {
  const maya = await addUser(services, { credits: 0 });
  const brandId = await addBrand(maya, HUBSPOT);
  const before = await getBrand(maya.request, { brandId });
  for (const promptId of ["\0", "x", "", brandId])
    await expect(changePrompt(maya.request, { brandId, promptId, page: "/a" })).rejects.toMatchObject({
      code: "PROMPT_NOT_FOUND",
    });
  for (const promptId of ["\0", "x", ""]) {
    expect(await removePrompt(maya.request, { brandId, promptId })).toEqual(before);
    await revokeLink(maya.request, { brandId, linkId: promptId });
  }
});
