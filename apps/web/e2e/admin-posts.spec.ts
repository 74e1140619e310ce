import type { Locator, Page } from "@playwright/test";
import { ERRORS, IMAGE_CHOICE } from "@standings/domain";
import { refused } from "./accounts.ts";
import { COLOR_RULES, expectNoAxeViolations } from "./axe.ts";
import { type Account, expect, signedInTest } from "./fixtures.ts";
import type { Product } from "./product.ts";
import { expectAccessiblePage, expectNoSidewaysScroll } from "./views.ts";

/** The Blog tab of the admin panel, and the editor of posts. */

const editor = (page: Page) => page.getByRole("dialog", { name: /^(New|Edit) Post$/ });
const text = (page: Page) => editor(page).getByLabel("Content in Markdown");
const preview = (page: Page) => editor(page).getByRole("region", { name: "Preview" });
/** Heads of a table that is wider than the preview. */
const WIDE = Array.from({ length: 12 }, (_, nth) => `Column ${nth}`);
const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });

async function openBlog(page: Page, account: Account, product: Product, query = ""): Promise<void> {
  await product.runSql(`update users set role = 'admin' where email = '${account.email}'`);
  await page.goto(`/admin/blog${query}`);
}

/** Another admin's call. */
async function call(product: Product, account: Account, method: string, path: string, body: object) {
  const headers = { authorization: `Bearer ${account.token}`, "content-type": "application/json" };
  const url = `${product.url}/api/admin/blog${path}`;
  const reply = await fetch(url, { method, headers, body: JSON.stringify(body) });
  expect(reply.status).toBe(200);
  return (await reply.json()) as { _id: string };
}

/** Files as somebody pastes or drops them. */
async function give(
  target: Locator,
  kind: "paste" | "drop",
  files: readonly { name: string; type: string; size?: number }[],
) {
  await target.evaluate(
    (element, [event, given]) => {
      const data = new DataTransfer();
      for (const { name, type, size = 3 } of given)
        data.items.add(new File([new Uint8Array(size)], name, { type }));
      const init = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === "paste"
          ? new ClipboardEvent("paste", { ...init, clipboardData: data })
          : new DragEvent("drop", { ...init, dataTransfer: data }),
      );
    },
    [kind, files] as const,
  );
}

