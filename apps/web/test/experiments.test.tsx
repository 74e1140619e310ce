import { setImmediate } from "node:timers/promises";
import { appRouter } from "@standings/api";
import { authenticate, createExperiment, goLive, listExperiments, takeLooks } from "@standings/services";
import {
  addMadeWeeks,
  addTrackedBrand,
  experimentOf,
  GOLDEN,
  inWeek,
  signUp,
  type TestServices,
} from "@standings/services/testing";
import { screen, waitFor, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { expectAccessible, findRegion, openPage, startPages } from "./pages.tsx";

/** Procedures by their paths, as far as their calls are looked at. */
interface Procedures {
  "experiments.plan"(call: { getRawInput(): Promise<Asked> }): unknown;
}

interface Asked {
  readonly actions: readonly { readonly address: string }[];
}

let services: TestServices;
beforeAll(async () => {
  services = await startPages();
});
afterAll(() => services.close());

async function withPast() {
  const maya = await signUp(services);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const made = await addTrackedBrand(services, { request });
  const weeks = (from: number, to: number) =>
    addMadeWeeks(services, { userId: maya.user.id }, made, { from, to, ...GOLDEN });
  await weeks(0, 9);
  return { maya, request, made, weeks };
}

it("an experiment is planned, frozen, waited for and read on its page", { tags: "long" }, async () => {
  const { maya, request, made, weeks } = await withPast();
  const { brandId } = made;
  const page = `/brands/${brandId}?tab=experiments`;
  const user = await openPage(services, page, maya);
  await screen.findByText("No experiment yet.");
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Plan an experiment" }));
  await user.type(await screen.findByLabelText("Name"), "Comparison page");
  await user.type(screen.getByLabelText(/^What is published/), "https://hubspot.com/compare");
  const targets = within(screen.getByRole("group", { name: /^Prompts that it is aimed at/ }));
  for (let nth = 0; nth < 6; nth += 1)
    await user.click(targets.getByRole("checkbox", { name: `Best tool number ${nth}` }));
  const seen = await findRegion("What it could see");
  await seen.findByText(/^A plan needs 5 controls at least/);
  const controls = within(screen.getByRole("group", { name: /^Control prompts/ }));
  for (let nth = 6; nth < 12; nth += 1)
    await user.click(controls.getByRole("checkbox", { name: `Best tool number ${nth}` }));
  await seen.findByText(/^6 prompts, 6 controls, .*would be seen four times in five\.$/);
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Save the plan" }));
  await user.click(await screen.findByRole("button", { name: "Freeze the saved plan" }));
  await screen.findByText("1 action has yet to go live.");
  await findRegion("The plan, as it was frozen");
  await expectAccessible();

  const [{ id: experimentId } = { id: "" }] = await listExperiments(request, { brandId });
  const { plan } = await services.db
    .selectFrom("experiments")
    .select("plan")
    .where("id", "=", experimentId)
    .executeTakeFirstOrThrow();
  const [action] = plan.actions;
  const told = { brandId, experimentId, actionId: action?.id ?? "", liveOn: made.mondayAt(10) };
  await inWeek(services, made, 10, () => goLive(request, told));
  await openPage(services, `${page}&experiment=${experimentId}`, maya);
  await screen.findByText(/^No figure before .*: an earlier one would mostly show chance\.$/);
  await weeks(10, 15);
  await takeLooks(services.services.systemRequest(), { brandId });
  await openPage(services, `${page}&experiment=${experimentId}`, maya);
  await screen.findByText(/^Shown: \+\d+ points/);
  await screen.findByText(/^Before and after alone, without controls/);
  for (const name of ["PDF", "CSV", "Excel"]) screen.getByRole("button", { name });
  await screen.findByText(/^Our reader .* No answer has cited it\.$/);
  await expectAccessible();

  const owner = await openPage(services, `${page}&experiment=${experimentId}`, maya);
  await owner.click(await screen.findByRole("button", { name: "Link for reading" }));
  await owner.click(await screen.findByRole("button", { name: "Make a link" }));
  const { textContent: url } = await screen.findByText(/\/shared\/experiment-/);
  await openPage(services, new URL(url ?? "").pathname);
  await screen.findByRole("heading", { level: 1, name: "Comparison page" });
  await screen.findByText(/^Shown: \+\d+ points/);
  await findRegion("The plan, as it was frozen");
  screen.getByText("Not covered");
  const main = within(screen.getByRole("main"));
  expect(main.queryAllByRole("button")).toEqual([]);
  await expectAccessible();
});

it("a frozen plan is made public before anybody has looked", async () => {
  const { maya, request, made } = await withPast();
  const { brandId } = made;
  const { id: experimentId } = await createExperiment(request, { brandId, ...experimentOf(made) });
  const page = `/brands/${brandId}?tab=experiments&experiment=${experimentId}`;
  const user = await openPage(services, page, maya);
  await user.click(await screen.findByRole("button", { name: "Freeze the saved plan" }));
  await user.click(await screen.findByRole("button", { name: "Link for reading" }));
  await user.click(await screen.findByRole("button", { name: "Make a link" }));
  const { textContent: url } = await screen.findByText(/\/shared\/experiment-/);
  await openPage(services, new URL(url ?? "").pathname);
  await screen.findByText(
    "Nothing has been looked at: the first look is taken after 4 counted visits. 1 action has yet to go live.",
  );
  const frozen = await findRegion("The plan, as it was frozen");
  frozen.getByText(/^[0-9a-f]{64}$/);
  frozen.getByText(/^\d+ \w+ \d{4} at \d\d:\d\d UTC$/);
  frozen.getByText(/^Compared with: “Best tool number 6”, /);
  await expectAccessible();
});

it("a brand with too few prompts is told so, and each field says what it lacks", async () => {
  const maya = await signUp(services);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const { brandId } = await addTrackedBrand(services, { request }, { prompts: 8 });
  const user = await openPage(services, `/brands/${brandId}?tab=experiments`, maya);
  await user.click(await screen.findByRole("button", { name: "Plan an experiment" }));
  await screen.findByText(/^This brand has 8 prompts, an experiment needs 10\./);
  expect(screen.getByRole("link", { name: "Go to its prompts" }).getAttribute("href")).toBe(
    `/brands/${brandId}?tab=prompts`,
  );
  expect(screen.queryByRole("button", { name: /proposed control/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save the plan" }));
  const lacks = (field: HTMLElement, words: string) => {
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(words);
  };
  const name = screen.getByLabelText("Name");
  lacks(name, "Please name the experiment");
  expect(document.activeElement).toBe(name);
  lacks(screen.getByLabelText(/^What is published/), "Please say what this action publishes");
  const targets = within(screen.getByRole("group", { name: /^Prompts that it is aimed at/ }));
  lacks(targets.getByRole("checkbox", { name: "Best tool number 0" }), "Please aim this action at a prompt");
  await expectAccessible();
  await user.type(name, "Comparison page");
  await user.type(screen.getByLabelText(/^What is published/), "https://hubspot.com/compare");
  await user.click(targets.getByRole("checkbox", { name: "Best tool number 0" }));
  await user.click(screen.getByRole("button", { name: "Save the plan" }));
  await screen.findByRole("heading", { name: /^Comparison page/ });
});

it("what a plan could see is asked once its words are typed, not at each key", async () => {
  const { maya, made } = await withPast();
  const user = await openPage(services, `/brands/${made.brandId}?tab=experiments`, maya);
  await user.click(await screen.findByRole("button", { name: "Plan an experiment" }));
  const targets = within(await screen.findByRole("group", { name: /^Prompts that it is aimed at/ }));
  await user.click(targets.getByRole("checkbox", { name: "Best tool number 0" }));
  const procedures: Procedures = appRouter._def.procedures as never;
  const plans = vi.spyOn(procedures, "experiments.plan");
  const lastInput = () => plans.mock.lastCall?.[0].getRawInput();
  const address = "https://hubspot.com/compare";
  const field = screen.getByLabelText(/^What is published/);
  for (const key of address) {
    await user.type(field, key);
    await setImmediate();
  }
  await expect.poll(async () => (await lastInput())?.actions[0]?.address, { timeout: 60_000 }).toBe(address);
  expect(plans.mock.calls.length).toBeLessThan(address.length);
});

it("a draw is chosen from six actions on, unless its owner chose otherwise", async () => {
  const maya = await signUp(services);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const { brandId, promptIds } = await addTrackedBrand(services, { request });
  const wish = { brandId, market: null, outcome: "score", lag: 1, looks: 1, worth: null } as const;
  const draft = (actions: number, isDrawn: boolean, controls: readonly string[]) =>
    createExperiment(request, {
      ...{ ...wish, name: "Pages", controls, isDrawn, startsOn: new Date().toISOString().slice(0, 10) },
      actions: promptIds.slice(0, actions).map((id) => ({ address: `Page ${id}`, promptIds: [id] })),
    });
  const open = async (actions: number, isDrawn = false, controls: readonly string[] = []) => {
    const { id } = await draft(actions, isDrawn, controls);
    const user = await openPage(services, `/brands/${brandId}?tab=experiments&experiment=${id}`, maya);
    return { user, choice: await screen.findByRole("switch", { name: "Draw the dates" }) };
  };
  const { user, choice } = await open(5);
  expect([choice.getAttribute("aria-checked"), choice.hasAttribute("disabled")]).toEqual(["false", true]);
  screen.getByText(/A draw needs 6 actions that are aimed at prompts: 1 more\.$/);
  await findRegion("Controls");
  await expectAccessible();
  await user.click(screen.getByRole("button", { name: "Add an action" }));
  await user.type(screen.getAllByLabelText(/^What is published/).at(-1) ?? choice, "Page 6");
  const [, , , , , last = choice] = screen.getAllByRole("group", { name: /^Prompts that it is aimed at/ });
  await user.click(within(last).getByRole("checkbox", { name: "Best tool number 5" }));
  expect([choice.getAttribute("aria-checked"), choice.hasAttribute("disabled")]).toEqual(["true", false]);
  expect(screen.queryByRole("region", { name: "Controls" })).toBeNull();
  await expectAccessible();
  await user.click(choice);
  await findRegion("Controls");
  await user.click(screen.getByRole("button", { name: "Add an action" }));
  expect(choice.getAttribute("aria-checked")).toBe("false");
  const stays = (await open(6)).choice;
  expect(stays.getAttribute("aria-checked")).toBe("false");
  expect((await open(6, true)).choice.getAttribute("aria-checked")).toBe("true");

  // Controls that were chosen are not lost to a draw.
  const withControls = await open(5, false, promptIds.slice(10, 11));
  await withControls.user.click(screen.getByRole("button", { name: "Add an action" }));
  const groups = screen.getAllByRole("group", { name: /^Prompts that it is aimed at/ });
  await withControls.user.click(
    within(groups[5] ?? choice).getByRole("checkbox", { name: "Best tool number 5" }),
  );
  await waitFor(() => expect(withControls.choice.hasAttribute("disabled")).toBe(false));
  expect(withControls.choice.getAttribute("aria-checked")).toBe("false");
});

it("an experiment of others is not shown", async () => {
  const { maya, made } = await withPast();
  const nobody = "0198c0de-0000-7000-8000-000000000000";
  await openPage(services, `/brands/${made.brandId}?tab=experiments&experiment=${nobody}`, maya);
  await screen.findByText("Could not find this experiment.");
});
