import { FREE_RETRIES } from "@standings/domain";
import { sized } from "@standings/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CLAUDE, follow, GPT, orderOf, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser } from "../../test/users.ts";
import { retryModel } from "../searches/retry-model.ts";
import { startSearch } from "../searches/start-search.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const COLUMNS = [GPT, CLAUDE] as const;
const end = fc.constantFrom("answer", "refusal", "error");
type End = "answer" | "refusal" | "error";
const retry = fc.record({ nth: fc.constantFrom(0, 1), end });

/** What should be true of one account and its run, worked out without a database. */
class Account {
  isPaid = true;
  balance: number;
  private readonly left = [FREE_RETRIES, FREE_RETRIES];
  private readonly answered: boolean[];

  constructor(credits: number, ends: readonly End[]) {
    this.balance = credits - 1;
    this.answered = ends.map((first) => first === "answer");
    this.settle();
  }

  /** The code that refuses the retry; undefined when it is made. */
  retry(nth: number, how: End): string | undefined {
    if (this.answered[nth]) return "MODEL_NOT_RETRYABLE";
    const left = this.left[nth] ?? 0;
    const isFree = this.isPaid && left > 0;
    if (!isFree && this.balance === 0) return "INSUFFICIENT_CREDITS";
    if (!isFree) this.balance -= 1;
    if (isFree) this.left[nth] = left - 1;
    if (!isFree && this.isPaid && how === "error") this.balance += 1;
    this.isPaid = true;
    this.answered[nth] = how === "answer";
    this.settle();
    return undefined;
  }

  private settle(): void {
    if (this.answered.some(Boolean)) return;
    this.balance += 1;
    this.isPaid = false;
  }
}

const faultsOf = (ends: readonly (End | undefined)[]) =>
  COLUMNS.flatMap((model, nth) => {
    const kind = ends[nth] ?? "answer";
    return kind === "answer" ? [] : [{ model, kind, status: 400 }];
  });

it("whatever ends and retries come, the balance is the sum of the ledger and what it should be", async () => {
  const plan = fc.record({
    credits: fc.integer({ min: 1, max: 3 }),
    first: fc.tuple(end, end),
    retries: fc.array(retry, { maxLength: 7 }),
  });
  await fc.assert(
    fc.asyncProperty(plan, async ({ credits, first, retries }) => {
      const [maya, account] = [await addUser(services, { credits }), new Account(credits, first)];
      await setFaults(services, ...faultsOf(first));
      const { searchId } = await startSearch(maya.request, orderOf());
      await follow(maya, searchId);
      for (const { nth, end: how } of retries) {
        await setFaults(services, ...faultsOf([how, how]));
        const refusal = account.retry(nth, how);
        const retried = retryModel(maya.request, { searchId, columnId: COLUMNS[nth] ?? GPT });
        if (refusal) await expect(retried).rejects.toMatchObject({ code: refusal });
        else await retried;
        await follow(maya, searchId);
      }
      const { credits: balance, entries } = await accountOf(services, maya.userId);
      const sum = entries.reduce((total, entry) => total + Number(entry.split(" ")[1]), credits);
      expect([balance, sum]).toEqual([account.balance, account.balance]);
    }),
    { numRuns: sized({ whole: 30, gate: 6 }) },
  );
});
