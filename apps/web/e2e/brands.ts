import type { Page } from "@playwright/test";
import { SANDBOX_ADMIN } from "@standings/domain";
import { expect } from "./fixtures.ts";
import type { Product } from "./product.ts";

/** Signs the page in as the sandbox's admin, who has the demo brand; its address. */
export async function findDemoBrand(page: Page, product: Product): Promise<string> {
  const response = await fetch(`${product.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(SANDBOX_ADMIN),
  });
  const { token } = (await response.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem("auth_token", value), token);
  const list = await fetch(`${product.url}/api/brands`, { headers: { authorization: `Bearer ${token}` } });
  const { brands } = (await list.json()) as { brands: { id: string }[] };
  return `/brands/${brands[0]?.id}`;
}

/** Signs in as the sandbox's admin and opens the demo brand; its address. */
export async function openDemoBrand(page: Page, product: Product): Promise<string> {
  const address = await findDemoBrand(page, product);
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Visibility" })).toBeVisible();
  return address;
}

/** Leaves one model in the form of a brand: each answer of a visit is read at length. */
export async function chooseOneModel(page: Page): Promise<void> {
  const chosen = page.getByRole("toolbar", { name: "Models asked" }).getByRole("button", { pressed: true });
  await expect(chosen.first()).toBeVisible();
  for (let left = await chosen.count(); left > 1; left -= 1) {
    await chosen.last().click();
    await expect(chosen).toHaveCount(left - 1);
  }
}