signedInTest("writes and publishes a post with the keyboard alone", async ({ page, account, product }) => {
  await openBlog(page, account, product);
  const create = page.getByRole("button", { name: "New Post" });
  await create.press("Enter");
  await expect(editor(page).getByLabel("Title", { exact: true })).toBeFocused();
  await page.keyboard.type("Who's first, and why?");
  await expect(editor(page).getByLabel("Slug")).toHaveValue("who-s-first-and-why");
  await expect(editor(page).getByText("Available")).toBeVisible();
  await expect(editor(page).getByRole("button", { name: "Save as Draft" })).toBeHidden();

  await text(page).focus();
  await page.keyboard.type("Why");
  await page.keyboard.press("Control+Shift+Digit2");
  await page.keyboard.press("End");
  await page.keyboard.type("\n\n- one\ntwo");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Control+b");
  await expect(text(page)).toHaveValue("## Why\n\n- one\n  - **two**");
  await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveValue("## Why\n\n- one\n  - two");
  await page.keyboard.press("Control+b");
  await expect(preview(page).getByRole("heading", { name: "Why" })).toBeVisible();
  await expect(preview(page).locator("li li strong")).toHaveText("two");
  await text(page).press("Control+End");
  await page.keyboard.insertText(`\n\n| ${WIDE.join(" | ")} |\n|${" --- |".repeat(WIDE.length)}\n`);
  const table = preview(page).getByRole("group");
  await expect(table).toBeVisible();
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  expect(await preview(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expectAccessiblePage(page);

  const settings = editor(page).getByRole("region", { name: "Settings" });
  await settings.getByLabel("Status").selectOption("Published");
  await settings.getByRole("button", { name: "Energy" }).press("Space");
  await settings.getByLabel("Tags").fill(" Method, CRM ,Method");
  await expect(editor(page).getByRole("button", { name: "Save as Draft" })).toBeEnabled();
  const saving = Promise.withResolvers<void>();
  await page.route(/admin\.posts\.add/, async (route) => {
    await saving.promise;
    await route.continue();
  });
  await page.keyboard.press("Control+Enter");
  // Nothing can be typed that would be lost.
  await expect(text(page).locator("xpath=ancestor::*[@inert]")).toHaveCount(1);
  saving.resolve();
  await expect(editor(page)).toBeHidden();
  await expect(create).toBeFocused();
  const added = row(page, "Who's first");
  await expect(added).toContainText("PublishedMaya Okonkwo-Lindqvist");
  await expect(added).toContainText("/blog/who-s-first-and-whyEnergyMethodCRM");
  const html = await (await page.request.get("/blog/who-s-first-and-why")).text();
  expect(html).toContain("<strong>two</strong>");
  await expectAccessiblePage(page);

  await added.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete Post" }).click();
  await expect(page.getByText("Post deleted")).toBeVisible();
  await expect(added).toBeHidden();
  // The server keeps pages for a few seconds.
  await expect.poll(async () => (await page.request.get("/blog/who-s-first-and-why")).status()).toBe(404);
});

/** An address that uploads have. */
const addressOf = (name: string) => `/uploads/${Buffer.from(name).toString("hex").padEnd(32, "0")}-64.webp`;

signedInTest(
  "adds pictures by button, paste and drop",
  { tag: "@long" },
  async ({ page, account, product, complaints }) => {
    complaints.allow(refused(404, 422));
    await page.route("**/api/upload/image", async (route) => {
      const name = /filename="([^"]+)"/.exec(route.request().postData() ?? "")?.[1] ?? "";
      if (name === "broken.png")
        await route.fulfill({ status: 422, json: { error: "This image is damaged" } });
      else
        await route.fulfill({
          json: { imageUrl: addressOf(name), width: 64, height: 32 },
        });
    });
    await openBlog(page, account, product, "?open=new");
    await editor(page).getByLabel("Title", { exact: true }).fill("Charts of one");
    await text(page).fill("Before");
    await give(text(page), "paste", [
      { name: "chart one.png", type: "image/png" },
      { name: "broken.png", type: "image/png" },
      { name: "text.pdf", type: "application/pdf" },
      { name: "large.png", type: "image/png", size: IMAGE_CHOICE.maxBytes + 1 },
    ]);
    await expect(text(page)).toHaveValue(
      new RegExp(`^Before\\s+.\\[chart one\\].${addressOf("chart one.png")}.\\s*$`),
    );
    const alert = editor(page).getByRole("alert");
    await expect(alert).toContainText("broken.png: This image is damaged");
    await expect(alert).toContainText(`text.pdf: ${IMAGE_CHOICE.noImage}`);
    await expect(alert).toContainText(`large.png: ${IMAGE_CHOICE.tooLarge}`);
    await text(page).fill("");
    await give(text(page), "drop", [{ name: "two.png", type: "image/png" }]);
    await expect(text(page)).toHaveValue(new RegExp(addressOf("two.png")));
    await expect(preview(page).getByRole("img", { name: "two" })).toHaveAttribute("width", "64");

    await editor(page)
      .getByLabel("Featured image", { exact: true })
      .and(page.locator("input"))
      .setInputFiles({ name: "head.png", mimeType: "image/png", buffer: Buffer.from("x") });
    await editor(page).getByLabel("Alt text").fill("A head");
    await expect(editor(page).getByRole("img", { name: "A head" })).toBeVisible();
    await editor(page).getByRole("button", { name: "Create Post" }).click();
    await expect(row(page, "Charts of one")).toContainText("DraftFeatured");
  },
);

