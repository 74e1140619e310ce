import { signedInTest } from "./fixtures.ts";

for (const [name, path] of [
  ["prompts", "/company/zoho.com"],
  ["sources", "/company/zoho.com?tab=sources"],
] as const)
  for (const scheme of ["light", "dark"] as const)
    for (const width of [1440, 1024, 390])
      signedInTest(`${name} ${scheme} ${width}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await page
          .getByRole("heading", { name: name === "sources" ? "Pages to get onto" : /All Search Prompts \(/ })
          .waitFor();
        await page.waitForLoadState("networkidle");
        if (name === "sources")
          for (const nth of [0, 1])
            await page
              .getByRole("region", { name: "Pages to get onto" })
              .locator("button[aria-expanded]")
              .nth(nth)
              .click();
        await page.screenshot({ path: `/tmp/looks/${name}-${width}-${scheme}.png`, fullPage: true });
        await page.screenshot({
          path: `/tmp/looks/${name}-${width}-${scheme}-top.png`,
          fullPage: true,
          clip: { x: 0, y: width === 390 ? 900 : 150, width, height: width === 390 ? 1400 : 1100 },
        });
      });
