import { authenticate } from "@standings/services";
import {
  addBrand,
  addMadeAnswer,
  addMadeClaim,
  addMadeVisit,
  GPT,
  SMALL,
  setCredits,
  signUp,
  type TestServices,
} from "@standings/services/testing";
import { screen, waitFor } from "@testing-library/dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectAccessible, findDialog, findRegion, openPage, startPages } from "./pages.tsx";

let services: TestServices;
beforeAll(async () => {
  services = await startPages({ claims: { upstreamId: GPT, deadlineMs: 30_000 } });
});
afterAll(() => services.close());

it("direct questions are asked for their price and repeated, and what they find stands apart", async () => {
  const maya = await signUp(services);
  const request = await authenticate(services.guest, `Bearer ${maya.token}`);
  const brandId = await addBrand({ request }, SMALL);
  const userId = request.viewer?.userId ?? "";
  const address = `/brands/${brandId}/claims`;
  const user = await openPage(services, address, maya);
  let card = await findRegion("Asked directly");
  await card.findByText("Not asked yet.");
  await user.click(card.getByText("10 questions · 1 model · 3 rounds"));
  card.getByText("What does Front (front.com) cost?");
  await expectAccessible();
  await user.click(card.getByRole("switch", { name: "Ask again every 4 weeks" }));
  await card.findByText(/^Next on .*, for 30 credits\.$/);

  await setCredits(services, userId, 29);
  await user.click(card.getByRole("button", { name: "Ask 10 direct questions · 30 credits" }));
  await findDialog(/credits/i);
  await user.keyboard("{Escape}");
  await setCredits(services, userId, 30);
  card = await findRegion("Asked directly");
  await user.click(card.getByRole("button", { name: "Ask 10 direct questions · 30 credits" }));
  await card.findByText("0 of 30 answers");
  await expectAccessible();

  await openPage(services, `${address}?asked=direct`, maya);
  card = await findRegion("Asked directly");
  await card.findByText("0 of 30 answers");
  const nothing = /^No answer to a direct question was read/;
  await screen.findByText(nothing);
  const { id: direct_visit_id } = await services.db
    .updateTable("direct_visits")
    .set({ state: "completed", used: 30, ended_at: new Date() })
    .where("brand_id", "=", brandId)
    .returning("id")
    .executeTakeFirstOrThrow();
  await card.findByText("The answers are being read: 0 so far.", { exact: false });
  // The rest of the page says so too, without being opened again.
  await waitFor(() => expect(screen.queryByText(nothing)).toBeNull());
  await expectAccessible();
  const made = await addMadeVisit(services, brandId);
  const claimId = await addMadeClaim(services, brandId, { verdict: "false", text: "It costs $9" });
  await addMadeAnswer(services, made, { round: 1, arm: "natural", says: [{ claimId }] });
  for (const table of ["claim_readings", "statements"] as const)
    await services.db
      .updateTable(table)
      .set({ visit_id: null, direct_visit_id })
      .where("visit_id", "=", made.visitId)
      .execute();
  await openPage(services, address, maya);
  card = await findRegion("Asked directly");
  await card.findByText(
    "Asked directly: 100% of what is said is judged wrong, of 1 answer with something to check, of 1 read.",
  );
  await card.findByText(/^Asked on /);
  expect(screen.queryByText("“It costs $9”")).toBeNull();
  await user.selectOptions(screen.getByLabelText("Asked"), "Direct questions");
  await screen.findByText("“It costs $9”");
  await screen.findByText(/^In an average direct answer 100%/);
  expect(location.search).toBe("?asked=direct");
  await user.click(screen.getByRole("button", { name: "Sentences that say “It costs $9”" }));
  await screen.findByText("It is said so.", { exact: false });
  await expectAccessible();
});
