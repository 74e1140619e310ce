import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { walk } from "./focus.ts";

const SENT = "Message sent successfully! We'll get back to you soon.";
const aMail = () => `ada-${crypto.randomUUID().slice(0, 8)}@example.com`;

async function fillIn(page: Page, email: string, message = "Where is my invoice?"): Promise<void> {
  await page.getByLabel("Full Name*").fill("Ada Lovelace");
  await page.getByLabel("Email Address*").fill(email);
  await page.getByLabel("Inquiry Type*").selectOption("Technical Support");
  await page.getByLabel("Message*").fill(message);
}

test("a message is sent by keyboard, reaches the mailbox, and another one can follow", async ({
  page,
  product,
}) => {
  const email = aMail();
  await page.goto("/contact");
  await expect(page.getByRole("main").getByRole("button")).toBeEnabled();
  await page.getByLabel("Full Name*").focus();
  await page.keyboard.type("Ada Lovelace");
  await walk(page, ["Email Address*"]);
  await page.keyboard.type(email);
  await walk(page, ["Inquiry Type*"]);
  await page.keyboard.type("Press");
  await walk(page, ["Subject (optional)", "Message*"]);
  await page.keyboard.type("Hello");
  await walk(page, ["Send Message"]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Message Sent!" })).toBeFocused();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  await expectNoAxeViolations(page);
  await expect
    .poll(async () => {
      const inbox = await fetch(`${product.sandboxUrl}/mail/messages?to=support@standings.test`);
      return ((await inbox.json()) as { replyTo: string }[]).map(({ replyTo }) => replyTo);
    })
    .toContain(`Ada Lovelace <${email}>`);
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect(page.getByLabel("Message*")).toHaveValue("");
  await fillIn(page, email);
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("missing and malformed values have an error at their field", async ({ page }) => {
  await page.goto("/contact");
  const send = page.getByRole("button", { name: "Send Message" });
  await send.click();
  await expect(page.getByRole("main").getByText("Please fill in all required fields.")).toBeVisible();
  await expect(page.getByLabel("Full Name*")).toBeFocused();
  for (const label of ["Full Name*", "Email Address*", "Inquiry Type*", "Message*"]) {
    await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByLabel("Subject (optional)")).toHaveAttribute("aria-invalid", "false");
  await expectNoAxeViolations(page);
  await fillIn(page, "not an address");
  await send.click();
  await expect(page.getByRole("main").getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("Email Address*")).toBeFocused();
});

test("fields are disabled while sending, and a failure keeps their text", async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  const email = aMail();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/trpc/contact.send*", async (route) => {
    await held;
    await route.abort();
  });
  await page.goto("/contact");
  await fillIn(page, email);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("button", { name: "Sending Message..." })).toBeVisible();
  await expect(page.getByLabel("Message*")).toBeDisabled();
  release();
  await expect(page.getByRole("main").getByText("Failed to send message. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Message*")).toHaveValue("Where is my invoice?");
});

test("name and e-mail of a signed-in user are filled in; links choose the inquiry", { tag: "@long" }, async ({
  page,
  account,
}) => {
  await page.goto("/contact?inquiry=billing");
  await expect(page.getByLabel("Email Address*")).toHaveValue(account.email);
  await expect(page.getByLabel("Full Name*")).toHaveValue("Maya Okonkwo-Lindqvist");
  await expect(page.getByLabel("Inquiry Type*")).toHaveValue("billing");
  await page.getByLabel("Full Name*").fill("");
  await expect(page.getByLabel("Full Name*")).toHaveValue("");
  await page.goto("/contact?inquiry=gossip");
  await expect(page.getByLabel("Inquiry Type*")).toHaveValue("");
  await page.goto("/pricing");
  await page.getByRole("link", { name: "Contact Sales" }).click();
  await expect(page.getByLabel("Inquiry Type*")).toHaveValue("billing");
});

test("a message stays while another link to the form is pressed", async ({ page }) => {
  await page.goto("/contact?inquiry=billing");
  const inquiry = page.getByLabel("Inquiry Type*");
  await expect(inquiry).toHaveValue("billing");
  await page.getByLabel("Message*").fill("Where is my invoice?");
  const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact" });
  await contact.click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(inquiry).toHaveValue("");
  await expect(page.getByLabel("Message*")).toHaveValue("Where is my invoice?");
  await inquiry.selectOption("Technical Support");
  await page.goBack();
  await expect(page).toHaveURL(/inquiry=billing$/);
  await expect(inquiry.locator(":checked")).toHaveText("Technical Support");
});

test("the robots' field is hidden from users and screen readers", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.locator('input[name="website"]')).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Website" })).toHaveCount(0);
});
