import { authenticate } from "@standings/services";
import { signUp, type TestServices } from "@standings/services/testing";
import { screen, waitFor } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findDialog, findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

it("a token is made, shown once, used, bounded and revoked", async () => {
  const user = await openPage(services, "/profile?tab=account", await signUp(services));
  const section = await findRegion("API tokens");
  await section.findByText(/No tokens yet/);
  await user.click(section.getByRole("button", { name: "New token" }));
  let dialog = await findDialog();
  const create = dialog.getByRole("button", { name: "Create token" });
  expect(create).toHaveProperty("disabled", true);
  await user.type(dialog.getByLabelText("Name"), "Studies from CI");
  expect(dialog.queryByLabelText("Most credits a day")).toBeNull();
  await user.click(dialog.getByText("Read and run"));
  await user.type(dialog.getByLabelText("Most credits a day"), "0");
  await dialog.findByText("A whole number, 1 or more");
  expect(create).toHaveProperty("disabled", true);
  await user.clear(dialog.getByLabelText("Most credits a day"));
  await user.type(dialog.getByLabelText("Most credits a day"), "2");
  await user.selectOptions(dialog.getByLabelText("It expires"), "In 30 days");
  await expectAccessible();
  await user.click(create);

  const note = await section.findByRole("status");
  expect(note.textContent).toContain("can’t be shown again");
  const secret = note.querySelector("code")?.textContent ?? "";
  expect(secret).toMatch(/^st_live_[0-9A-Za-z]{49}$/);
  const row = await section.findByRole("row", { name: /Studies from CI/ });
  for (const shown of ["New", `${secret.slice(0, 12)}…`, "never"]) expect(row.textContent).toContain(shown);
  const use = () => authenticate(services.guest, `Bearer ${secret}`);
  expect((await use()).viewer).not.toBeNull();

  await user.click(section.getByRole("button", { name: "Change what Studies from CI may spend a day" }));
  dialog = await findDialog();
  await user.clear(dialog.getByLabelText("Most credits a day"));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await section.findByText("No limit");
  await user.click(section.getByRole("button", { name: "Revoke Studies from CI" }));
  await user.click((await findDialog()).getByRole("button", { name: "Revoke" }));
  await section.findByText(/No tokens yet/);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expect(use()).rejects.toMatchObject({ status: 401 });
});
