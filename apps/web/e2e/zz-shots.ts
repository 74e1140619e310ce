import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "@standings/testing/chromium";
import { startProduct } from "./product.ts";
import { signUp } from "./sign-up.ts";

const OUT = "/tmp/public";
const product = await startProduct({ MODEL_DEADLINE_MS: "60000" }, { demo: true });
const browser = await chromium.launch({
  executablePath: await findChromium(process.env.CHROMIUM_PATH),
  args: CHROMIUM_FLAGS,
});
const errors: string[] = [];
async function open(token: string | null, width: number, scheme: "light" | "dark"): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    locale: "en-US",
    colorScheme: scheme,
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  if (token) await context.addInitScript((value) => localStorage.setItem("auth_token", value), token);
  const page = await context.newPage();
  page.on("console", (m) => {
    if (m.type() === "error" || m.type() === "warning") errors.push(`${page.url()} ${m.text()}`);
  });
  page.on("pageerror", (e) => errors.push(String(e)));
  return page;
}
const settle = async (page: Page) => {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(400);
};
try {
  const maya = await signUp(product, { name: "Maya Okonkwo-Lindqvist", email: "maya@northwind.agency" });
  const token = maya.token;
  for (const [width, scheme] of [
    [1440, "light"],
    [390, "dark"],
    [1440, "dark"],
    [390, "light"],
  ] as const) {
    const page = await open(token, width, scheme);
    const tag = `${width}-${scheme}`;
    await page.goto(`${product.url}/trending`);
    await settle(page);
    await page.screenshot({ path: `${OUT}/trending-${tag}.png`, fullPage: true });
    await page.goto(`${product.url}/company/hubspot.com`);
    await page.getByText("Average rank by week").waitFor();
    await settle(page);
    await page.screenshot({ path: `${OUT}/company-${tag}.png`, fullPage: true });
    await page.goto(`${product.url}/`);
    await settle(page);
    const sw = page.getByRole("switch", { name: "Private" });
    await sw.focus();
    await page.keyboard.press("Space");
    await page.waitForTimeout(200);
    await page.screenshot({ path: `${OUT}/home-${tag}.png` });
    await page.context().close();
  }
  const page = await open(token, 1440, "light");
  await page.goto(`${product.url}/`);
  await settle(page);
  await page.getByRole("switch", { name: "Private" }).click();
  await page.locator("textarea, input[id^=hero]").first().fill("Best crm for startups");
  await page.getByRole("button", { name: /^Ask 5/ }).click();
  await page.getByRole("button", { name: "Private" }).waitFor();
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${OUT}/live-running.png` });
  await page
    .getByText("5 of 5 models answered")
    .first()
    .waitFor()
    .catch(() => undefined);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${OUT}/share-menu.png` });
  await page.getByRole("menuitem", { name: "Share it and copy link" }).click();
  await page.getByRole("dialog").waitFor();
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${OUT}/share-dialog.png` });
  await page.getByRole("button", { name: "Share and copy link" }).click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${OUT}/shared.png` });
  const link = await page.evaluate(() => navigator.clipboard.readText());
  console.log("link", link);
  await page.goto(`${product.url}/profile`);
  await settle(page);
  await page
    .getByRole("button", { name: /^More for/ })
    .first()
    .click();
  await page.waitForTimeout(200);
  await page.screenshot({ path: `${OUT}/history-menu.png` });
  await page.getByRole("menuitem", { name: "Make private" }).click();
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${OUT}/history.png` });
  const guest = await open(null, 1440, "light");
  const reply = await guest.goto(link);
  console.log("guest status", reply?.status());
  await settle(guest);
  await guest.screenshot({ path: `${OUT}/guest-private.png` });
  await product.runSql(`update users set role = 'admin' where email = 'maya@northwind.agency'`);
  await page.goto(`${product.url}/trending`);
  await settle(page);
  await page.getByRole("button", { name: "Admin" }).first().click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${OUT}/admin-menu.png` });
  await page.getByRole("menuitem", { name: /Take this prompt/ }).click();
  await page.waitForTimeout(400);
  await page.getByLabel("Reason").fill("Advertises a hotline");
  await page.screenshot({ path: `${OUT}/admin-dialog.png` });
  await page.getByRole("dialog").getByRole("button", { name: "Take off public pages" }).click();
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${OUT}/admin-after.png` });
  console.log(errors.join("\n"));
} finally {
  await browser.close();
  await product.close();
}
