import type { AnsweredLook, ExperimentLook, ExperimentState } from "@standings/domain";
import { authenticate, createExperiment, freezeExperiment, goLive, takeLooks } from "@standings/services";
import {
  addMadeWeeks,
  addTrackedBrand,
  experimentOf,
  GOLDEN,
  inWeek,
  signUp,
  type TestServices,
} from "@standings/services/testing";
import { screen, within } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
let brand: Awaited<ReturnType<typeof lookedAtOnce>>;
beforeAll(async () => {
  services = await startPages();
  brand = await lookedAtOnce();
});
afterAll(() => services.close());

/** A brand whose only experiment was looked at once, of two looks: its prompts rose. */
async function lookedAtOnce() {
  const maya = await signUp(services);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const made = await addTrackedBrand(services, { request });
  const { brandId } = made;
  const weeks = (from: number, to: number) =>
    addMadeWeeks(services, { userId: maya.user.id }, made, { from, to, ...GOLDEN });
  await weeks(0, 9);
  const draft = await createExperiment(request, { brandId, ...experimentOf(made, { looks: 2 }) });
  const of = { brandId, experimentId: draft.id };
  const { plan } = await freezeExperiment(request, of);
  const [action] = plan.actions;
  const live = { ...of, actionId: action?.id ?? "", liveOn: made.mondayAt(10) };
  await inWeek(services, made, 10, () => goLive(request, live));
  await weeks(10, 14);
  await takeLooks(services.services.systemRequest(), { brandId });
  const row = await services.db
    .selectFrom("experiments")
    .selectAll()
    .where("id", "=", draft.id)
    .executeTakeFirstOrThrow();
  const [look] = row.looks;
  if (look?.result.kind !== "answered") throw new Error("The look has no answer");
  return { maya, made, row, look, result: look.result };
}

/** The same experiment with another look; gives the address of its page. */
async function withLook(
  result: ExperimentLook["result"],
  state: ExperimentState = "ended",
  isLast = true,
): Promise<string> {
  const { look } = brand;
  const { looks: _, ...row } = brand.row;
  const id = crypto.randomUUID();
  await services.db
    .insertInto("experiments")
    .values({
      ...row,
      id,
      plan: JSON.stringify(row.plan),
      forecast: JSON.stringify(row.forecast),
    })
    .execute();
  await services.db
    .updateTable("experiments")
    .set({
      looks: JSON.stringify([{ ...look, isLast, result }]),
      ...{ state, ended_at: state === "running" ? null : new Date() },
    })
    .where("id", "=", id)
    .execute();
  const [action] = row.plan.actions;
  const live = { action_id: action?.id ?? "", address: action?.address ?? "", live_on: row.plan.startsOn };
  await services.db
    .insertInto("live_actions")
    .values({ experiment_id: id, ...live })
    .execute();
  return `/brands/${row.brand_id}?tab=experiments&experiment=${id}`;
}

const effect = (value: number, low: number, high: number) => ({ value, range: { low, high } });

it.each<[AnsweredLook["verdict"], AnsweredLook["effect"], RegExp, RegExp]>([
  ["rose", effect(9, 2, 16), /^Shown: \+9 points \(2 to 16\)\.$/, /^Control prompts: /],
  ["fell", effect(-6, -11, -1), /^Shown: −6 points \(−11 to −1\)\.$/, /^The action did harm/],
  ["no_change", effect(1, -3, 6), /^No change of 9 points or more \(−3 to 6\)\.$/, /^Control prompts: /],
  ["no_gain", effect(-4, -12, 4), /^No gain of 9 points or more \(−12 to 4\)\.$/, /^Control prompts: /],
  ["not_shown", effect(6, -2, 14), /^Not shown\.$/, /^Track longer before the next start, or draw\.$/],
  [
    "cannot_tell",
    effect(4, -4, 12),
    /^Can’t tell \(−4 to 12\)\.$/,
    /four times in five; yours may be smaller\.$/,
  ],
])(
  "the page of an experiment says the verdict %s",
  { tags: "long" },
  async (verdict, found, headline, beside) => {
    const page = await withLook({ ...brand.result, verdict, effect: found });
    await openPage(services, page, brand.maya);
    await screen.findByText(headline);
    screen.getByText(beside);
  },
);

it("the page of an experiment that runs on says that its first look decided nothing", async () => {
  const open = { ...brand.result, verdict: "open", effect: effect(6, -2, 14) } as const;
  await openPage(services, await withLook(open, "running", false), brand.maya);
  await screen.findByText("Not decided yet (−2 to 14).");
  screen.getByText(/^Next look on /);
  await openPage(services, await withLook(open, "stopped", false), brand.maya);
  await screen.findByText("Not decided (−2 to 14).");
  screen.getByText("Stopped by hand before its last look: nothing is said of an effect.");
  await expectAccessible();
});

it("the page of an experiment that can’t be answered says why, and shows no effect", async () => {
  const { leftOut, lost, isRecounted, missedWeeks } = brand.result;
  const facts = { leftOut, lost, isRecounted, missedWeeks, placebo: effect(5, 1, 9) };
  const page = await withLook({ kind: "unanswered", reason: "moved_before", ...facts });
  await openPage(services, page, brand.maya);
  await screen.findByText("Not answerable.");
  screen.getByText(
    "Because your prompts had already moved away from the controls before the start (+5, 1 to 9).",
  );
  expect(screen.queryByRole("figure")).toBeNull();
  expect(screen.queryByText("Not covered")).toBeNull();
  await expectAccessible();
});

it("beside a verdict stand the moves of its market", async () => {
  const { made, maya, row, result } = brand;
  const to = `${made.mondayAt(13)}T06:00:00.000Z`;
  const visit = await services.db
    .selectFrom("brand_visits")
    .select("id")
    .where("brand_id", "=", made.brandId)
    .where("due_at", "=", new Date(to))
    .executeTakeFirstOrThrow();
  const move = { label: null, from: `${made.mondayAt(11)}T06:00:00.000Z`, to, models: row.plan.models };
  await services.db
    .insertInto("brand_alerts")
    .values({
      ...{
        id: crypto.randomUUID(),
        brand_id: made.brandId,
        visit_id: visit.id,
        prompt_id: null,
        type: "market",
      },
      ...{ subject: `market/${visit.id}/`, at: new Date(to) },
      details: JSON.stringify({ type: "market", promptIds: made.promptIds, ...move }),
    })
    .execute();
  await openPage(services, await withLook(result), maya);
  await screen.findByText(/^Shown: /);
  const beside = within(
    screen.getByText(/^The market moved: in questions without a label /).closest("div") ?? document.body,
  );
  beside.getByRole("heading", { name: "Beside it" });
  await findRegion("The plan, as it was frozen");
  await expectAccessible();
});
