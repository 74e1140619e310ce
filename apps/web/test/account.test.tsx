import { authenticate, confirmCheckout, createBrand, login } from "@standings/services";
import {
  atSandbox,
  beginCheckout,
  GPT,
  PASSWORD,
  payAtSandbox,
  signUp,
  type TestServices,
} from "@standings/services/testing";
import { screen, waitFor, within } from "@testing-library/dom";
import type { UserEvent } from "@testing-library/user-event";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findDialog, findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

const ACCOUNT = "/profile?tab=account";

/** Signs in from another device; tells whether that session stands. */
async function elsewhere(email: string, userAgent: string): Promise<() => Promise<boolean>> {
  const guest = services.services.request({ address: "198.51.100.7", userAgent });
  const { token } = await login(guest, { email, password: PASSWORD });
  return async () => (await authenticate(guest, `Bearer ${token}`)).viewer !== null;
}

it("tells how many alerts of all brands may be chance", async () => {
  const maya = await signUp(services);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  for (const name of ["Front", "Close"]) {
    await createBrand(request, {
      ...{
        name,
        domain: `${name.toLowerCase()}.com`,
        aliases: [],
        models: [GPT],
        webSearch: true,
        competitors: [],
      },
      ...{ rhythm: "manual", day: 1, hour: 0, timeZone: "UTC", rounds: 1 },
      prompts: ["Best help desk", "Best inbox"].map((prompt) => ({ prompt, label: null })),
    });
  }
  await openPage(services, ACCOUNT, maya);
  const alerts = await findRegion("Alerts");
  await alerts.findByText("4 prompts tracked: up to one alert in five months may be chance.");
  await expectAccessible();
});

it("name and default privacy are changed", async () => {
  const maya = await signUp(services);
  const user = await openPage(services, ACCOUNT, maya);
  const name = await screen.findByLabelText("Name");
  await user.clear(name);
  await user.type(name, "  Maya   Lindqvist ");
  await user.click(
    within(screen.getByRole("form", { name: "Change name" })).getByRole("button", { name: "Save" }),
  );
  await screen.findByRole("heading", { name: "Maya Lindqvist" });
  await user.click(screen.getByRole("switch", { name: "Keep my searches private by default" }));
  await screen.findByText("New searches are private");
  await expectAccessible();
  const saved = services.db
    .selectFrom("users")
    .select(["name", "private_by_default"])
    .where("id", "=", maya.user.id);
  expect(await saved.execute()).toEqual([{ name: "Maya Lindqvist", private_by_default: true }]);
  await openPage(services, "/", maya);
  const choice = await screen.findByRole("switch", { name: "Private" });
  await waitFor(() => expect(choice.getAttribute("aria-checked")).toBe("true"));
});

it("the password is changed with the current one, and other sessions end", async () => {
  const maya = await signUp(services);
  const stands = await elsewhere(maya.email, "curl/8.7.1");
  const user = await openPage(services, ACCOUNT, maya);
  const form = within(await screen.findByRole("form", { name: "Change password" }));
  const change = async (current: string, next: string) => {
    for (const [label, text] of [
      ["Current password", current],
      ["New password", next],
      ["Confirm new password", next],
    ] as const) {
      await user.clear(form.getByLabelText(label));
      await user.type(form.getByLabelText(label), text);
    }
    await user.click(form.getByRole("button", { name: "Change password" }));
  };
  await change("not-the-one", "northwind-20");
  await form.findByText("Current password is wrong");
  await change(PASSWORD, "password1");
  await form.findByText("Please choose a less common password");
  expect(await stands()).toBe(true);
  await change(PASSWORD, "northwind-20");
  await screen.findByText("Password changed");
  await waitFor(() => expect(form.getByLabelText("Current password")).toHaveProperty("value", ""));
  expect(await stands()).toBe(false);
});

