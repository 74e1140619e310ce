import { inTransaction } from "@standings/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newEmail } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser } from "../../test/users.ts";
import { grantSignupCredits } from "./grant-signup-credits.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

describe("grantSignupCredits", () => {
  const grant = (userId: string, signupCredits: number) => {
    const context = { ...services.context, settings: { ...services.context.settings, signupCredits } };
    return inTransaction(services.db, (tx) => grantSignupCredits(tx, context, userId));
  };

  it("gives what the settings say, once", async () => {
    const { userId } = await addUser(services);
    await grant(userId, 5);
    await expect(grant(userId, 5)).rejects.toThrow("ledger_entries_reason_reference_key");
    expect(await accountOf(services, userId)).toEqual({ credits: 5, entries: ["signup 5"] });
  });

  it("gives one mailbox credits once, whatever its addresses and however many at once", async () => {
    const mailbox = newEmail("maya");
    const tagged = (tag: number) => mailbox.replace("@", `+${tag}@`).toUpperCase();
    const users = await Promise.all(
      [1, 2, 3, 4].map(async (tag) => {
        const { userId } = await addUser(services, { email: tagged(tag).toLowerCase() });
        return userId;
      }),
    );
    await Promise.all(users.map((userId) => grant(userId, 5)));
    const accounts = await Promise.all(users.map((userId) => accountOf(services, userId)));
    expect(accounts.map(({ credits }) => credits).sort()).toEqual([0, 0, 0, 5]);
  });

  it("writes nothing when there are none to give", async () => {
    const { userId } = await addUser(services);
    await grant(userId, 0);
    expect(await accountOf(services, userId)).toEqual({ credits: 0, entries: [] });
  });
});
