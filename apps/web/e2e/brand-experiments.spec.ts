/** A running experiment beside changes of what its brand is asked. */
import { SANDBOX_ADMIN } from "@standings/domain";
import { COLOR_RULES, expectNoAxeViolations } from "./axe.ts";
import { openDemoBrand } from "./brands.ts";
import { expect, test } from "./fixtures.ts";
import type { Product } from "./product.ts";
import { expectNoSidewaysScroll } from "./views.ts";

// Its brand is changed for good.
test.use({ varies: true, reducedMotion: "reduce", alone: "brand-experiments" });

const DAY_MS = 86_400_000;

/** Calls the API as the sandbox's admin. */
async function adminCalls(product: Product) {
  const send = async (path: string, body?: object, token?: string, method = body ? "POST" : "GET") => {
    const response = await fetch(`${product.url}/api${path}`, {
      method,
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${path} is answered with ${response.status}`).toBe(true);
    return response.json();
  };
  const { token } = (await send("/auth/login", SANDBOX_ADMIN)) as { token: string };
  return (path: string, body?: object, method?: string) => send(path, body, token, method);
}

test("changes that take prompts from a running experiment ask first, and what was asked comes back with its past", async ({
  page,
  product,
}) => {
  const address = await openDemoBrand(page, product);
  const call = await adminCalls(product);
  const look = async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoAxeViolations(page, COLOR_RULES);
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  const unlisted = page.getByRole("button", { name: /^Not listed/ });
  const before = await unlisted.textContent();
  const { prompts } = (await call(address)) as { prompts: { id: string }[] };
  const { id: experimentId } = (await call(`${address}/experiments`, {
    name: "Six pages",
    market: null,
    actions: prompts.slice(0, 6).map(({ id }, nth) => ({ address: `Page ${nth}`, promptIds: [id] })),
    controls: [],
    outcome: "score",
    lag: 1,
    looks: 1,
    worth: null,
    startsOn: new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10),
    isDrawn: true,
  })) as { id: string };
  await call(`${address}/experiments/${experimentId}/freeze`, {});

  await page.getByRole("tab", { name: "Prompts 8" }).click();
  await page.getByLabel("Prompts, one a line").fill("CRM for lawyers");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Remove “Best CRM for agencies”" }).click();
  const removal = page.getByRole("dialog", { name: "Track it no more?" });
  await expect(removal.getByRole("alert")).toContainText(
    /^This running experiment would lose prompts: “Six pages”\.$/,
  );
  await look();
  await removal.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("tab", { name: "Overview" }).click();
  await expect(page.getByRole("row", { name: /CRM for lawyers/ })).toContainText("No answers yet");
  await expect(unlisted).toHaveText(before ?? "");
  await look();

  await page.goto(`${address}?tab=experiments&experiment=${experimentId}`);
  const action = page.getByRole("listitem").filter({ hasText: "Page 0" });
  await action.getByRole("button", { name: "It is live", exact: true }).click();
  await expect(action.getByRole("alert")).toContainText(/which was drawn for it.+can’t be answered any more/);
  await look();
  await action.getByRole("button", { name: "It is live all the same" }).click();
  await expect(page.getByText("Not answerable: “Page 0” went live before its drawn date.")).toBeVisible();
  await expect(action).toContainText("before its drawn date");

  await page.goto(`${address}?tab=markets`);
  await page.getByLabel("Country").selectOption("DE");
  await page.getByRole("button", { name: "Add market" }).click();
  await expect(page.getByRole("alert")).toContainText("“Six pages”");
  await look();
  await page.getByRole("button", { name: "Add it all the same" }).click();
  await expect(page.getByRole("heading", { name: "Germany" }).first()).toBeVisible();
  await page.goto(`${address}?market=none`);
  await expect(page.getByText("8 prompts, asked no more")).toBeVisible();
  await expect(page.getByText(/^Asked no more since the visit of/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Prompts, asked no more" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Best CRM for agencies/ })).toContainText("%");
  await page.goto(`${address}?tab=experiments&experiment=${experimentId}`);
  await expect(page.getByText(/6 of its 6 prompts are asked no more/)).toBeVisible();
  await expect(action).toContainText("(asked no more)");

  await page.getByRole("button", { name: /^Settings of/ }).click();
  await page.getByRole("button", { name: "Remove Germany · German" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/of its 6 prompts are asked no more/)).toBeHidden();
  await call(address, { name: "WWWWWWWWWWWWWWWWWWWW" }, "PATCH");
  await page.goto(address);
  await expect(page.getByText("9 prompts, 5 models, every Monday")).toBeVisible();
  await expect(page.getByRole("row", { name: /Best CRM for agencies/ })).toContainText("real");
  const label = page.locator("figure p").filter({ hasText: /^W+\d+%$/ });
  const [name, share] = await Promise.all([0, 1].map((nth) => label.locator("span").nth(nth).boundingBox()));
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(share?.x ?? 0);
});
