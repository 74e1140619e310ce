import type { Locator, Page } from "@playwright/test";
import { BLOG_REPORT_LIMITS, type CompanyReport, ERRORS } from "@standings/domain";
import { chunkOf } from "./chunks.ts";
import { expect, signedInTest, test } from "./fixtures.ts";
import { expectAccessiblePage, expectNoSidewaysScroll } from "./views.ts";

/** Reports of companies in the blog, and the dialog that publishes them. */

const HUBSPOT = "/blog/how-ai-models-rank-hubspot";
const SECTIONS = [
  "Historical Performance Trends",
  "Top Sources and Platforms",
  "AI Model Analysis",
  "SEO and AEO Analysis",
  "Sources and Competitors Overview",
  "Strategic Recommendations",
  "Methodology and Data Sources",
];
/** Calls of the browser's client: one request may hold several procedures. */
const calls = (procedure: string) => new RegExp(`/trpc/[^?]*${procedure.replace(".", "\\.")}`);
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const rows = (part: Locator) => part.getByRole("listitem");
const publishButton = (page: Page) => page.getByRole("button", { name: "Publish report" });
const dialog = (page: Page) => page.getByRole("dialog", { name: /^Publish report on / });

for (const width of [1440, 390]) {
  test.describe(`without scripts at ${width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } });

    test("a report is whole, and within its limits", async ({ page, request }) => {
      const reply = await request.get("/api/blog/company-analysis/by-domain/hubspot.com");
      const report = (await reply.json()) as CompanyReport;
      await page.goto(HUBSPOT);
      const company = section(page, "Company");
      await expect(company).toContainText(`Average rank${report.averageRank?.toFixed(1)}`);
      await expect(company).toContainText(`Total mentions${report.totalMentions}`);
      await expect(company).toContainText(`Sources${report.totalSources}`);
      await expect(company).toContainText(`Competitors${report.totalCompetitors}`);
      await expect(company).toContainText("Sandbox data");

      const trends = rows(section(page, "Historical Performance Trends"));
      await expect(trends).toHaveCount(BLOG_REPORT_LIMITS.history);
      const [newest] = report.historicalData;
      await expect(trends.first()).toContainText(`#${newest?.averageRank}“${newest?.prompt}”`);
      await expect(trends.first().getByRole("link")).toHaveAttribute(
        "href",
        `/company-ranking/${encodeURIComponent(newest?.prompt ?? "")}`,
      );
      const sources = rows(section(page, "Top Sources and Platforms"));
      await expect(sources).toHaveCount(BLOG_REPORT_LIMITS.sources);
      const [top] = report.top50Sources;
      await expect(sources.first().getByRole("link")).toHaveAttribute("href", `/company/${top?.source}`);
      await expect(sources.first()).toContainText(`${top?.source}${top?.count}`);
      await expect(rows(section(page, "AI Model Analysis"))).toHaveCount(report.models.length);

      const seo = section(page, "SEO and AEO Analysis");
      for (const name of ["SEO strengths", "SEO weaknesses", "AEO strengths", "AEO weaknesses"])
        await expect(seo.getByRole("heading", { name })).toBeVisible();
      await expect(seo.getByRole("heading", { name: "Recommendations" })).toBeVisible();
      await expect(rows(seo.getByRole("list", { name: "Keywords" })).first()).toBeVisible();
      const overview = section(page, "Sources and Competitors Overview");
      await expect(overview.getByText(/^\+\d+ more$/).first()).toBeVisible();
      await expect(overview.getByText("Effort").first()).toBeVisible();
      await expect(section(page, "Strategic Recommendations").getByRole("heading", { level: 3 })).toHaveCount(
        3,
      );
      await expect(section(page, "Methodology and Data Sources")).toContainText(
        `${report.totalMentions} of ${report.totalAnswers} answers of ${report.models.length} models in its field list`,
      );
      await expectNoSidewaysScroll(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThan(width < 1000 ? 10_500 : 5_000);

      const contents = page.getByRole("navigation", { name: "In this report" });
      if (width < 1000) await contents.getByText("In this report").locator("visible=true").click();
      for (const name of SECTIONS)
        await expect(contents.getByRole("link", { name, exact: true })).toBeVisible();
      await contents.getByRole("link", { name: SECTIONS[2] }).click();
      await expect(section(page, "AI Model Analysis").getByRole("heading", { level: 2 })).toBeInViewport();
      await seo
        .getByRole("link", { name: /^Fact \d+: / })
        .first()
        .click();
      await expect(page.locator(":target")).toBeInViewport();
    });
  });
}

test("a report is accessible in both themes, and is still the server's once its scripts run", async ({
  page,
}) => {
  await page.goto(HUBSPOT);
  const text = () => page.locator("#company-report").textContent();
  const before = await text();
  const chunk = page.waitForRequest((request) =>
    request.url().endsWith(chunkOf("features/blog/report/company-report")),
  );
  await page.mouse.wheel(0, 200);
  await section(page, "Historical Performance Trends").scrollIntoViewIfNeeded();
  await chunk;
  await expect.poll(() => hasScripts(page.locator("#company-report"))).toBe(true);
  expect(await text()).toBe(before);
  await expectAccessiblePage(page);
});

