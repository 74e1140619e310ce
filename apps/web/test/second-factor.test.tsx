import { beginSecondFactor, confirmSecondFactor } from "@standings/services";
import { PASSWORD, signUp, type TestServices } from "@standings/services/testing";
import { codeAt, wrongCode } from "@standings/testing/app-code";
import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findDialog, findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

const CODE = "Code of your authenticator app";

/** Lets the code that the app shows now be used again, in place of waiting for the next. */
const forgetSteps = () => services.db.updateTable("second_factors").set({ last_step: "0" }).execute();

async function signIn(user: UserEvent, email: string): Promise<void> {
  await user.click((await screen.findAllByRole("button", { name: "Sign In" }))[0] as HTMLElement);
  const dialog = await findDialog();
  await user.type(dialog.getByLabelText("E-mail"), email);
  await user.type(dialog.getByLabelText("Password"), PASSWORD);
  await user.click(dialog.getByRole("button", { name: "Sign In" }));
}

async function signOut(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole("button", { name: /Account of/ }));
  await user.click(await screen.findByRole("menuitem", { name: /Sign Out/i }));
  await waitFor(() => expect(location.pathname).toBe("/"));
}

it("is set up from the profile; signing in takes a code or a recovery code; it is turned off", async () => {
  const maya = await signUp(services);
  const user = await openPage(services, "/profile?tab=account", maya);
  const section = await findRegion("Two-step sign-in");
  await user.click(await section.findByRole("button", { name: "Set up two-step sign-in" }));
  let dialog = await findDialog("Set up two-step sign-in");
  await user.type(dialog.getByLabelText("Your password"), PASSWORD);
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  await dialog.findByRole("img", { name: "QR code for your authenticator app" });
  await expectAccessible();
  const secret = (dialog.getByTestId("app-key").textContent ?? "").replaceAll(" ", "");
  await user.type(await dialog.findByLabelText(CODE), wrongCode(secret));
  await dialog.findByText("This code is wrong or was used already");
  await user.clear(dialog.getByLabelText(CODE));
  await user.type(await dialog.findByLabelText(CODE), codeAt(secret));
  const list = await dialog.findByRole("list", { name: "Recovery codes" });
  const codes = within(list)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
  expect(codes).toHaveLength(10);
  await user.click(dialog.getByRole("button", { name: "I have saved them" }));
  await section.findByText(/10 recovery codes left\.$/);
  await forgetSteps();
  await user.click(section.getByRole("button", { name: "New recovery codes" }));
  dialog = await findDialog();
  await user.type(await dialog.findByLabelText(CODE), codeAt(secret));
  await user.click(dialog.getByRole("button", { name: "Make new codes" }));
  const renewed = within(await screen.findByRole("list", { name: "Recovery codes" })).getAllByRole(
    "listitem",
  );
  expect(renewed).toHaveLength(10);
  const recoveryCode = renewed[0]?.textContent ?? "";
  expect(codes).not.toContain(recoveryCode);
  dialog = await findDialog();
  await user.click(dialog.getByRole("button", { name: "I have saved them" }));

  // The code of the app.
  await forgetSteps();
  await signOut(user);
  await signIn(user, maya.email);
  dialog = await findDialog();
  await dialog.findByRole("heading", { name: "Two-step sign-in" });
  await user.type(await dialog.findByLabelText(CODE), wrongCode(secret));
  await dialog.findByText("This code is wrong or was used already");
  expect(dialog.getByLabelText(CODE)).toHaveProperty("value", "");
  await user.type(await dialog.findByLabelText(CODE), codeAt(secret));
  await screen.findByText("Successfully logged in!");

  // A recovery code.
  await signOut(user);
  await signIn(user, maya.email);
  dialog = await findDialog();
  await user.click(await dialog.findByRole("button", { name: "Use a recovery code instead" }));
  await expectAccessible();
  await user.type(dialog.getByLabelText("Recovery code"), `${recoveryCode.toLowerCase()}{Enter}`);
  await user.click(await screen.findByRole("button", { name: /Account of/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Account" }));
  const again = await findRegion("Two-step sign-in");
  await again.findByText(/9 recovery codes left/);
  await forgetSteps();
  await user.click(again.getByRole("button", { name: "Turn off" }));
  dialog = await findDialog();
  await user.type(await dialog.findByLabelText(CODE), codeAt(secret));
  await user.click(dialog.getByRole("button", { name: "Turn off" }));
  await again.findByText("Off.");
  await signOut(user);
  await signIn(user, maya.email);
  await screen.findByRole("button", { name: /Account of/ });
});

it("a page whose two-step sign-in another tab turned off says that it is off", async () => {
  const maya = await signUp(services);
  const { secret } = await beginSecondFactor(maya.request, { password: PASSWORD });
  await confirmSecondFactor(maya.request, { code: codeAt(secret) });
  const user = await openPage(services, "/profile?tab=account", maya);
  const section = await findRegion("Two-step sign-in");
  await user.click(await section.findByRole("button", { name: "Turn off" }));
  await services.db.deleteFrom("second_factors").where("user_id", "=", maya.user.id).execute();
  const dialog = await findDialog();
  await user.type(await dialog.findByLabelText(CODE), codeAt(secret));
  await user.click(dialog.getByRole("button", { name: "Turn off" }));
  await section.findByText("Off.");
});
