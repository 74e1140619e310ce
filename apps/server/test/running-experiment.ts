import { authenticate, takeLooks } from "@standings/services";
import { addMadeWeeks, addTrackedBrand, experimentOf, GOLDEN } from "@standings/services/testing";
import type { Product, SignedUp } from "./product.ts";

/** A frozen plan with two looks over ten weeks of the golden past, live on the next Monday. */
export async function runExperiment(product: Product, maya: SignedUp) {
  const guest = product.services.request({ address: "192.0.2.1", userAgent: "Test" });
  const request = await authenticate(guest, `Bearer ${maya.token}`);
  const made = await addTrackedBrand(product, { request });
  const { brandId, mondayAt } = made;
  const weeks = (from: number, to: number) => addMadeWeeks(product, maya, made, { from, to, ...GOLDEN });
  await weeks(0, 9);
  const at = `/brands/${brandId}/experiments`;
  const wish = experimentOf(made, { looks: 2 });
  const { body: draft } = await maya.post(at, wish);
  const one = `${at}/${draft.id}`;
  const { body: frozen } = await maya.post(`${one}/freeze`, {});
  const [{ id: action_id, address }] = frozen.plan.actions;
  const live = { experiment_id: draft.id, action_id, address, live_on: mondayAt(10) };
  await product.db.insertInto("live_actions").values(live).execute();
  return {
    brandId,
    experimentId: String(draft.id),
    wish,
    one,
    weeks,
    take: () => takeLooks(product.services.systemRequest(), { brandId }),
    /** What all answers since the go-live were, anew: the brand is first in each. */
    async answerOtherwise() {
      const visits = product.db
        .selectFrom("brand_visits")
        .select("id")
        .where("brand_id", "=", brandId)
        .where("due_at", ">=", new Date(`${mondayAt(10)}T00:00:00Z`));
      const first = [3, 3, 3];
      await product.db
        .updateTable("visit_figures")
        .set({ points: first, squares: first, listed: first })
        .where("visit_id", "in", visits)
        .execute();
    },
  };
}
