import { test } from "./fixtures.ts";
for (const [w, s] of [[390,"light"],[390,"dark"],[820,"light"],[1440,"light"],[1440,"dark"]] as const)
test(`shot ${w} ${s}`, async ({ page }) => {
  await page.emulateMedia({ colorScheme: s });
  await page.setViewportSize({ width: w, height: 1000 });
  await page.goto("/method");
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/method-${w}-${s}.png`, fullPage: true });
  for (const id of ["short","range","example","simulation"]) {
    await page.locator("#"+id).scrollIntoViewIfNeeded();
    await page.evaluate((i) => { location.hash = i; }, id);
    await page.waitForTimeout(200);
    await page.screenshot({ path: `/tmp/method-${w}-${s}-${id}.png` });
  }
});