it("sessions are listed and, with the password, ended one by one or all others at once", async () => {
  const maya = await signUp(services);
  const phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1";
  const one = await elsewhere(maya.email, phone);
  const two = await elsewhere(maya.email, "curl/8.7.1");
  const user = await openPage(services, ACCOUNT, maya);
  const sessions = await findRegion("Sessions");
  await sessions.findByText("This device");
  const confirmWith = async (password: string, act: string) => {
    const dialog = await findDialog();
    await user.clear(dialog.getByLabelText("Your password"));
    await user.type(dialog.getByLabelText("Your password"), password);
    await user.click(dialog.getByRole("button", { name: act }));
  };
  await user.click(await sessions.findByRole("button", { name: /Sign out Chrome on iPhone/ }));
  await confirmWith("not-the-one", "Sign out");
  await (await findDialog()).findByText("Current password is wrong");
  expect(await one()).toBe(true);
  await confirmWith(PASSWORD, "Sign out");
  await waitFor(() => expect(sessions.queryByText("Chrome on iPhone")).toBeNull());
  expect([await one(), await two()]).toEqual([false, true]);
  await user.click(sessions.getByRole("button", { name: "Sign out everywhere else" }));
  await confirmWith(PASSWORD, "Sign out everywhere else");
  await sessions.findByText("No other devices.");
  expect(await two()).toBe(false);
});

it("the account is deleted with its address and its password", async () => {
  const maya = await signUp(services);
  const user = await openPage(services, ACCOUNT, maya);
  await user.click(await screen.findByRole("button", { name: "Delete account" }));
  const dialog = await findDialog();
  const confirm = dialog.getByRole("button", { name: "Delete account" });
  const address = dialog.getByLabelText(/Type .* to confirm/);
  const password = dialog.getByLabelText("Your password");
  await user.type(password, "not-the-one");
  await user.type(address, "somebody@example.com");
  expect(confirm).toHaveProperty("disabled", true);
  await user.clear(address);
  await user.type(address, maya.email);
  await expectAccessible();
  await user.click(confirm);
  await dialog.findByText("Current password is wrong");
  await user.clear(password);
  await user.type(password, PASSWORD);
  await user.click(confirm);
  await screen.findByText("Your account has been deleted");
  await waitFor(() => expect(location.pathname).toBe("/"));
  const signIn = login(services.guest, { email: maya.email, password: PASSWORD });
  await expect(signIn).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
});

it("a plan that is not paid says so beside the way to pay it, and what becomes of it with the account", async () => {
  const maya = await signUp(services);
  const checkoutId = await beginCheckout(maya.request, { plan: "pro" });
  await payAtSandbox(services, checkoutId);
  await confirmCheckout(maya.request, checkoutId);
  const plan = async (user: UserEvent) => {
    const section = await findRegion("Plan and credits");
    await section.findByRole("button", { name: "Manage plan" });
    await user.click(screen.getByRole("button", { name: "Delete account" }));
    (await findDialog()).getByText(/^Your plan ends at once, and nothing of it is paid back/);
    return section;
  };
  const paid = await plan(await openPage(services, ACCOUNT, maya));
  expect(paid.queryByText(/^Your plan is paused/)).toBeNull();
  paid.getByText(/^Renews [A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  paid.getByText("Your plan pays for searches, studies and analyses, up to the month’s number below.");
  const bought = await services.context.payments.readCheckout(checkoutId);
  await atSandbox(services, `/subscriptions/${bought?.subscription?.id}/renew`, { outcome: "failed" });
  await confirmCheckout(maya.request, checkoutId);
  const unpaid = await plan(await openPage(services, ACCOUNT, maya));
  unpaid.getByText(
    "Your plan is paused because it is not paid. Change the card in Manage plan to go on with it.",
  );

  const lena = await signUp(services);
  const user = await openPage(services, ACCOUNT, lena);
  await user.click(await screen.findByRole("button", { name: "Delete account" }));
  expect((await findDialog()).queryByText(/^Your plan/)).toBeNull();
});
