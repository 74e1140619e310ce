import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import {
  CLIENT_FILE,
  CODE_ANSWERS,
  developerExamples,
  LISTED_CALLS,
  LISTED_TOOLS,
  WEBHOOK_EVENTS,
} from "@standings/domain";
import { expect, signedInTest, test } from "./fixtures.ts";
import { expectNothingMoved, watchLayout } from "./layout-shifts.ts";
import { expectAccessiblePage } from "./views.ts";

const PATH = "/developers";
const TITLE = "Rankings in your own code";

/** Examples that the page shows when a tab is chosen. */
const OTHERS = ["start-curl", "start-mcp", "ask-client", "ask-mcp", "resume-client", "study-curl"];

/** Texts of the code on the page, in order. */
const codeOn = (page: Page) => page.getByRole("main").locator("pre").allTextContents();
/** The example of a section. */
const exampleIn = (page: Page, section: string) =>
  page.getByRole("region", { name: section, exact: true }).getByRole("figure", { name: /^Example/ });

test("the page is accessible, still and no wider than the screen, in both themes", async ({ page }) => {
  await watchLayout(page);
  await page.goto(PATH);
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await expectNothingMoved(page);
  await expectAccessiblePage(page);
});

test("all code is from the examples that tests run, with this product's address", { tag: "@long" }, async ({
  page,
  product,
}) => {
  const examples = developerExamples(product.url);
  const known = Object.values(examples).flatMap((ways) => Object.values(ways).map(({ code }) => code));
  const answers = Object.values(CODE_ANSWERS).flatMap((ways) => Object.values(ways));
  const shown = new Set<string>();
  for (const query of ["", ...OTHERS.map((other) => `?code=${other}`)]) {
    await page.goto(PATH + query);
    for (const code of await codeOn(page)) shown.add(code);
  }
  for (const code of [...known, ...answers]) expect(shown).toContain(code);
  const others = [...shown].filter((code) => ![...known, ...answers].includes(code));
  expect(others).toHaveLength(3);
  expect(others.filter((code) => code.startsWith("npm install "))).toHaveLength(2);
});

test("code fits its place on a wide screen, where no address of the product makes it longer", {
  tag: "@long",
}, async ({ page, product }) => {
  for (const query of ["", ...OTHERS.map((other) => `?code=${other}`)]) {
    await page.goto(PATH + query);
    const wide = await page
      .locator("main pre")
      .evaluateAll((all) =>
        all.flatMap((code) => (code.scrollWidth > code.clientWidth ? [code.textContent] : [])),
      );
    expect(wide.filter((code) => code.startsWith("npm ") || !code.includes(product.url))).toEqual([]);
  }
});

test("the client is installed as the page says", { tag: "@long" }, async ({ page }) => {
  await page.goto(PATH);
  const [line = ""] = (await codeOn(page)).filter((code) => code.includes(CLIENT_FILE));
  const folder = mkdtempSync(join(tmpdir(), "standings-install-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const [command = "", ...args] = line.split(" ");
  await promisify(execFile)(command, [...args, "--no-audit", "--no-fund", "--prefer-offline"], {
    cwd: folder,
  });
  const script = 'import { createClient } from "@standings/client"; console.log(typeof createClient);';
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
    cwd: folder,
  });
  expect(stdout).toBe("function\n");
  rmSync(folder, { recursive: true });
});

test("a tab shows another way to call, by click, keys and address", async ({ page }) => {
  await page.goto(PATH);
  const start = page.getByRole("tablist").first();
  await expect(exampleIn(page, "Quick start")).toContainText("createClient");
  await start.getByRole("tab", { name: "curl" }).click();
  await expect(exampleIn(page, "Quick start")).toContainText("curl http");
  await page.keyboard.press("ArrowLeft");
  await expect(exampleIn(page, "Quick start")).toContainText("createClient");
  await page.goto(`${PATH}?code=start-curl`);
  await expect(start.getByRole("tab", { name: "curl" })).toHaveAttribute("aria-selected", "true");
});

test("an example is copied whole", async ({ page, context, product }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(PATH);
  await page.getByRole("button", { name: "Copy this example" }).first().click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    developerExamples(product.url).start.client.code,
  );
});

test("the footer leads there, and the contents to every section", async ({ page }) => {
  await page.goto("/terms");
  await page
    .getByRole("navigation", { name: "Platform" })
    .getByRole("link", { name: "Developers", exact: true })
    .click();
  await expect(page).toHaveTitle(`${TITLE} · Standings`);
  const contents = page.getByRole("navigation", { name: "Developers" });
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  expect(await contents.locator("ol").first().getByRole("link").allTextContents()).toEqual(
    await headings.allTextContents(),
  );
  await contents.getByRole("link", { name: "Webhooks" }).click();
  await expect(page.locator("#webhooks")).toBeInViewport();
});

signedInTest("Account leads there from tokens and from webhooks", { tag: "@long" }, async ({ page }) => {
  await page.goto("/profile?tab=account");
  for (const anchor of ["tokens", "webhooks"])
    await expect(page.locator(`a[href="${PATH}#${anchor}"]`)).toHaveText("How to use them");
  await page.locator(`a[href="${PATH}#webhooks"]`).click();
  await expect(page.locator("#webhooks")).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is whole: code, calls, tools, events, and tabs as links", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PATH);
    const main = page.getByRole("main");
    for (const { path } of LISTED_CALLS) await expect(main.getByText(path, { exact: true })).toBeVisible();
    for (const { name } of LISTED_TOOLS)
      await expect(main.getByRole("rowheader", { name, exact: true })).toBeVisible();
    for (const event of WEBHOOK_EVENTS)
      await expect(main.getByRole("rowheader", { name: event, exact: true })).toBeVisible();
    await expect(main.getByRole("button", { name: "Copy this example" })).toHaveCount(0);
    await main.getByRole("tab", { name: "MCP" }).last().click();
    await expect(exampleIn(page, "Ask models")).toContainText("rank_companies");
    await expect(page.locator("#ask")).toBeInViewport();
  });
});
