/** The search panel of the home page, and the box above the most analyzed companies. */
import type { Page } from "@playwright/test";
import { BUILT_IN_CATALOGUE } from "@standings/domain";
import { stopClock } from "./clock.ts";
import { type Account, expect, signedInTest, test } from "./fixtures.ts";
import { PASSWORD, signUp } from "./sign-up.ts";

const panel = (page: Page) => page.getByRole("region", { name: "Search", exact: true });
const domainField = (page: Page) => panel(page).getByRole("combobox", { name: "Company domain" });

async function openDomainTab(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("tab", { name: "Domain Analysis" }).click();
  await expect(domainField(page)).toBeVisible();
}

test.describe("the search panel", () => {
  test("prompts lose their quotes, begin with a capital and end at 340", { tag: "@long" }, async ({
    page,
  }) => {
    await page.goto("/");
    const prompt = page.getByRole("main").getByRole("textbox");
    await stopClock(page);
    await prompt.pressSequentially('best "crm"');
    await expect(prompt).toHaveValue("Best crm");
    await expect(panel(page).getByRole("alert")).toHaveText("Quotes are not allowed in prompts");
    await page.clock.runFor(3000);
    await expect(panel(page).getByRole("alert")).toHaveCount(0);
    await prompt.fill("a".repeat(341));
    await expect(panel(page).getByRole("alert")).toHaveText("Prompt must be 340 characters or less");
    await page.getByRole("tab", { name: /Expert Ranking/ }).click();
    await expect(page.getByRole("main").getByRole("textbox")).toHaveValue("");
    await expect(panel(page).getByRole("alert")).toHaveCount(0);
  });

  test("what is typed before a prompt, or a quote within it, leaves the caret in its place", async ({
    page,
  }) => {
    await page.goto("/");
    const prompt = page.getByRole("main").getByRole("textbox");
    await prompt.fill("Best shoes for men and women");
    await prompt.press("Home");
    await page.keyboard.type("the ");
    await expect(prompt).toHaveValue("The Best shoes for men and women");
    await page.keyboard.type("“new” ");
    await expect(prompt).toHaveValue("The new Best shoes for men and women");
  });

  test("examples rotate, and a click takes the shown one", { tag: "@long" }, async ({ page }) => {
    await page.goto("/");
    const example = panel(page).getByRole("button", { name: /^Use the example/ });
    const first = (await example.textContent()) ?? "";
    await expect(example).not.toHaveText(first);
    await example.hover();
    const shown = (await example.textContent()) ?? "";
    await example.click();
    await expect(page.getByRole("main").getByRole("textbox")).toHaveValue(shown);
  });

  test("tabs are in order, and arrow keys reach them", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("tab")).toHaveText([
      "Company Ranking",
      "Domain Analysis",
      "Expert RankingNEW",
    ]);
    await page.getByRole("tab", { name: "Company Ranking" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Domain Analysis" })).toBeFocused();
    await expect(domainField(page)).toBeVisible();
  });

  test("a domain is required and checked; the error disappears after a time", async ({ page }) => {
    await openDomainTab(page);
    const alert = panel(page).getByRole("alert");
    await stopClock(page);
    // A blocked button explains itself.
    await page.getByRole("button", { name: "Analyze domain" }).click({ force: true });
    await expect(alert).toHaveText("Domain is required");
    for (const typed of ["qqzzqq", "stripe.c", "stripe.com/pricing", "str ipe.com", "müller"]) {
      await domainField(page).fill(typed);
      await domainField(page).press("Enter");
      // A name is looked for, with the next batch of calls.
      await expect(async () => {
        await page.clock.runFor(50);
        await expect(alert).toHaveText("Please enter a valid domain (e.g., yourcompany.com)", {
          timeout: 500,
        });
      }).toPass();
    }
    await page.clock.runFor(3000);
    await expect(alert).toHaveCount(0);
    await expect(page).toHaveURL("/");
    // A name alone finds its company.
    await domainField(page).fill("hubspot");
    await domainField(page).press("Enter");
    await page.clock.resume();
    await expect(page.getByRole("dialog", { name: "Create Account" })).toBeVisible();
  });

  test("a name that is looked up shows it, and is dropped when the visitor goes on", async ({ page }) => {
    // What is typed is suggested, too, so several requests may be held.
    let held = Promise.withResolvers<void>();
    await page.route("**/trpc/**company.suggest**", async (route) => {
      await held.promise;
      await route.continue();
    });
    await openDomainTab(page);
    const action = page.getByRole("button", { name: "Analyze domain" });
    const dialog = page.getByRole("dialog", { name: "Create Account" });
    const find = async () => {
      await domainField(page).fill("hubspot");
      const asked = page.waitForRequest("**/trpc/**company.suggest**");
      await domainField(page).press("Enter");
      await expect(action).toHaveAttribute("aria-busy", "true");
      await asked;
    };
    await find();
    await page.getByRole("tab", { name: "Company Ranking" }).click();
    const prompt = page.getByRole("main").getByRole("textbox");
    await prompt.fill("Best CRM");
    const answered = page.waitForResponse("**/trpc/**company.suggest**");
    held.resolve();
    await answered;
    await expect(dialog).toHaveCount(0);
    await expect(prompt).toHaveValue("Best CRM");
    await page.getByRole("tab", { name: "Domain Analysis" }).click();
    held = Promise.withResolvers();
    await find();
    held.resolve();
    await expect(dialog).toBeVisible();
  });

  test("a guest's domain is kept while the sign-in dialog is open", { tag: "@long" }, async ({ page }) => {
    await openDomainTab(page);
    await domainField(page).fill("  https://www.Stripe.com/ ");
    await domainField(page).press("Enter");
    await expect(page.getByRole("dialog")).toContainText("Please sign in to continue your search.");
    const stored = await page.evaluate(() => sessionStorage.getItem("post_login_redirect"));
    expect(stored).toBe("/company/stripe.com");
  });

  signedInTest(
    "a signed-in user lands on the company's page",
    { tag: "@long" },
    async ({ page, complaints }) => {
      complaints.allow(/status of 404/);
      await openDomainTab(page);
      await domainField(page).fill("www.stripe.com");
      await page.getByRole("button", { name: "Analyze domain" }).click();
      await expect(page).toHaveURL("/company/stripe.com");
    },
  );

  test("suggestions come with two characters, four at most, and fill the field by keyboard or click", {
    tag: "@long",
  }, async ({ page }) => {
    await openDomainTab(page);
    const field = domainField(page);
    const options = page.getByRole("option");
    await field.fill("re");
    await expect(options).toHaveCount(4);
    await field.press("ArrowDown");
    const first = options.first();
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id")) ?? "-");
    await field.press("Enter");
    await expect(options).toHaveCount(0);
    await expect(field).toHaveValue(/^[a-z0-9.-]+\.[a-z]{2,}$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await field.fill("hub");
    await expect(options.filter({ hasText: "hubspot.com" }).locator("mark").first()).toHaveText("Hub");
    await options.filter({ hasText: "hubspot.com" }).click();
    await expect(field).toHaveValue("hubspot.com");
    await expect(field).toBeFocused();

    await field.fill("zzqqxx");
    await expect(page.getByText("No domain suggestions found")).toBeVisible();
    await field.press("Escape");
    await expect(page.getByText("No domain suggestions found")).toHaveCount(0);
    await expect(field).toBeFocused();
  });

  test("at least one part of the analysis stays chosen", { tag: "@long" }, async ({ page }) => {
    await openDomainTab(page);
    const chips = panel(page).getByRole("toolbar", { name: "What to analyze" }).getByRole("button");
    await expect(chips).toHaveText([
      "Prompt Analysis & Discovery",
      "SEO & AEO Analysis",
      "Source & Competitors Overview",
    ]);
    await stopClock(page);
    for (const index of [0, 1, 2]) await chips.nth(index).click();
    await expect(panel(page).getByText("Keep at least one part")).toBeVisible();
    await expect(chips.nth(2)).toHaveAttribute("aria-pressed", "true");
    await page.clock.runFor(3000);
    await expect(panel(page).getByText("1 of 3 chosen")).toBeVisible();
  });
});

test("the box above the most analyzed companies has the same rules and suggestions", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/");
  const field = page.getByPlaceholder("yourcompany.com");
  const analyze = page.getByRole("button", { name: "Analyze a company" });
  await field.scrollIntoViewIfNeeded();
  await hydrated(page);
  await stopClock(page);
  await analyze.click();
  await expect(page.getByText("Domain is required")).toBeVisible();
  await page.clock.runFor(3000);
  await expect(page.getByText("Domain is required")).toHaveCount(0);
  await page.clock.resume();
  await field.fill("hub");
  await page.getByRole("option", { name: /hubspot\.com/ }).click();
  await analyze.click();
  await expect(page.getByRole("dialog")).toContainText("Please sign in to continue your search.");
});

