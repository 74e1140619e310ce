import { expect, mailedCode, test } from "./fixtures.ts";

test("from a first visit to an archived ranking: sign up, five models, aggregate, credits, history", async ({
  page,
  product,
}) => {
  const email = `ada-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.goto("/");
  const panel = page.getByRole("main");
  await panel.getByRole("textbox").fill("best CRM for startups");
  await expect(panel.getByRole("textbox")).toHaveValue("Best CRM for startups");
  await panel.getByRole("button", { name: "Ask 5 models" }).click();

  const dialog = page.getByRole("dialog");
  await expect(page.getByText("Please sign in to continue your search")).toHaveCount(1);
  await expect(dialog.getByText("Best CRM for startups")).toBeVisible();
  await dialog.getByLabel("Name").fill("Ada");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill("northwind-9");
  await dialog.getByLabel("Confirm password").fill("northwind-8");
  await expect(dialog.getByText(/Passwords don.t match/)).toBeVisible();
  await dialog.getByLabel("Confirm password").fill("northwind-9");
  await expect(dialog.getByText("Passwords match")).toBeVisible();
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(
    page.getByText("Account created! Please check your email for the verification code."),
  ).toBeVisible();

  const code = await mailedCode(product, email);
  await dialog.getByLabel("Verification code").focus();
  // The last digit sends the code.
  await page.keyboard.type(code);
  await expect(page.getByText("Email verified successfully!")).toBeVisible();

  await expect(page).toHaveURL(/\/company-ranking\/Best%20CRM%20for%20startups/);
  await expect(page.getByText("4 credits").first()).toBeVisible();
  await expect(page.getByText("Sandbox data").first()).toBeVisible();
  for (const model of ["GPT 4.1", "Claude 3.5", "Gemini 2.5 (Flash)", "Grok 3 (Mini)", "Llama 4"]) {
    await expect(page.getByRole("heading", { name: model })).toBeVisible();
  }
  const aggregatedTab = page.getByRole("tab", { name: "Aggregated Results" });
  await expect(aggregatedTab).toBeEnabled();
  await expect(page.getByText("HubSpot").first()).toBeVisible();
  await aggregatedTab.click();
  await expect(page.getByText(/All five models list/)).toBeVisible();
  await expect(page.getByRole("img", { name: /^HubSpot: .*1st for/ })).toBeVisible();
  await expect(page.getByText("5 of 5 models").first()).toBeVisible();

  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("heading", { name: "Ada" })).toBeVisible();
  await page.getByRole("link", { name: /Best CRM for startups/ }).click();
  await expect(page).toHaveURL(/\/archived-company-ranking\//);
  await expect(page.getByRole("heading", { name: /Best CRM for startups/ })).toBeVisible();
  await expect(page.getByText("HubSpot").first()).toBeVisible();
  await expect(page.getByText("4 credits").first()).toBeVisible();
});

test("a wrong code shows an error, and a new one can be sent", { tag: "@long" }, async ({
  page,
  product,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  const email = `eve-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await page.goto("/");
  await page.getByRole("button", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await dialog.getByLabel("Name").fill("Eve");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill("northwind-9");
  await dialog.getByLabel("Confirm password").fill("northwind-9");
  await dialog.getByRole("button", { name: "Create Account" }).click();
  const code = await mailedCode(product, email);
  await dialog.getByLabel("Verification code").focus();
  await page.keyboard.type(code === "000000" ? "000001" : "000000");
  await expect(page.getByText("Invalid verification code")).toHaveCount(1);
  await dialog.getByRole("button", { name: /Send a new code/ }).click();
  await expect(page.getByText("New verification code sent to your email")).toBeVisible();
  // What failed before is over.
  await expect(page.getByText("Invalid verification code")).toHaveCount(0);
});

test("signs in with a verified account and out again", async ({ page, account, complaints }) => {
  complaints.allow(/status of 401/);
  await page.addInitScript(() => localStorage.removeItem("auth_token"));
  await page.goto("/");
  await page.getByRole("button", { name: "Sign In" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(account.email);
  await dialog.getByLabel("Password", { exact: true }).fill("wrong-password");
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Invalid email or password")).toHaveCount(1);
  await dialog.getByLabel("Password", { exact: true }).fill(account.password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Successfully logged in!")).toBeVisible();
  await expect(page.getByText("5 credits").first()).toBeVisible();
  await page.getByRole("button", { name: /Maya/ }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
});
