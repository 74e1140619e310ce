/** Steps of tests about accounts. */
import type { Locator, Page } from "@playwright/test";
import { eventually } from "@standings/testing/eventually";
import type { Product } from "./product.ts";
import { PASSWORD } from "./sign-up.ts";

export const uniqueEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** The browser also logs a refused call. */
export const refused = (...statuses: number[]) => new RegExp(`status of (${statuses.join("|")})`);

export async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Sign In", exact: true }).first().click();
  return page.getByRole("dialog");
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Removes the fixture's token from the next pages. */
export async function signedOutPage(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("cleared")) return;
    sessionStorage.setItem("cleared", "yes");
    localStorage.clear();
  });
  await page.goto(path);
}

/** Waits for the newest mailed link to a page. */
export async function mailedLink(product: Product, email: string, path: string): Promise<string> {
  const link = new RegExp(`https?://\\S+${path}\\?token=[\\w-]+`);
  return eventually(async () => {
    const response = await fetch(`${product.sandboxUrl}/mail/messages?to=${encodeURIComponent(email)}`);
    const mails = (await response.json()) as { text: string }[];
    return mails.map(({ text }) => link.exec(text)?.[0]).find(Boolean);
  }, `a link to ${path} mailed to ${email}`);
}

/** Signs in on another device, with a separate session. */
export async function otherSession(product: Product, email: string, userAgent: string): Promise<string> {
  const response = await fetch(`${product.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  return ((await response.json()) as { token: string }).token;
}

export async function statusOfMe(product: Product, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${product.url}/api/auth/me`, { headers })).status;
}

export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