signedInTest(
  "a taken slug and another editor are told, and no text is lost",
  { tag: "@long" },
  async ({ page, account, product, complaints }) => {
    complaints.allow(refused(409));
    await openBlog(page, account, product, "?open=new");
    await editor(page).getByLabel("Title", { exact: true }).fill("Race");
    await text(page).fill("Mine");
    await expect(editor(page).getByText("Available")).toBeVisible();
    const { _id: id } = await call(product, account, "POST", "", { title: "Race", content: "Theirs" });
    await editor(page).getByRole("button", { name: "Create Post" }).click();
    await expect(editor(page).getByText(ERRORS.SLUG_TAKEN.message)).toBeVisible();
    await expect(editor(page).getByLabel("Slug")).toBeFocused();
    await expect(text(page)).toHaveValue("Mine");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Discard changes" }).click();
    await page.goto("/admin/blog?search=race");

    await row(page, "Race").getByRole("button", { name: /^Edit/ }).click();
    await text(page).fill("Mine again");
    await call(product, account, "PUT", `/${id}`, { content: "Theirs again" });
    await editor(page).getByRole("button", { name: "Update Post" }).click();
    const told = editor(page).getByRole("alert");
    await expect(told).toContainText("Maya Okonkwo-Lindqvist changed this post on");
    await expect(text(page)).toHaveValue("Mine again");
    await told.getByRole("button", { name: "Look at their version" }).click();
    const theirs = page.getByRole("dialog", { name: "Race" });
    await expect(theirs).toContainText("Theirs again");
    // It takes the keys once it has the focus.
    await expect(theirs.locator(":focus").or(theirs.and(page.locator(":focus")))).toBeVisible();
    await page.keyboard.press("Escape");
    // The post is read slowly from here on: what was read before is not opened meanwhile.
    const held = Promise.withResolvers<void>();
    await page.route("**/trpc/*admin.posts.get*", async (route) => {
      await held.promise;
      await route.fallback();
    });
    await told.getByRole("button", { name: "Overwrite with mine" }).click();
    await expect(editor(page)).toBeHidden();
    await row(page, "Race").getByRole("button", { name: /^Edit/ }).click();
    await expect(page.getByText("Reading the post…")).toBeVisible();
    held.resolve();
    await expect(text(page)).toHaveValue("Mine again");

    complaints.allow(refused(404));
    await product.runSql(`delete from blog_posts where id = '${id}'`);
    await text(page).fill("Mine still");
    await editor(page).getByRole("button", { name: "Update Post" }).click();
    await expect(editor(page).getByRole("alert").first()).toContainText("Somebody has deleted this post.");
    // The list behind the editor leaves it out too, so that nobody opens it there.
    await expect(page.locator("tr", { hasText: "Race" })).toHaveCount(0);
    await editor(page).getByRole("button", { name: "Create Post" }).click();
    await expect(editor(page)).toBeHidden();
    await row(page, "Race").getByRole("button", { name: /^Edit/ }).click();
    await expect(text(page)).toHaveValue("Mine still");
  },
);

signedInTest(
  "unsaved text is asked about and outlives a reload",
  { tag: "@long" },
  async ({ page, account, product }) => {
    await openBlog(page, account, product, "?open=new");
    await editor(page).getByLabel("Title", { exact: true }).fill("Kept");
    await text(page).fill("What I wrote");
    await page.keyboard.press("Escape");
    await page
      .getByRole("dialog", { name: "Leave without saving?" })
      .getByRole("button", { name: "Cancel" })
      .click();
    await expect(text(page)).toHaveValue("What I wrote");
    const asked = page.waitForEvent("dialog");
    const reloaded = page.reload();
    await (await asked).accept();
    await reloaded;
    await expect(editor(page).getByText("was not saved")).toBeVisible();
    await expect(text(page)).toHaveValue("");
    await editor(page).getByRole("button", { name: "Restore it" }).click();
    await expect(text(page)).toHaveValue("What I wrote");
    await expect(editor(page).getByLabel("Slug")).toHaveValue("kept");
    await editor(page).getByRole("button", { name: "Create Post" }).click();
    await expect(row(page, "Kept")).toBeVisible();
    await page.getByRole("button", { name: "New Post" }).click();
    await expect(text(page)).toHaveValue("");
    await expect(editor(page).getByText("was not saved")).toBeHidden();
  },
);

