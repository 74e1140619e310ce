import { readRunEvents } from "@standings/database";
import { asModelId, MAX_RESULTS, type ModelId } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ALL, addBrand, HUBSPOT, visitWeeks } from "../../../test/brands.ts";
import { FIVE } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { addPrompts, changeBrand } from "../change-brand.ts";
import { getBrandOverview } from "./get-overview.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterAll(() => services.close());

/** An answer that is a list, as it was logged. */
interface Listed {
  readonly visitId: string;
  readonly promptId: string;
  readonly modelId: string;
  readonly points: ReadonlyMap<string, number>;
}

/** The lists of a brand's visits, the oldest visit first. */
async function readLists(brandId: string): Promise<Listed[]> {
  const { db } = services;
  const asked = await db
    .selectFrom("visit_prompts as asked")
    .innerJoin("brand_visits as visit", "visit.id", "asked.visit_id")
    .select(["asked.visit_id", "asked.prompt_id", "asked.run_id"])
    .where("visit.brand_id", "=", brandId)
    .orderBy("visit.due_at")
    .execute();
  const lists = [];
  for (const { visit_id: visitId, prompt_id: promptId, run_id: runId } of asked)
    for (const event of await readRunEvents(db, runId ?? "")) {
      if (event.type !== "answer" || event.outcome !== "listed") continue;
      const points = new Map<string, number>();
      for (const { name, domain, rank } of event.results.toSorted((a, b) => b.rank - a.rank))
        points.set(domain || name, MAX_RESULTS.company + 1 - rank);
      lists.push({ visitId, promptId, modelId: event.modelId, points });
    }
  return lists;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** What `names-claims-topics-markets.md` and the method page say of these lists: strata weigh alike, on the chart models. */
function figuresOf(lists: readonly Listed[], domain: string) {
  const shareOf = (some: readonly Listed[]) => meanOf(some.map(({ points }) => (points.has(domain) ? 1 : 0)));
  const strata = Map.groupBy(lists, ({ promptId, modelId }) => `${promptId} ${modelId}`);
  const models = Map.groupBy(lists, ({ modelId }) => modelId);
  const all = sumOf(lists.flatMap(({ points }) => [...points.values()]));
  return {
    listed: meanOf([...strata.values()].map(shareOf)),
    line: meanOf([...models.values()].map(shareOf)),
    voice: sumOf(lists.map(({ points }) => points.get(domain) ?? 0)) / all,
  };
}

it("figures of a brand are those of its answers, while models are found not to search, come and go, and prompts are added", async () => {
  const maya = await addUser(services, { credits: 2_000 });
  const three = [FIVE[0], FIVE[2], FIVE[4]].map((id) => asModelId(id ?? ""));
  const brandId = await addBrand(maya, { models: three, rounds: 9 });
  const compare = async (models: readonly ModelId[]) => {
    const lists = await readLists(brandId);
    for (const model of [null, ...models]) {
      const overview = await getBrandOverview(maya.request, { brandId, ...ALL, model });
      const recent = new Set(overview.visits.slice(-4).map(({ id }) => id));
      const counted = lists.filter(
        ({ visitId, modelId }) => recent.has(visitId) && (model === null || modelId === model),
      );
      expect(overview.answers).toBe(counted.length);
      const domains = [HUBSPOT, ...HUBSPOT.competitors].map(({ domain }) => domain);
      for (const domain of domains) {
        const told = overview.companies.find((company) => company.domain === domain);
        const wanted = figuresOf(counted, domain);
        const found = {
          listed: told?.listed.value,
          line: told?.line.at(-1)?.value,
          voice: told?.voice.value,
        };
        const close = (value: number) => expect.closeTo(value, 6);
        expect([domain, model, found]).toEqual([
          domain,
          model,
          { listed: close(wanted.listed), line: close(wanted.line), voice: close(wanted.voice) },
        ]);
        const { low, high } = told?.listed.range ?? { low: 1, high: 0 };
        expect([low <= wanted.listed, wanted.listed <= high]).toEqual([true, true]);
      }
    }
  };
  for (const week of [6, 5, 4, 3]) {
    await visitWeeks(services, maya, brandId, { from: week, to: week });
    await compare(three);
  }
  const models = [...three.slice(1), asModelId(FIVE[1] ?? "")];
  await changeBrand(maya.request, { brandId, models });
  await addPrompts(maya.request, { brandId, prompts: [{ prompt: "Best CRM for agencies", label: null }] });
  await visitWeeks(services, maya, brandId, { from: 2, to: 1 });
  await compare([...three, ...models.slice(-1)]);
});
