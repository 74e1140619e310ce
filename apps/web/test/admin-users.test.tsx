import { newEmail, PASSWORD, type TestServices } from "@standings/services/testing";
import { screen, waitFor, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findDialog, openPage, signUpAdmin, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

it("an admin adds a user, gives credits with a reason, reads the ledger and deletes the user", async () => {
  const user = await openPage(services, "/admin/users", await signUpAdmin(services));
  await screen.findByText(/^1 users?, 1 of them an admin$/);
  const email = newEmail("kwame");
  const name = "Kwame Asante-Boateng von und zu Beispielstadt und Söhne";
  await user.click(screen.getByRole("button", { name: "Add User" }));
  const add = await findDialog("Add New User");
  expect(add.getByLabelText("Credits")).toHaveProperty("value", "5");
  await user.click(add.getByRole("button", { name: "Create User" }));
  await add.findByText("Name is required");
  await expectAccessible();
  await user.type(add.getByLabelText("Name"), name);
  await user.type(add.getByLabelText("Email"), email);
  await user.type(add.getByLabelText("Password"), `${PASSWORD}{Enter}`);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  const rows = async () => within(await screen.findByRole("table", { name: "Users" })).getAllByRole("row");
  await user.type(screen.getByLabelText("Name or e-mail"), email.slice(3, 14));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(location.search).toContain("search=");
  await user.click(await screen.findByRole("button", { name: `Edit ${name}` }));
  const edit = await findDialog("Edit User");
  // What another admin changes meanwhile stays.
  const own = services.db.updateTable("users").where("email", "=", email);
  await own.set({ api_access: true }).execute();
  await user.clear(edit.getByLabelText("Credits"));
  await user.type(edit.getByLabelText("Credits"), "99999999999");
  await edit.findByText("A whole number from 0 to 1,000,000,000");
  await user.clear(edit.getByLabelText("Credits"));
  await user.type(edit.getByLabelText("Credits"), "55");
  await edit.findByText("5 to 55: adds 50. The ledger keeps the reason for good: name nobody in it.");
  await user.click(edit.getByRole("button", { name: "Save Changes" }));
  await edit.findByText("Please say why");
  await user.type(edit.getByLabelText("Reason for the credits"), "Refund for a failed study");
  await expectAccessible();
  await user.click(edit.getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const saved = services.db.selectFrom("users").select(["api_access", "credits"]).where("email", "=", email);
  expect(await saved.execute()).toEqual([{ api_access: true, credits: 55 }]);

  await user.click(await screen.findByRole("button", { name }));
  const details = await findDialog("User Details");
  expect(location.search).toContain("open=");
  await details.findByText(/Refund for a failed study/);
  const ledger = within(details.getByRole("region", { name: "Ledger" })).getAllByRole("listitem");
  expect(ledger.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/\+50.*Refund for a failed study.*55 left/),
    expect.stringMatching(/\+5.*Account added by an admin/),
  ]);
  await expectAccessible();
  // Esc in the moment in which a second dialog takes the focus closes that one, and not the one below.
  const pressEscape = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.closest("form")) return;
    document.removeEventListener("focusin", pressEscape);
    target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  };
  document.addEventListener("focusin", pressEscape);
  await user.click(details.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
  await findDialog("User Details");
  await user.click(details.getByRole("button", { name: "Delete" }));
  const confirm = await findDialog(`Delete ${name}?`);
  await user.click(confirm.getByRole("button", { name: "Delete User" }));
  await screen.findByRole("heading", { name: "No users match" });
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  await user.selectOptions(screen.getByLabelText("Role"), "Admin");
  await waitFor(() => expect(location.search).toContain("role=admin"));
});

it.each([
  ["pro", "Pro (paid by a subscription)"],
  ["free", "Free (its subscription is not paid)"],
] as const)("an account on %s with a subscription is told as %j", async (subscription_status, text) => {
  const admin = await signUpAdmin(services);
  const plan = { subscription_status, plan_subscription_id: "sub_test" };
  await services.db.updateTable("users").set({ plan_subscription_id: null }).execute();
  await services.db.updateTable("users").set(plan).where("id", "=", admin.user.id).execute();
  await openPage(services, `/admin/users?open=${admin.user.id}`, admin);
  const details = await findDialog("User Details");
  expect((await details.findByText("Plan")).nextSibling?.textContent).toBe(text);
});
