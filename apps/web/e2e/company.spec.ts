import type { Page } from "@playwright/test";
import { openRanking } from "./ask.ts";
import { expect, signedInTest, test } from "./fixtures.ts";
import { expectNothingMoved, watchLayout } from "./layout-shifts.ts";
import { PASSWORD, signUp } from "./sign-up.ts";
import { expectAccessiblePage, expectNoSidewaysScroll } from "./views.ts";

/** The company page over the sandbox's month of searches. */

const HUBSPOT = "/company/hubspot.com";
const prompts = (page: Page) => page.getByRole("region", { name: /All Search Prompts/ });
/** Rows hold the button that asks them anew; the list of models holds none. */
const promptRows = (page: Page) =>
  prompts(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^Run this prompt/ }) });
const performance = (page: Page) => page.getByRole("region", { name: "Model Performance" });
const figure = (page: Page, term: string) =>
  page.getByRole("main").locator("dl > div").filter({ hasText: term }).locator("dd").first();

signedInTest("figures, prompts, models and weeks of a company", async ({ page }) => {
  await page.goto(HUBSPOT);
  await expect(page).toHaveTitle("HubSpot - Company Analysis · Standings");
  await expect(page.getByRole("heading", { name: "HubSpot", level: 1 })).toBeVisible();
  await expect(page.getByText("Sandbox data")).toBeVisible();
  for (const term of ["Top 3 Mentions", "Total Mentions", "Sources"]) {
    await expect(figure(page, term)).toHaveText(/^[1-9]\d*$/);
  }
  await expect(figure(page, "Average Rank")).toHaveText(/^\d+\.\d$/);
  const rows = promptRows(page);
  const count = await rows.count();
  await expect(page.getByRole("heading", { name: `All Search Prompts (${count})` })).toBeVisible();
  await expect(rows.first()).toContainText(/^#(\d+|N\/A)“.+”(Not listed.+)?\w{3} \d+, \d{4}/);

  const cards = performance(page).getByRole("listitem");
  const texts = (await cards.allInnerTexts()).filter((text) => text.includes("% top 3"));
  const shares = texts.map((text) => ({
    isThin: text.includes("small sample"),
    percent: Number(/(\d+)% top 3/.exec(text)?.[1]),
  }));
  const inOrder = [...shares].sort((a, b) => Number(a.isThin) - Number(b.isThin) || b.percent - a.percent);
  expect(shares).toEqual(inOrder);
  await expect(cards.first()).toContainText(/Listed\d+ of \d+.*\d+ of \d+ mentions?.*Average rank\d+\.\d/);
  await expect(page.getByRole("table", { name: "Average rank by week" }).getByRole("row")).not.toHaveCount(1);
});

signedInTest(
  "a row leads to its newest answer, and shows each model's place and who is first",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto(HUBSPOT);
    const row = promptRows(page).filter({ hasText: "Best CRM for startups" }).first();
    await expect(row).toContainText(/First: \w+/);
    await expect(row.getByRole("img", { name: /HubSpot/ })).toBeVisible();
    const answer = row.getByRole("link", { name: /Best CRM for startups/ }).first();
    await expect(answer).toHaveAttribute("href", /^\/trending-company-ranking\//);
    await answer.click();
    await expect(page.getByRole("heading", { name: /Best CRM for startups/, level: 1 })).toBeVisible();
  },
);

signedInTest(
  "a row of the reader's own search leads to its archived page",
  { tag: "@long" },
  async ({ page }) => {
    await openRanking(page, "Best CRM for owners of one row", "?models=openai%2Fgpt-4.1-mini");
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
    const name = /Best CRM for owners of one row/;
    await expect(async () => {
      await page.goto(HUBSPOT);
      await expect(prompts(page).getByRole("link", { name }).first()).toBeVisible({ timeout: 10_000 });
    }).toPass();
    const own = prompts(page).getByRole("link", { name }).first();
    await expect(own).toHaveAttribute("href", /^\/archived-company-ranking\//);
  },
);

signedInTest("a figure's definition shows on focus", { tag: "@long" }, async ({ page }) => {
  await page.goto(HUBSPOT);
  await page.getByRole("button", { name: "Average Rank" }).focus();
  await expect(page.getByRole("tooltip")).toContainText("Mean position in the answers that list it");
});

signedInTest(
  "Run this prompt starts a search in a new tab; Visit Site is a safe link",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto(HUBSPOT);
    const run = prompts(page)
      .getByRole("link", { name: /^Run this prompt/ })
      .first();
    await expect(run).toHaveAttribute("target", "_blank");
    await expect(run).toHaveAttribute("href", /^\/company-ranking\/[^/]+\?models=/);
    const site = page.getByRole("link", { name: /Visit Site/ });
    await expect(site).toHaveAttribute("href", "https://hubspot.com/");
    await expect(site).toHaveAttribute("rel", /noopener noreferrer/);
  },
);

signedInTest(
  "the link is shared with the share sheet, or copied without one",
  { tag: "@long" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(`${HUBSPOT}?name=HubSpot%20Inc`);
    await page.getByRole("button", { name: "Share this page" }).click();
    await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    const shared = await page.evaluate(async () => {
      const calls: ShareData[] = [];
      navigator.share = async (data) => void calls.push(data ?? {});
      document.querySelector<HTMLButtonElement>("button[title=Share]")?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return calls;
    });
    expect(shared).toEqual([
      {
        title: "HubSpot Inc - Company Analysis",
        text: "See how AI models rank HubSpot Inc when people ask for a recommendation.",
        url: page.url(),
      },
    ]);
  },
);

signedInTest(
  "the address sets the company's name; another address resets the page",
  { tag: "@long" },
  async ({ page }) => {
    const long = `Northwind ${"International ".repeat(12)}`.trim();
    await page.goto(`${HUBSPOT}?name=${encodeURIComponent(long)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(long);
    await expectNoSidewaysScroll(page);
    await page.goto("/company/www.HubSpot.com?name=Hub");
    await expect(page).toHaveURL(/\/company\/hubspot\.com\?name=Hub$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hub");
    await page.goto("/company/blog.hubspot.com");
    await expect(page).toHaveURL(/\/company\/hubspot\.com$/);
  },
);

signedInTest(
  "a company that no search lists: zeros and a prompt to ask",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/company/nobody-lists-this.com");
    await expect(page.getByRole("heading", { name: "No prompts found" })).toBeVisible();
    await expect(page.getByText("No performance data available")).toBeVisible();
    await expect(figure(page, "Total Mentions")).toHaveText("0");
    await expect(page.getByRole("region", { name: "Average rank by week" })).toHaveCount(0);
    await expect(
      page.getByRole("link", { name: /Ask “Best alternatives to nobody-lists-this.com” · 1 credit/ }),
    ).toHaveAttribute(
      "href",
      /^\/company-ranking\/Best%20alternatives%20to%20nobody-lists-this\.com\?models=/,
    );
    await page.getByRole("button", { name: "Discover Prompts" }).click();
    await expect(page).toHaveURL(/\?tab=discovery$/);
  },
);

signedInTest(
  "an invalid domain shows an error and a link home",
  { tag: "@long" },
  async ({ page, complaints }) => {
    complaints.allow(/status of 400/);
    for (const domain of ["nonsense", "10.0.0.1", "a%40b.com", "x".repeat(300)]) {
      await page.goto(`/company/${domain}`);
      await expect(
        page.getByRole("heading", { name: "Please enter a valid domain (e.g., example.com)" }),
      ).toBeVisible();
    }
    await page.getByRole("link", { name: "Go Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

signedInTest(
  "loading is announced, a failed call can be retried",
  { tag: "@long" },
  async ({ page, complaints }) => {
    complaints.allow(/status of 500|status 500/);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/trpc/**company.**", async (route) => {
      await held;
      await route.fulfill({ status: 500, body: "" });
    });
    await page.goto(HUBSPOT);
    await expect(page.getByText("Loading prompts...")).toBeVisible();
    await expect(figure(page, "Sources")).toHaveText("...");
    release();
    await expect(page.getByText("Could not load the prompts.")).toBeVisible();
    await page.unroute("**/trpc/**company.**");
    await prompts(page).getByRole("button", { name: "Try Again" }).click();
    await expect(prompts(page).getByRole("listitem").first()).toBeVisible();
    await performance(page).getByRole("button", { name: "Try Again" }).click();
    await expect(performance(page).getByRole("listitem").first()).toBeVisible();
  },
);

test("fifty prompts at first, then the others", { tag: "@long" }, async ({ page, account, product }) => {
  await product.runSql(`
    insert into runs (id, user_id, kind, client_run_id, request, is_private, is_sandbox, status, cost)
      select gen_random_uuid(), id, 'company', 'many-' || n,
        jsonb_build_object('prompt', 'Many ' || n, 'prompt2', null, 'columns', '[]'::jsonb, 'webSearch', true),
        true, true, 'completed', 0
      from users, generate_series(1, 60) n where email = '${account.email}';
    insert into searches (id, user_id, kind, prompt, prompt_key, columns, web_search, is_private, is_sandbox, was_censored,
      top, results, model_results, created_at)
      select id, user_id, kind, request->>'prompt', lower(request->>'prompt'), '{openai/gpt-4.1-mini}', true, true, true, false,
        '[]', '[]', '[]', created_at
      from runs where client_run_id like 'many-%';
    insert into company_mentions (search_id, created_at, user_id, question_key, prompt_no, aggregated_rank, is_public,
      is_sandbox, domain, company_name, ranks)
      select id, created_at, user_id, hashtextextended(client_run_id, 0), 1, null, false, true, 'many.com', 'Many', '{4}'
      from runs where client_run_id like 'many-%';
    insert into search_sources (search_id, created_at, answered, domains, cited_by)
      select id, created_at, 1, '{}', '{}' from runs where client_run_id like 'many-%';
    insert into uncounted_searches (search_id, created_at, question_key)
      select id, created_at, hashtextextended(client_run_id, 0) from runs where client_run_id like 'many-%';
    select graphile_worker.add_job('count_searches', '{}'::json)`);
  await expect(async () => {
    await page.goto("/company/many.com");
    await expect(page.getByRole("heading", { name: "All Search Prompts (60)" })).toBeVisible({
      timeout: 10_000,
    });
  }).toPass();
  await expect(promptRows(page)).toHaveCount(50);
  await expect(prompts(page).getByText("#N/A").first()).toBeVisible();
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(promptRows(page)).toHaveCount(60);
});

test("a guest reads what is shared, and comes back to it with an account", async ({ page, product }) => {
  const email = `guest-${crypto.randomUUID().slice(0, 8)}@northwind.agency`;
  await signUp(product, { name: "Ben Guest", email });
  await page.goto(`${HUBSPOT}?name=Hub`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("HubSpot");
  await expect(page.getByText("Sandbox data")).toBeVisible();
  const shared = page.getByRole("region", { name: /^Shared prompts \(\d+\)$/ });
  await expect(shared.getByRole("link", { name: "“Best CRM for startups”" }).first()).toHaveAttribute(
    "href",
    /^\/trending-company-ranking\//,
  );
  await expect(page.getByRole("region", { name: "Sources" }).getByRole("listitem")).toHaveCount(5);
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expectAccessiblePage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Sign in to analyze HubSpot" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Please sign in to continue your search.")).toBeVisible();
  await dialog.getByRole("button", { name: "Sign In", exact: true }).first().click();
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.locator("form").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/company\/hubspot\.com/);
  await expect(prompts(page).getByRole("listitem").first()).toBeVisible();
});

test("a tab that costs leads a guest to sign in and back", { tag: "@long" }, async ({ page }) => {
  await page.goto(`${HUBSPOT}?tab=seo`);
  await expect(page.getByText("Please sign in to continue your search.")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("post_login_redirect"))).toBe(`${HUBSPOT}?tab=seo`);
});

signedInTest(
  "from a ranking: Analyze in the details, and in its archive the company's name",
  { tag: "@long" },
  async ({ page, context }) => {
    await openRanking(page, "Best CRM for startups");
    await expect(page.getByRole("tab", { name: "Aggregated Results" })).toBeEnabled();
    await page.locator("[data-entry]").first().click();
    const analyze = page.getByRole("dialog").getByRole("link", { name: /Analyze/ });
    await expect(analyze).toHaveAttribute("target", "_blank");
    await expect(analyze).toHaveAttribute("href", /^\/company\/[^/]+\?name=/);
    await page.goto("/profile");
    await page.getByRole("link", { name: /Best CRM for startups/ }).click();
    await expect(page).toHaveURL(/\/archived-company-ranking\//);
    const opened = context.waitForEvent("page");
    await page
      .getByRole("region", { name: "GPT 4.1" })
      .getByRole("link", { name: "HubSpot (opens" })
      .first()
      .click();
    const company = await opened;
    await expect(company.getByRole("heading", { level: 1 })).toHaveText(/HubSpot/);
    await expect(company).toHaveURL(/\/company\/hubspot\.com\?name=HubSpot/);
  },
);

for (const width of [1440, 390]) {
  signedInTest(
    `nothing jumps at ${width} px while the account, the figures and the prompts load`,
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchLayout(page);
      for (const [path, settled] of [
        [
          HUBSPOT,
          performance(page)
            .getByText(/mention/)
            .first(),
        ],
        ["/profile", page.getByText("You have no prompts history yet.")],
        ["/profile?tab=account", page.getByRole("button", { name: "Delete account" })],
        ["/profile?tab=transactions", page.getByText("No real card is charged.")],
        ["/checkout/success", page.getByRole("heading", { name: "Could not find this checkout." })],
      ] as const) {
        await page.goto(path);
        await expect(settled).toBeVisible();
        await expectNothingMoved(page);
      }
    },
  );
}

signedInTest("company pages are accessible and do not scroll sideways", async ({ page }) => {
  for (const path of [HUBSPOT, "/company/nobody-lists-this.com"]) {
    await page.goto(path);
    await expect(
      performance(page)
        .getByText(/mention|No performance data/)
        .first(),
    ).toBeVisible();
    await expectAccessiblePage(page);
  }
});