test("a prompt of a report leads to its price and spends nothing", async ({ page, account, product }) => {
  await page.goto(HUBSPOT);
  await section(page, "Historical Performance Trends").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/company-ranking\/[^?]+/);
  await expect(page.getByRole("button", { name: /1 credit/ })).toBeVisible();
  const headers = { authorization: `Bearer ${account.token}` };
  const credits = await (await fetch(`${product.url}/api/user/credits`, { headers })).json();
  expect(credits).toMatchObject({ credits: 5 });
});

test("a report that is opened in the app says when its figures do not load", { tag: "@long" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 500|TRPCClientError/);
  await page.goto("/blog");
  await page.route(calls("blog.companyReport"), (route) =>
    route.fulfill({
      status: 400,
      json: [{ error: { message: "x", code: -32603, data: { httpStatus: 400 } } }],
    }),
  );
  complaints.allow(/status of 400/);
  await page.getByRole("link", { name: "How AI models rank HubSpot" }).first().click();
  await expect(page.getByText("Failed to load report")).toBeVisible();
  await page.unroute(calls("blog.companyReport"));
  await page.getByRole("button", { name: "Try Again" }).click();
  for (const name of SECTIONS) await expect(section(page, name)).toBeVisible();
});

signedInTest(
  "an admin publishes a report from a company's page, and changes it",
  async ({ page, account, product, complaints }) => {
    complaints.allow(/ERR_FAILED/);
    await product.runSql(`update users set role = 'admin' where email = '${account.email}'`);
    await page.goto("/company/webflow.com");
    await publishButton(page).press("Enter");
    const title = dialog(page).getByLabel("Title");
    await expect(title).toHaveValue("How AI models rank Webflow");
    await expect(dialog(page).getByLabel("Text (Markdown)")).toHaveValue(/## /);
    await expectAccessiblePage(page);

    await title.fill("Webflow in AI answers");
    await page.route(calls("blog.publishReport"), (route) => route.abort());
    await dialog(page).getByRole("button", { name: "Publish", exact: true }).click();
    await expect(dialog(page).getByRole("alert")).toContainText("could not be published");
    await page.keyboard.press("Escape");
    await expect(publishButton(page)).toBeFocused();
    await publishButton(page).press("Enter");
    await expect(title).toHaveValue("Webflow in AI answers");
    await page.unroute(calls("blog.publishReport"));
    await dialog(page).getByRole("button", { name: "Publish", exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(publishButton(page)).toBeFocused();
    await page.getByRole("link", { name: "View post" }).click();
    await expect(page).toHaveURL(/\/blog\/how-ai-models-rank-webflow$/);
    await expect(page.getByRole("heading", { level: 1, name: "Webflow in AI answers" })).toBeVisible();
    // This admin has no analyses: the live figures are there without them.
    await expect(page.getByRole("heading", { name: "Analysis Pending" })).toHaveCount(2);
    await expect(rows(section(page, "Historical Performance Trends")).first()).toBeVisible();
    await expectAccessiblePage(page);

    await page.goto("/company/webflow.com");
    await publishButton(page).click();
    await expect(dialog(page)).toContainText(
      "This company has a published report: /blog/how-ai-models-rank-webflow",
    );
    await dialog(page).getByRole("button", { name: "Update report" }).click();
    await expect(page.getByText("Report updated")).toBeVisible();
  },
);

signedInTest(
  "a draft that is refused or does not load says why; others than admins load no code of it",
  { tag: "@long" },
  async ({ page, account, product, complaints }) => {
    complaints.allow(/status of 4\d\d|ERR_FAILED/);
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
    const chunk = chunkOf("features/company/report/publish-report");
    await page.goto("/company/salesforce.com");
    await expect(page.getByRole("button", { name: "Share this page" })).toBeVisible();
    expect(scripts).not.toContain(chunk);
    await product.runSql(`update users set role = 'admin' where email = '${account.email}'`);
    await page.goto("/company/nobody-lists-this.com");
    await publishButton(page).click();
    expect(scripts).toContain(chunk);
    await expect(dialog(page).getByRole("alert")).toContainText(ERRORS.NOTHING_TO_REPORT.message);
    await page.goto("/company/salesforce.com");
    await page.route(calls("blog.reportDraft"), (route) => route.abort());
    await publishButton(page).click();
    await expect(dialog(page).getByRole("alert")).toContainText("The draft could not be written");
    await page.unroute(calls("blog.reportDraft"));
    await dialog(page).getByRole("button", { name: "Try Again" }).click();
    await expect(dialog(page).getByLabel("Title")).toHaveValue("How AI models rank Salesforce");
    await product.runSql(`update users set role = 'user' where email = '${account.email}'`);
    await dialog(page).getByRole("button", { name: "Publish", exact: true }).click();
    await expect(dialog(page).getByRole("alert")).toHaveText(ERRORS.FORBIDDEN.message);
  },
);

/** Whether React has hydrated an element. */
function hasScripts(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react")));
}
