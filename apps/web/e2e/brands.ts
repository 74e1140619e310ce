import type { Page } from "@playwright/test";
import { SANDBOX_ADMIN } from "@standings/domain";
import { expect } from "./fixtures.ts";
import type { Product } from "./product.ts";

/** Signs in as the sandbox's admin, who has the demo brand; its address. */
export async function openDemoBrand(page: Page, product: Product): Promise<string> {
  const response = await fetch(`${product.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(SANDBOX_ADMIN),
  });
  const { token } = (await response.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem("auth_token", value), token);
  const list = await fetch(`${product.url}/api/brands`, { headers: { authorization: `Bearer ${token}` } });
  const { brands } = (await list.json()) as { brands: { id: string }[] };
  const address = `/brands/${brands[0]?.id}`;
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Visibility" })).toBeVisible();
  return address;
}
