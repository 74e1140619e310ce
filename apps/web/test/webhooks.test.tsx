import { signUp, type TestServices } from "@standings/services/testing";
import { screen, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findDialog, findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

it("a webhook is added, tested, told of failures, paused and removed", async () => {
  const box = `${services.sandbox.url}/webhooks/${crypto.randomUUID()}`;
  const maya = await signUp(services);
  let user = await openPage(services, "/profile?tab=account", maya);
  let section = await findRegion("Webhooks");
  await section.findByText(/No webhooks yet/);
  await user.click(section.getByRole("button", { name: "New webhook" }));
  let dialog = await findDialog();
  const add = dialog.getByRole("button", { name: "Add webhook" });
  expect(add).toHaveProperty("disabled", true);
  const fill = async (label: string, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), text);
  };
  await fill("Address", "http://example.com/hook");
  await fill("Credits are low below", "0");
  await dialog.findByText("A whole number, 1 or more");
  await fill("Credits are low below", "3");
  await expectAccessible();
  await user.click(add);
  await dialog.findByText(/Please enter a public https address/);
  await fill("Address", box);
  await user.click(dialog.getByLabelText(/^an analysis of a company has ended/));
  await user.click(add);

  const secret = () => section.findByText(/^whsec_/);
  await secret();
  const row = async () => within((await section.findAllByRole("listitem"))[0] as HTMLElement);
  for (const shown of [/^On$/, /search\.completed/, /credits\.low below 3/])
    await (await row()).findByText(shown);
  expect((await row()).queryByText(/analysis\.completed/)).toBeNull();
  const choose = async (name: string) => {
    await user.click((await row()).getByRole("button", { name: `More for ${box}` }));
    await user.click(await screen.findByRole("menuitem", { name }));
  };
  /** Messages go out, and somebody comes back to the page. */
  const sendAndLook = async () => {
    await services.runJobs();
    window.dispatchEvent(new Event("visibilitychange"));
  };
  await choose("Send a test");
  await (await row()).findByText("Waiting");
  await sendAndLook();
  await (await row()).findByText(/Delivered/);
  expect(await (await fetch(box)).json()).toHaveLength(1);
  await user.click((await row()).getByRole("button", { name: /^Resend webhook\.test of / }));
  await (await row()).findByText("Waiting");
  await sendAndLook();
  await (await row()).findByText(/2 attempts/);

  await fetch(`${box}/answer`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ status: 410 }),
  });
  await choose("Send a test");
  await (await row()).findByText("Waiting");
  await sendAndLook();
  await (await row()).findByText(/Answered 410/);
  user = await openPage(services, "/profile?tab=account", maya);
  section = await findRegion("Webhooks");
  await section.findByText(/^Paused/);
  expect(section.queryByText(/^whsec_/)).toBeNull();
  await expectAccessible();
  await choose("Turn on");
  await (await row()).findByText("On");

  await choose("Change what it is told");
  dialog = await findDialog();
  await user.click(dialog.getByLabelText(/^your credits run low/));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await choose("New signing secret");
  await user.click((await findDialog()).getByRole("button", { name: "Replace secret" }));
  await secret();
  expect((await row()).queryByText(/credits\.low/)).toBeNull();
  await choose("Remove");
  await user.click((await findDialog()).getByRole("button", { name: "Remove" }));
  await section.findByText(/No webhooks yet/);
});
