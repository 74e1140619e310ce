import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { open } from "./focus.ts";
import { expectNothingMoved, watchLayout } from "./layout-shifts.ts";
import { expectAccessiblePage } from "./views.ts";

// Its strips move.
test.use({ reducedMotion: "no-preference" });

const panel = (page: Page) => page.getByRole("region", { name: "Search", exact: true });
const companiesOf = (page: Page, sector: string) =>
  page.getByRole("list", { name: `Trending companies: ${sector}` });
const domainField = (page: Page) => panel(page).getByRole("combobox", { name: "Company domain" });

test.describe("strips", () => {
  test("companies move in two opposite rows, and stop on hover, on focus and by their control", async ({
    page,
  }) => {
    await page.goto("/");
    const rows = page.locator("#companies [data-strip-line]");
    await expect(rows).toHaveCount(2);
    const directions = await rows.evaluateAll((lines) =>
      lines.map((line) => getComputedStyle(line).animationDirection),
    );
    expect(directions).toEqual(["normal", "reverse"]);
    const count = await rows.first().locator("ul:not([aria-hidden]) > li").count();
    const duration = await rows.first().evaluate((line) => getComputedStyle(line).animationDuration);
    expect(duration).toBe(`${count * 5}s`);
    const state = () => rows.first().evaluate((line) => getComputedStyle(line).animationPlayState);
    expect(await state()).toBe("running");
    await page.locator("#companies [data-strip]").first().hover();
    await expect.poll(state).toBe("paused");
    await page.mouse.move(0, 0);
    await expect.poll(state).toBe("running");
    await rows.first().getByRole("link").nth(3).focus();
    await expect.poll(state).toBe("paused");
    const pause = page.getByRole("checkbox", { name: "Pause moving companies" });
    await pause.focus();
    await expect.poll(state).toBe("running");
    await page.keyboard.press("Space");
    await expect.poll(state).toBe("paused");
  });

  test("the copy that closes the loop is hidden from screen readers and Tab", async ({ page }) => {
    await page.goto("/");
    for (const copy of await page.locator("[data-strip] ul[aria-hidden]").all()) {
      await expect(copy).toHaveAttribute("aria-hidden", "true");
      for (const link of await copy.locator("a").all()) await expect(link).toHaveAttribute("tabindex", "-1");
    }
  });

  test("prompts link to their rankings, eight seconds each", async ({ page }) => {
    await page.goto("/");
    const strip = page.getByRole("list", { name: "Trending prompts" });
    const links = strip.getByRole("link");
    await expect(links.first()).toHaveAttribute("href", /^\/trending-company-ranking\/[0-9a-f-]{36}$/);
    const duration = await page
      .locator("[data-strip-line]", { has: strip })
      .evaluate((line) => getComputedStyle(line).animationDuration);
    expect(duration).toBe(`${(await links.count()) * 8}s`);
  });

  test("a guest who picks a company signs in first and returns to it", { tag: "@long" }, async ({ page }) => {
    await page.goto("/");
    await page.locator("#companies").scrollIntoViewIfNeeded();
    await hydrated(page);
    const card = page.locator("#companies [data-strip] ul:not([aria-hidden]) a").first();
    const href = await card.getAttribute("href");
    expect(href).toMatch(/^\/company\/[a-z0-9.-]+\?name=.+$/);
    await card.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toContainText("Please sign in to continue your search.");
    expect(await page.evaluate(() => sessionStorage.getItem("post_login_redirect"))).toBe(href);
  });

  test("29 sources open in a new tab, with logos after the page has loaded", { tag: "@long" }, async ({
    page,
  }) => {
    await page.goto("/");
    const links = page.getByRole("list", { name: "Top sources" }).getByRole("link");
    await expect(links).toHaveCount(29);
    await expect(links.first()).toHaveAttribute("target", "_blank");
    await expect(links.first()).toHaveAttribute("rel", /noopener/);
    await expect(links.locator("img")).toHaveCount(0);
    await page.getByRole("heading", { name: "Top sources trusted by AI models" }).scrollIntoViewIfNeeded();
    await expect(links.locator("img").first()).toBeVisible();
  });

  test("reduced motion stops the strips; they scroll by hand", { tag: "@long" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    for (const line of await page.locator("[data-strip-line]").all()) {
      expect(await line.evaluate((element) => getComputedStyle(element).animationName)).toBe("none");
    }
    await expect(page.getByRole("checkbox", { name: /^Pause/ })).toHaveCount(0);
    expect(await page.locator("#companies [data-strip]").first().evaluate(scrollsByHand)).toBe(true);
  });

  test("sandbox data is labelled", { tag: "@long" }, async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("Sandbox data")).toBeVisible();
  });
});

