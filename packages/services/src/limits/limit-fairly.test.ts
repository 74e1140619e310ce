import fc from "fast-check";
import { expect, it } from "vitest";
import { limitFairly } from "./limit-fairly.ts";

/** Work that is ended by hand. */
function held(begun: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = () => {
    begun.push(name);
    return promise;
  };
  return { work, end: () => resolve(name) };
}

it("takes those who wait in turns, however much one of them wants", async () => {
  const limit = limitFairly(1);
  const begun: string[] = [];
  const wanted = ["a1", "a2", "a3", "a4", "b1", "c1", "b2"].map((name) => held(begun, name));
  const done = wanted.map(({ work }, nth) => limit(["a", "a", "a", "a", "b", "c", "b"][nth] ?? "", work));
  for (const { end } of wanted) end();
  expect(await Promise.all(done)).toHaveLength(7);
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
});

it("leaves room for others while one owner has as much as an owner may have", async () => {
  const limit = limitFairly(2, 1);
  const begun: string[] = [];
  const [first, second, other] = ["a1", "a2", "b1"].map((name) => held(begun, name));
  const done = [first, second, other].map((one, nth) =>
    limit(nth < 2 ? "a" : "b", one?.work ?? expect.fail()),
  );
  await Promise.resolve();
  other?.end();
  expect(await done[2]).toBe("b1");
  expect(begun).toEqual(["a1", "b1"]);
  first?.end();
  second?.end();
  expect(await Promise.all(done)).toEqual(["a1", "a2", "b1"]);
});

it("goes on after work that fails, never has more at once than allowed, and does all of it", async () => {
  const owners = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), owners, async (atOnce, wanted) => {
      const limit = limitFairly(atOnce);
      let running = 0;
      let most = 0;
      const works = wanted.map((owner, nth) =>
        limit(owner, async () => {
          running += 1;
          most = Math.max(most, running);
          await Promise.resolve();
          running -= 1;
          if (nth % 3 === 0) throw new Error("failed");
          return nth;
        }),
      );
      const ends = await Promise.allSettled(works);
      expect(ends.map(({ status }) => status)).toEqual(
        wanted.map((_owner, nth) => (nth % 3 === 0 ? "rejected" : "fulfilled")),
      );
      expect(most).toBeLessThanOrEqual(atOnce);
    }),
  );
});
