/** What studies say of a company, on its page. */
import type { Page } from "@playwright/test";
import { COLOR_RULES, expectNoAxeViolations } from "./axe.ts";
import { expect, signedInTest as test } from "./fixtures.ts";
import { expectNothingMoved, watchLayout } from "./layout-shifts.ts";
import { expectNoSidewaysScroll } from "./views.ts";

const MODELS = ["openai/gpt-4.1-mini", "anthropic/claude-3.5-haiku"];
const AGENCIES = "Best CRM for agencies that sell to other agencies, in more than one country and language";

test.use({ varies: true, reducedMotion: "reduce" });

interface Asked {
  readonly url: string;
  readonly token: string;
}

/** A study over REST, from its start to its end; its id. */
async function study({ url, token }: Asked, prompt: string): Promise<string> {
  const call = async (path: string, body?: object) => {
    const response = await fetch(`${url}/api/studies${path}`, {
      method: body ? "POST" : "GET",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: body ? JSON.stringify(body) : null,
    });
    return (await response.json()) as { id: string; state: string };
  };
  const { id } = await call("", { prompt, models: MODELS, rounds: 2 });
  await expect.poll(async () => (await call(`/${id}`)).state).toBe("completed");
  return id;
}

const line = (page: Page) => page.getByText(/^In .*stud(y|ies) that lists? it/);

test("says how often studies list it, with its range and the newest ones", async ({
  page,
  product,
  account,
}) => {
  const asked = { ...product, ...account };
  await study(asked, "Best CRM for startups");
  const newest = await study(asked, AGENCIES);
  await watchLayout(page);
  await page.goto("/company/hubspot.com");
  await expect(line(page)).toHaveText(/^In 2 studies that list it: listed \d+% \(\d+–\d+%\)$/);
  await expect(page.getByText("Sandbox data")).toBeVisible();
  const links = page.getByRole("list", { name: "Newest studies" }).getByRole("link");
  await expect(links).toHaveText([`“${AGENCIES}”`, "“Best CRM for startups”"]);
  await expect(links.first()).toHaveAttribute("href", `/study/${newest}`);
  await expectNothingMoved(page);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoAxeViolations(page, COLOR_RULES);
  await page.getByRole("button", { name: /^listed/ }).focus();
  await expect(page.getByRole("tooltip")).toContainText("95 times in 100");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(links.first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await links.first().click();
  await expect(page).toHaveURL(`/study/${newest}`);
  await expectAgainst(page, newest);
});

/** HubSpot against a company that the study lists too: strips, words and sources of both, and what the study says. */
async function expectAgainst(page: Page, studyId: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/company/hubspot.com");
  await page.getByRole("button", { name: "Compare with another" }).click();
  const dialog = page.getByRole("dialog", { name: "HubSpot against whom?" });
  await expect(
    dialog.getByRole("list", { name: "Peers of HubSpot" }).getByRole("button").first(),
  ).toBeVisible();
  await dialog.getByLabel("Name or domain").fill("Salesforce");
  await dialog.getByRole("option", { name: /salesforce\.com/ }).click();
  await dialog.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL("/company/hubspot.com?against=salesforce.com");
  const main = page.getByRole("main");
  await expect(main).toContainText(/is ahead of \S+ in \d+ of \d+ questions? and with \d+ of \d+ models?/);
  await expect(main).toContainText(/Of \d+ answers that list either, \d+ put/);
  const questions = page.getByRole("region", { name: "Question by question" });
  await expect(
    questions.getByRole("img", { name: /^Salesforce: .*\d(st|nd|rd|th) for / }).first(),
  ).toBeVisible();
  const said = page.getByRole("region", { name: "What each model says of both" });
  await expect(
    said
      .getByRole("listitem")
      .getByText(/^“.+”$/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Both are named" })).toBeVisible();
  const studies = page.getByRole("region", { name: "Studies that tell them apart" });
  await expect(studies.getByRole("link").first()).toHaveAttribute("href", `/study/${studyId}`);
  await expect(studies).toContainText(/above: more than chance explains|told apart|Not compared/);
  await expectNoAxeViolations(page);
  await questions.getByRole("button", { name: "Show as table" }).click();
  await expect(questions.getByRole("cell", { name: /^#\d+$/ }).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectNoAxeViolations(page);
  await said
    .getByRole("link", { name: /^Open the answer/ })
    .first()
    .click();
  await expect(page).toHaveURL(/ranking\/[0-9a-f-]+\?tab=models$/);
}

test("says nothing of a company that no study lists", { tag: "@long" }, async ({ page }) => {
  const asked = page.waitForResponse((response) => response.url().includes("company.studies"));
  await page.goto("/company/nobody-lists-this.com");
  await asked;
  await expect(page.getByRole("tab", { name: "Prompt Analysis" })).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});