test.describe("trending companies", () => {
  test("the first sector is part of the page, others load when chosen", async ({ page }) => {
    await page.goto("/");
    const rows = companiesOf(page, "Technology").getByRole("listitem");
    await expect(rows).toHaveCount(6);
    await expect(rows.first()).toContainText(/\d+ Prompts?/);
    await page.locator("#companies").scrollIntoViewIfNeeded();
    await hydrated(page);
    const found: string[] = [];
    for (const sector of ["Healthcare", "Consumer", "Financials", "Energy"]) {
      await page.getByRole("button", { name: sector }).click();
      await expect(page.getByRole("button", { name: sector })).toHaveAttribute("aria-pressed", "true");
      const none = page.getByText(`No trending companies found for ${sector}`);
      await expect(none.or(companiesOf(page, sector))).toBeVisible();
      if (await companiesOf(page, sector).isVisible()) found.push(sector);
    }
    expect(found.length).toBeGreaterThan(0);
    await page.reload();
    await expect(rows).toHaveCount(6);
  });

  test("a sector that fails to load can be retried", { tag: "@long" }, async ({ page, complaints }) => {
    complaints.allow(/status of 404/);
    await page.goto("/");
    await page.locator("#companies").scrollIntoViewIfNeeded();
    await hydrated(page);
    await page.route("**/trending.companies**", (route) =>
      route.fulfill({ status: 404, contentType: "application/json", body: NOT_FOUND }),
    );
    await page.getByRole("button", { name: "Energy" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "could not be loaded" })).toBeVisible();
    await page.unroute("**/trending.companies**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("companies found for").or(companiesOf(page, "Energy"))).toBeVisible();
  });
});

