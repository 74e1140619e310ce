import { holderOf, SUBSCRIPTION_STATUSES } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountOf, addUser, openDatabase } from "../../test/rows.ts";
import { newId } from "../ids.ts";
import type { TestDatabase } from "../testing/test-cluster.ts";
import { hold } from "./holds.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.drop());

it.each([
  [4, 5],
  [5, 5],
  [6, 5],
  [6, 4],
])(
  "with %d analyses and %d credits left a study of five is held by the plan, else by credits",
  async (month, balance) => {
    const cost = 5;
    for (const plan of SUBSCRIPTION_STATUSES) {
      const userId = await addUser(database.db, { plan, credits: balance });
      let [analyses, credits] = [plan === "pro" ? month : 0, balance];
      // The second one finds what the first has left.
      for (const reference of [newId(), newId()]) {
        const holder = holderOf({ plan, credits, analysesLeft: analyses }, cost);
        const charge = {
          userId,
          cost,
          reason: "study_hold",
          reference,
          apiTokenId: null,
          at: new Date(),
        } as const;
        expect(await hold(database.db, charge, { pro_analyses: month, censored_previews: 0 })).toBe(holder);
        if (holder === "pro") analyses -= cost;
        if (holder === "credits") credits -= cost;
        expect((await accountOf(database.db, userId)).credits).toBe(credits);
      }
    }
  },
);
