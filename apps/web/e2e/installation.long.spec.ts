/** What an installation decides: sign-up credits and the footer's badge. */
import { expect, test } from "./fixtures.ts";
import { open } from "./focus.ts";
import { type Product, startProduct } from "./product.ts";

// One worker for the file: its product is started once.
test.describe.configure({ mode: "default" });

const own = test.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const product = await startProduct({
        SIGNUP_CREDITS: "0",
        FEATURED_ON: "Product Directory",
        FEATURED_ON_URL: "https://directory.example/standings",
      });
      await use(product);
      await product.close();
    },
    { scope: "worker", timeout: 1_800_000 },
  ],
});

own("without sign-up credits no page promises any", async ({ page }) => {
  for (const path of ["/", "/pricing"]) {
    await open(page, path);
    await expect(page.getByText(/free credit/)).toHaveCount(0);
  }
  await page.getByRole("banner").getByRole("button", { name: "Get started" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Account" });
  await expect(dialog.getByText("No card needed.")).toBeVisible();
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("dialog", { name: "Sign In" }).getByText(/credits? ?$/)).toHaveCount(0);
});

own("the badge links the page that proves it", async ({ page }) => {
  await page.goto("/terms");
  const badge = page.getByRole("contentinfo").getByRole("link", { name: /^Featured on/ });
  await expect(badge).toHaveText(/Product Directory/);
  await expect(badge).toHaveAttribute("href", "https://directory.example/standings");
});

test("without a directory there is no badge", async ({ page }) => {
  await page.goto("/terms");
  await expect(page.getByText("Featured on")).toHaveCount(0);
});
