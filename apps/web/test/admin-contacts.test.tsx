import { sendMessage } from "@standings/services";
import type { TestServices } from "@standings/services/testing";
import { screen, waitFor, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findDialog, openPage, signUpAdmin, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

it("an admin reads a message, answers it by mail, and says so", async () => {
  const admin = await signUpAdmin(services);
  await openPage(services, "/admin/contact-forms", admin);
  await screen.findByRole("heading", { name: "No submissions yet" });
  for (const [name, inquiryType, subject] of [
    ["Sofia Papadaki", "billing", "Invoice with our VAT number"],
    ["Dr. Henrik Vestergaard-Nordlysklinikken", "technical", null],
  ] as const)
    await sendMessage(services.guest, {
      name,
      inquiryType,
      subject,
      email: "writer@aegean.example",
      message: "Our accountant needs the invoice.\nThanks!",
      isFromRobot: false,
    });
  const user = await openPage(services, "/admin/contact-forms", admin);
  await screen.findByText(/^2 submissions\. The page promises a reply within 24 hours/);
  const tab = screen.getByRole("link", { name: /Contact Forms/ });
  await waitFor(() => expect(tab.textContent).toContain("2 new"));

  await user.click(await screen.findByRole("button", { name: "View the message by Sofia Papadaki" }));
  const dialog = await findDialog("Contact Submission");
  await dialog.findByText(/Our accountant needs the invoice\./);
  expect(dialog.getByRole("link", { name: "Reply" }).getAttribute("href")).toMatch(
    /^mailto:writer%40aegean\.example\?subject=Re%3A%20Invoice/,
  );
  await expectAccessible();
  const status = "Status of the message by Sofia Papadaki";
  // Opening it is reading it.
  await waitFor(() => expect(dialog.getByLabelText(status)).toHaveProperty("value", "read"));
  await user.click(dialog.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(tab.textContent).toContain("1 new"));
  await user.selectOptions(screen.getByLabelText(status), "Responded");
  await screen.findByRole("button", { name: "Responded 1" });

  const items = () => within(screen.getByRole("main")).getAllByRole("listitem");
  await user.click(screen.getByRole("button", { name: "New 1" }));
  await waitFor(() => expect(items()).toHaveLength(1));
  await user.selectOptions(screen.getByLabelText("Type"), "billing");
  await screen.findByRole("heading", { name: "No submissions match" });
  expect(location.search).toContain("inquiry_type=billing");
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await user.type(screen.getByLabelText("Name, e-mail or words"), "papad invoice");
  await waitFor(() => expect(items()).toHaveLength(1));
});