test("questions open one by one and have links", { tag: "@long" }, async ({ page }) => {
  await page.goto("/");
  const answers: [question: string, answer: RegExp][] = [
    ["What does a search cost?", /1 credit, prompt discovery 2/],
    ["What does Company Ranking do?", /across five models/],
    ["What is Expert Ranking?", /ranks individuals/],
    ["What do I get from Domain Analysis?", /SEO and AEO recommendations/],
    [
      "Which credit packs are there?",
      /Starter, 40 USD for 20 credits; Popular, 75 USD for 50 credits; Power, 99 USD for 100 credits/,
    ],
    ["Is there an API?", /on request/],
  ];
  for (const [question, answer] of answers) {
    const summary = page.locator("summary", { hasText: question });
    const isOpen = await page.getByText(answer).isVisible();
    if (!isOpen) {
      await summary.focus();
      await page.keyboard.press("Enter");
    }
    await expect(page.getByText(answer)).toBeVisible();
  }
  await expect(page.getByRole("main").getByRole("link", { name: "Contact us" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await page.getByRole("main").getByRole("link", { name: "See Pricing" }).first().click();
  await expect(page).toHaveURL("/pricing");
});

test("the keyboard reaches everything in the order of the page, and past the strips", async ({ page }) => {
  await page.goto("/");
  const walk: string[] = [];
  for (let step = 0; step < 400; step += 1) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(describeFocus);
    if (at === null) break;
    walk.push(at);
  }
  const landmarks = [
    "Skip to content",
    "Company Ranking",
    "Compare two prompts",
    "hero-prompt",
    "GPT 4.1",
    "Web search",
    "Private",
    "Ask 5 models",
    "Skip trending prompts",
    "Pause moving prompts",
    "Pause moving companies",
    "Company domain",
    "Analyze a company",
    "Skip companies",
    "Technology",
    "Professional Services",
    "Skip sources",
    "Pause moving sources",
    "Write to us",
    "What does a search cost?",
    "Is there an API?",
  ];
  expect(walk.filter((name) => landmarks.includes(name))).toEqual(landmarks);
  expect(new Set(walk).size).toBeGreaterThan(80);
  expect(walk).not.toContain("copy");
});

test("a strip's links can be skipped", { tag: "@long" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Skip companies" }).focus();
  await expect(page.getByRole("link", { name: "Skip companies" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Technology" })).toBeFocused();
});

for (const width of [1440, 390]) {
  test(`nothing jumps at ${width} px while code, logos and strips load`, { tag: "@long" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchLayout(page);
    await page.goto("/");
    for (const heading of [
      "Most Analyzed Companies",
      "Trending Companies by Sector",
      "Frequently asked questions",
    ]) {
      await page.getByRole("heading", { name: heading }).scrollIntoViewIfNeeded();
    }
    await expect(page.getByRole("list", { name: "Top sources" }).locator("img").first()).toBeAttached();
    await page.getByRole("button", { name: "Healthcare" }).click();
    await expect(page.getByText("companies found for").or(companiesOf(page, "Healthcare"))).toBeVisible();
    await expectNothingMoved(page);
  });
}

test("the page is as high in the font that stands in for one that comes late", { tag: "@long" }, async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  const height = async () => {
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    return page.evaluate(() => document.documentElement.scrollHeight);
  };
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const usual = await height();
    await page.route(/\.woff2$/, (route) => route.abort());
    expect(await height()).toBe(usual);
    await page.unrouteAll();
  }
});

test("a scroll position from before hydration stays, and passed sections load", { tag: "@long" }, async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const footer = page.getByRole("contentinfo");
  await footer.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(900);
  release();
  await expect(page.getByRole("list", { name: "Top sources" }).locator("img").first()).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test("text typed before hydration stays", { tag: "@long" }, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const prompt = page.getByRole("main").getByRole("textbox");
  await prompt.fill("best CRM");
  const inBar = page.getByRole("banner").getByRole("textbox");
  await inBar.fill("top agencies");
  release();
  await expect(prompt).toHaveValue("Best CRM");
  await expect(inBar).toHaveValue("Top agencies");
});

test("navigation to home shows skeletons with the strips' size", { tag: "@long" }, async ({ page }) => {
  await open(page, "/pricing");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/trending\.home/, async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Standings/ })
    .click();
  await expect(page.getByRole("heading", { name: "Trending prompts" })).toBeVisible();
  const places = () =>
    page
      .getByRole("main")
      .locator("h2")
      .evaluateAll((headings) =>
        headings.flatMap((heading) =>
          heading.id === "top-sources" || heading.id === "questions" || heading.id.startsWith("_r_")
            ? []
            : [[heading.id, heading.getBoundingClientRect().y]],
        ),
      );
  const before = await places();
  const place = page.getByRole("main").getByRole("status", { name: "Loading" }).last();
  await expect(place).toBeVisible();
  const sourcesAt = await place.boundingBox();
  release();
  await expect(page.getByRole("list", { name: "Trending prompts" })).toBeVisible();
  expect(await places()).toEqual(before);
  const sources = page.getByRole("region", { name: "Top sources trusted by AI models" });
  expect(await sources.boundingBox()).toEqual(sourcesAt);
});

test("home is accessible and does not scroll sideways", async ({ page }) => {
  await page.goto("/");
  await page.locator("#companies").scrollIntoViewIfNeeded();
  await hydrated(page);
  await expectAccessiblePage(page);
  await page.getByRole("tab", { name: "Domain Analysis" }).click();
  await domainField(page).fill("hub");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessiblePage(page);
});

test("without scripts every section can be read and followed", async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(product.url);
  for (const name of [
    "Trending prompts",
    "Most Analyzed Companies",
    "Trending Companies by Sector",
    "Top sources trusted by AI models",
    "Frequently asked questions",
  ]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await expect(
    page.getByRole("list", { name: "Trending companies: Technology" }).getByRole("listitem"),
  ).toHaveCount(6);
  await page.getByText("Is there an API?").click();
  await expect(page.getByRole("link", { name: "Contact us" })).toBeVisible();
  await page.getByTitle("Pause moving prompts").click();
  await expect(page.getByRole("checkbox", { name: "Pause moving prompts" })).toBeChecked();
  await page.mouse.move(0, 0);
  await expect(page.locator("[data-strip-line]").first()).toHaveCSS("animation-play-state", "paused");
  await context.close();
});

const NOT_FOUND = JSON.stringify([
  { error: { message: "Not found", code: -32004, data: { code: "NOT_FOUND", httpStatus: 404 } } },
]);

/** Waits for the sections' code, which adds the sources' logos. */
async function hydrated(page: Page): Promise<void> {
  // Fetched only after an interaction.
  await page.getByRole("heading", { name: "Frequently asked questions" }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 1);
  await expect(page.getByRole("list", { name: "Top sources" }).locator("img").first()).toBeAttached();
}

function scrollsByHand(flow: Element): boolean {
  flow.scrollTo({ left: 120 });
  return flow.scrollLeft === 120;
}

function describeFocus(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  if (element.closest("[aria-hidden=true]")) return "copy";
  return (element.getAttribute("aria-label") ?? element.textContent?.trim()) || element.id;
}
