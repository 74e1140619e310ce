// @module-tag long
import { alertSentence, asModelId, BUILT_IN_CATALOGUE } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ALL, addBrand, HUBSPOT, visitWeeks } from "../../test/brands.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { setWorld } from "../../test/world.ts";
import { addDays, dayOf, mondayOf, weekOfDay } from "../brands/experiments/weeks.ts";
import { getBrandOverview } from "../brands/overview/get-overview.ts";
import { askPanel } from "./ask-panel.ts";
import { getWeather } from "./get-weather.ts";

const SILENT = "anthropic/claude-3.5-haiku";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ weather: true });
});
afterAll(() => services.close());

it("a model that changes on a date is found by the panel alone, and its brand is told: model changed", async () => {
  const changed = mondayOf(weekOfDay(dayOf(new Date(), "UTC")) - 2);
  const changes = [{ model: SILENT, from: changed }];
  /** The last hour of a day, or the first one, in the product and in its sandbox. */
  const askOn = async (day: string, hour: string) => {
    await setWorld(services, { changes, today: day });
    const offset = Date.parse(`${day}T${hour}:03:00Z`) - Date.now();
    await services.after(offset, () => askPanel(services.services.systemRequest()));
  };
  for (const days of [-7, -6, -5, 0, 1, 2]) await askOn(addDays(changed, days), "23");
  const maya = await addUser(services, { credits: 50 });
  const models = [asModelId(SILENT)];
  const brandId = await addBrand(maya, { prompts: HUBSPOT.prompts.slice(0, 1), models, rounds: 1 });
  await visitWeeks(services, maya, brandId, { from: 2, to: 2 });
  await askOn(addDays(changed, 7), "00");

  const weather = await getWeather(services.guest);
  const found = weather.models.flatMap(({ modelId, weeks }) =>
    weeks.flatMap(({ week, hasChanged }) => (hasChanged ? [[modelId, week]] : [])),
  );
  expect(found).toEqual([[SILENT, changed]]);
  expect(weather.everywhere).toEqual([]);

  await visitWeeks(services, maya, brandId, { from: 0, to: 0 });
  const { alerts } = await getBrandOverview(maya.request, { brandId, ...ALL });
  expect(alerts).toMatchObject([{ type: "weather", modelId: SILENT, week: changed }]);
  for (const alert of alerts)
    expect(alertSentence("HubSpot", alert, BUILT_IN_CATALOGUE, "UTC")).toMatch(
      /^Claude 3\.5 changed between .* though its version name did not\./,
    );
});
