/** Logos of companies: bundled or from configured providers, never loaded from third parties by the browser. */
import type { Page } from "@playwright/test";
import { openRanking } from "./ask.ts";
import { expect, signedInTest } from "./fixtures.ts";
import { type Product, startProduct } from "./product.ts";

const PROMPT = "best CRM for startups";

// One worker for the file: its product is started once.
signedInTest.describe.configure({ mode: "default" });

const withProviders = signedInTest.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const product = await startProduct((sandboxUrl) => ({
        LOGO_URLS: `${sandboxUrl}/companies/logo/{domain}`,
      }));
      await use(product);
      await product.close();
    },
    { scope: "worker", timeout: 1_800_000 },
  ],
});

function watchRequests(page: Page): URL[] {
  const requests: URL[] = [];
  page.on("request", (request) => requests.push(new URL(request.url())));
  return requests;
}

async function openFinished(page: Page): Promise<void> {
  await openRanking(page, PROMPT);
  await expect(page.locator("[data-entry]").first()).toBeVisible();
  await expect(page.getByText("Hover a company to find it in every column")).toBeVisible();
}

signedInTest("without providers nobody is asked for logos", async ({ page }) => {
  const requests = watchRequests(page);
  await openFinished(page);
  await expect(page.locator('[data-known] img[src*="/assets/logos-"]').first()).toBeVisible();
  expect(requests.filter(({ pathname }) => pathname.startsWith("/logos/"))).toEqual([]);
});

withProviders("providers' logos come from our own address", async ({ page, product }) => {
  const requests = watchRequests(page);
  await openFinished(page);
  await expect(page.locator('[data-known] img[src^="/logos/"]').first()).toBeVisible();
  await expect(page.locator('[data-known] img[src*="/assets/logos-"]').first()).toBeVisible();
  const asked = requests.filter(({ pathname }) => pathname.startsWith("/logos/"));
  expect(asked.length).toBeGreaterThan(3);
  const { origin } = new URL(product.url);
  expect(requests.filter((url) => url.protocol.startsWith("http") && url.origin !== origin)).toEqual([]);
});

withProviders("hidden companies have no logo to ask for", async ({ page, account, product }) => {
  await product.runSql(`update users set credits = 0 where email = '${account.email}'`);
  const requests = watchRequests(page);
  await openRanking(page, PROMPT);
  await expect(page.getByText("No Credits Left")).toBeVisible();
  const asked = requests.filter(({ pathname }) => pathname.startsWith("/logos/"));
  expect(asked.filter(({ pathname }) => /\*|%2A/i.test(pathname))).toEqual([]);
});
