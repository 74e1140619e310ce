/** Nothing moves in a live ranking and a comparison (goals.md, P11). */
import { askComparison, askRanking } from "./ask.ts";
import { expect, signedInTest } from "./fixtures.ts";
import { expectNothingMoved, forgetShifts, watchLayout } from "./layout-shifts.ts";

const GPT = "openai/gpt-4.1-mini";
const CLAUDE = "anthropic/claude-3.5-haiku";
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 820, height: 1100 },
];

signedInTest.use({ reducedMotion: "reduce" });

for (const viewport of SCREENS) {
  signedInTest(
    `a ranking from its first skeleton to its end, at ${viewport.width} px`,
    async ({ page, product }) => {
      await page.setViewportSize(viewport);
      await watchLayout(page);
      await product.setFaults([{ model: CLAUDE, kind: "hold" }]);
      await askRanking(page, "Best CRM for startups");
      await page.getByRole("heading", { name: "“Best CRM for startups”" }).waitFor();
      await forgetShifts(page);
      await expect(page.getByText("4 of 5 models answered")).toBeVisible();
      await product.setFaults([]);
      await expect(page.getByText("Five answers side by side.")).toBeVisible();
      await expectNothingMoved(page);
    },
  );
}

for (const viewport of [...SCREENS, { width: 390, height: 844 }]) {
  signedInTest(`a comparison, answer by answer, at ${viewport.width} px`, async ({ page, product }) => {
    await page.setViewportSize(viewport);
    await watchLayout(page);
    await product.setFaults([{ model: GPT, kind: "hold", times: 1 }]);
    await askComparison(page, "Best CRM for startups", "Best CRM for agencies");
    await page.getByRole("heading", { name: "Prompt Comparison" }).waitFor();
    await forgetShifts(page);
    await expect(page.getByText("1 of 2 prompts answered")).toBeVisible();
    await product.setFaults([]);
    await expect(page.getByText(/on both\s+lists/)).toBeVisible();
    await expectNothingMoved(page);
  });
}

signedInTest("losing and finding the connection", async ({ page, context, product, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|Failed to fetch|network error|preload CSS/i);
  await watchLayout(page);
  await product.setFaults([{ model: CLAUDE, kind: "hold" }]);
  await askRanking(page, "Best CRM for startups");
  await expect(page.getByText("4 of 5 models answered")).toBeVisible();
  await forgetShifts(page);
  const column = page.getByRole("region", { name: "GPT 4.1" });
  const before = await column.boundingBox();
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await expect(page.getByText("Reconnecting.")).toBeVisible();
  expect(await column.boundingBox()).toEqual(before);
  await product.setFaults([]);
  await context.setOffline(false);
  await expect(page.getByText("Five answers side by side.")).toBeVisible();
  await expectNothingMoved(page);
});
