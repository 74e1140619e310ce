import { askAt, openRanking } from "./ask.ts";
import { expect, signedInTest, test } from "./fixtures.ts";
import { startProduct } from "./product.ts";
import { embeddedData } from "./product-data.ts";
import { signUp } from "./sign-up.ts";

const CLAUDE = "anthropic/claude-3.5-haiku";

signedInTest("a reload continues the same search and charges once", async ({ page, product }) => {
  await product.setFaults([{ model: CLAUDE, kind: "hold" }]);
  await openRanking(page, "Best CRM for startups");
  await expect(page.getByText("4 of 5 models answered")).toBeVisible();
  await page.reload();
  await expect(page.getByText("4 of 5 models answered")).toBeVisible();
  await product.setFaults([]);
  await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
  await expect(page.getByText("4 credits").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
  await expect(page.getByText("4 credits").first()).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: /Best CRM for startups/ })).toHaveCount(1);
});

signedInTest("a lost connection loses no results", async ({ page, context, product, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|Failed to fetch|network error/i);
  await product.setFaults([{ model: CLAUDE, kind: "hold" }]);
  await openRanking(page, "Best CRM for startups");
  await expect(page.getByText("4 of 5 models answered")).toBeVisible();
  await context.setOffline(true);
  await product.setFaults([]);
  await context.setOffline(false);
  await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
  await expect(page.getByText("4 credits").first()).toBeVisible();
});

signedInTest("a stream that a proxy refuses is opened again", async ({ page, product, complaints }) => {
  complaints.allow(/502/);
  await product.setFaults([{ model: CLAUDE, kind: "hold" }]);
  let refused = 0;
  await page.route(/search\.events/, (route) => {
    refused += 1;
    return refused === 1 ? route.fulfill({ status: 502, body: "Bad gateway" }) : route.continue();
  });
  await openRanking(page, "Best CRM for startups");
  await expect(page.getByText("4 of 5 models answered")).toBeVisible();
  await product.setFaults([]);
  await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
  expect(refused).toBeGreaterThan(1);
  await expect(page.getByText("4 credits").first()).toBeVisible();
});

test("the page recovers from kill -9 of the server during a search", { tag: "@long" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY|Failed to fetch|network error/i);
  const product = await startProduct({}, embeddedData());
  try {
    const { token } = await signUp(product, { name: "Kim", email: "kim@example.com" });
    await page.addInitScript((value) => localStorage.setItem("auth_token", value), token);
    await product.setFaults([{ model: CLAUDE, kind: "hang" }]);
    await askAt(page, `${product.url}/company-ranking/Best%20CRM%20for%20startups`);
    await expect(page.getByText("4 of 5 models answered")).toBeVisible();
    await product.kill();
    await expect(page.getByText("Reconnecting")).toBeVisible();
    await product.setFaults([]);
    await product.restart();
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled({ timeout: 60_000 });
    await expect(page.getByText("Reconnecting")).toBeHidden();
    const response = await fetch(`${product.url}/api/user/credits`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await response.json()).toEqual({ credits: 4 });
  } finally {
    await product.close();
  }
});