signedInTest(
  "a report begins with its template, on a phone too",
  { tag: "@long" },
  async ({ page, account, product, complaints }) => {
    complaints.allow(refused(422));
    await page.setViewportSize({ width: 390, height: 844 });
    await openBlog(page, account, product, "?open=new");
    await editor(page).getByRole("tab", { name: "Settings" }).click();
    await editor(page).getByLabel("Type").selectOption("Company analysis");
    const generate = editor(page).getByRole("button", { name: "Generate template" });
    await generate.click();
    await expect(editor(page).getByText("A company domain is required")).toBeVisible();
    await editor(page).getByLabel("Company domain").fill("webflow.com");
    await generate.click();
    await editor(page).getByRole("tab", { name: "Write" }).click();
    await expect(editor(page).getByLabel("Title", { exact: true })).toHaveValue("How AI models rank Webflow");
    await expect(text(page)).toHaveValue(/<!-- To the editor: /);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page, COLOR_RULES);
    await editor(page).getByRole("tab", { name: "Preview" }).click();
    await expect(preview(page)).not.toContainText("To the editor");
    await expect(preview(page).getByRole("heading").first()).toBeVisible();
  },
);

signedInTest(
  "finds, orders and saves the list as its address says",
  { tag: "@long" },
  async ({ page, account, product, complaints }) => {
    complaints.allow(/status of 400|TRPCClientError/);
    await openBlog(page, account, product, "?sortBy=title&sortOrder=asc&status=published");
    const titles = page.getByRole("rowheader").getByRole("button");
    await expect(titles.first()).toBeVisible();
    const shown = await titles.allTextContents();
    expect(shown.map((title) => title.toLowerCase())).toEqual(
      shown.map((title) => title.toLowerCase()).toSorted(),
    );
    await expect(
      page.getByRole("status").filter({ hasText: /^Showing 1 to \d+ of \d+ posts$/ }),
    ).toBeVisible();
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV" }).click();
    expect((await file).suggestedFilename()).toMatch(/^standings-posts-.*\.csv$/);
    await page.getByLabel("Title, address or text").fill("zzyzx");
    await expect(page.getByText("No posts match")).toBeVisible();
    await expect(page).toHaveURL(/search=zzyzx/);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.route(/admin\.posts\.list/, (route) =>
      route.fulfill({
        status: 400,
        json: [{ error: { message: "x", code: -32603, data: { httpStatus: 400 } } }],
      }),
    );
    await page.getByLabel("Category").selectOption("Energy");
    await expect(page.getByText("The posts could not be read")).toBeVisible();
    await page.unroute(/admin\.posts\.list/);
    // As without posts; other tests read those of this product.
    await page.route(/admin\.posts\.list/, async (route) => {
      const response = await route.fetch();
      const replies: { result: { data: { posts?: unknown[]; pagination?: { total: number } } } }[] =
        await response.json();
      for (const { data } of replies.map(({ result }) => result))
        if (data.posts && data.pagination) {
          data.posts = [];
          data.pagination.total = 0;
        }
      await route.fulfill({ response, json: replies });
    });
    await page.goto("/admin/blog");
    await expect(page.getByRole("heading", { name: "No blog posts yet" })).toBeVisible();
    await page.getByRole("button", { name: "Create First Post" }).click();
    await expect(editor(page)).toBeVisible();
  },
);