test.describe("a domain analysis", () => {
  const [PROMPTS, SEO, SOURCES] = [
    "Prompt Analysis & Discovery",
    "SEO & AEO Analysis",
    /^Source & Competitors/,
  ];

  /** Leaves only these parts chosen and sends the form. */
  async function analyze(page: Page, domain: string, parts: readonly (string | RegExp)[]): Promise<void> {
    await openDomainTab(page);
    const chips = panel(page).getByRole("toolbar", { name: "What to analyze" });
    for (const part of [PROMPTS, SEO, SOURCES]) {
      if (!parts.includes(part)) await chips.getByRole("button", { name: part }).click();
    }
    await domainField(page).fill(domain);
    await panel(page).getByRole("button", { name: "Analyze domain" }).click();
  }

  /** Credits, and the stored analyses' ids. */
  async function accountOf(page: Page, { token }: Pick<Account, "token">, domain: string) {
    const read = async (path: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await page.request.get(`/api${path}`, { headers })).json();
    };
    const { credits } = await read("/user/credits");
    const ids = ["seo", "source"].map(async (type) => {
      const query = new URLSearchParams({
        domain,
        analysisType: type,
        modelId: BUILT_IN_CATALOGUE.defaultId,
      });
      const { data } = await read(`/company/analysis?${query}`);
      return data?.id ?? null;
    });
    const [seo, source] = await Promise.all(ids);
    return { credits, seo, source };
  }

  const summary = (page: Page) => page.getByRole("heading", { name: "Executive Summary" });

  test("says its price, opens the first chosen tab and begins what was chosen, once", {
    tag: "@long",
  }, async ({ page, account, complaints }) => {
    complaints.allow(/status of 404/);
    const domain = "webflow.com";
    await openDomainTab(page);
    await expect(panel(page).getByText("Uses 1 credit")).toBeVisible();
    await panel(page).getByRole("button", { name: SEO }).click();
    await expect(panel(page).getByText("Free", { exact: true })).toBeVisible();

    await analyze(page, domain, [SEO]);
    await expect(page).toHaveURL(/\/company\/webflow\.com\?tab=seo/);
    await expect(summary(page)).toBeVisible();
    const first = await accountOf(page, account, domain);
    expect(first).toEqual({ credits: 4, seo: expect.any(String), source: null });
    await page.reload();
    await expect(summary(page)).toBeVisible();

    // Its analysis of today is shown again; that of the sources begins though its tab is closed.
    await analyze(page, domain, [PROMPTS, SEO, SOURCES]);
    await expect(page).toHaveURL("/company/webflow.com");
    await expect
      .poll(() => accountOf(page, account, domain))
      .toEqual({ ...first, source: expect.any(String) });
  });

  test("a guest signs in and goes on with what was chosen", { tag: "@long" }, async ({
    page,
    product,
    complaints,
  }) => {
    complaints.allow(/status of 404/);
    const email = `guest-${crypto.randomUUID().slice(0, 8)}@northwind.agency`;
    const guest = await signUp(product, { name: "Ben Guest", email });
    await analyze(page, "shopify.com", [SEO, SOURCES]);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Sign In" }).click();
    await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.locator("form").getByRole("button", { name: "Sign In" }).click();
    await expect(page).toHaveURL(/\/company\/shopify\.com\?tab=seo/);
    await expect(summary(page)).toBeVisible();
    const begun = { credits: 4, seo: expect.any(String), source: expect.any(String) };
    await expect.poll(() => accountOf(page, guest, "shopify.com")).toEqual(begun);
  });

  signedInTest("an address alone begins nothing", { tag: "@long" }, async ({ page }) => {
    await page.goto("/company/notion.so?tab=seo");
    await expect(page.getByRole("button", { name: "Start Analysis" })).toBeVisible();
  });
});

async function hydrated(page: Page): Promise<void> {
  // Fetched only after an interaction.
  await page.getByRole("heading", { name: "Frequently asked questions" }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await expect(page.getByRole("list", { name: "Top sources" }).locator("img").first()).toBeAttached();
}
