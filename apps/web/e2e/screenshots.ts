// `pnpm screenshots`: the README's pictures, made from the running product.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "@standings/testing/chromium";
import { askAt } from "./ask.ts";
import { startProduct } from "./product.ts";
import { embeddedDemo } from "./product-data.ts";
import { signUp } from "./sign-up.ts";

const FOLDER = fileURLToPath(new URL("../../../docs/screenshots/", import.meta.url));
const CLAUDE = "anthropic/claude-3.5-haiku";

mkdirSync(FOLDER, { recursive: true });
const product = await startProduct({}, await embeddedDemo());
const browser = await chromium.launch({
  executablePath: await findChromium(process.env.CHROMIUM_PATH),
  args: CHROMIUM_FLAGS,
});
try {
  const { token } = await signUp(product, { name: "Maya Okonkwo-Lindqvist", email: "maya@northwind.agency" });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  await context.addInitScript((value) => localStorage.setItem("auth_token", value), token);
  const page = await context.newPage();
  await product.setFaults([{ model: CLAUDE, kind: "slow", ms: 12_000 }]);
  await askAt(page, `${product.url}/company-ranking/Best%20CRM%20for%20startups`);
  await page.getByText("4 of 5 models answered").waitFor();
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await rowsAtRest(page);
  await page.screenshot({ path: `${FOLDER}streaming.png` });
  const aggregated = page.getByRole("tab", { name: "Aggregated Results" });
  await aggregated.and(page.locator(":enabled")).waitFor();
  await aggregated.click();
  await page.getByRole("img", { name: /^HubSpot:/ }).waitFor();
  await rowsAtRest(page);
  await page.screenshot({ path: `${FOLDER}aggregated.png` });
  await page.goto(`${product.url}/company/hubspot.com`);
  await page.getByRole("heading", { name: "Model Performance" }).waitFor();
  await rowsAtRest(page);
  await page.screenshot({ path: `${FOLDER}company.png` });
  console.log(`Written to ${FOLDER}`);
} finally {
  await browser.close();
  await product.close();
}

/** Waits for entry animations; waiting states keep moving. */
async function rowsAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ends.map((animation) => animation.finished));
  });
}
