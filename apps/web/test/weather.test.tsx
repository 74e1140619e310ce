import { addWeather, type TestServices } from "@standings/services/testing";
import { screen, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

const DAY_MS = 86_400_000;
/** Monday so many weeks ago. */
function mondayBefore(weeks: number): string {
  const today = Math.floor(Date.now() / DAY_MS);
  const monday = today - ((today + 3) % 7);
  return new Date((monday - 7 * weeks) * DAY_MS).toISOString().slice(0, 10);
}

it("model weather says that the panel is not asked, then which model changed though its version did not", async () => {
  await openPage(services, "/weather");
  await screen.findByText(/^This installation does not ask the panel of questions/);
  await expectAccessible();

  const [gpt, claude] = ["openai/gpt-4.1-mini", "anthropic/claude-3.5-haiku"];
  const weeks = Array.from({ length: 26 }, (_, nth) => mondayBefore(26 - nth));
  await addWeather(
    services,
    weeks.flatMap((week, nth) => [
      { modelId: gpt, week, served: "v1", p: nth === 0 ? null : (nth % 7) / 7 + 0.01 },
      { modelId: claude, week, served: nth < 9 ? "v1" : "v2", hasChanged: nth === 25 },
    ]),
  );
  await openPage(services, "/weather");
  await screen.findByText(/^Claude 3\.5 changed between .* though its version name did not\.$/);
  await screen.findByText(/2 models, 20 neutral questions, 280 answers/);
  const [first, second] = within(screen.getByRole("region", { name: "Week by week" })).getAllByRole(
    "listitem",
  );
  expect(first?.textContent).toMatch(/^GPT 4\.1.*no change found in 25 weeks$/);
  expect(second?.textContent).toMatch(/^Claude 3\.5.*changed in the week of .*, same version$/);
  await expectAccessible();
});
