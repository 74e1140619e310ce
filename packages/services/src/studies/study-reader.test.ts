import { NO_STUDY } from "@standings/domain";
import { afterEach, expect, it } from "vitest";
import { createStudyReader, type StudyReader } from "./study-reader.ts";

let reader: StudyReader;
afterEach(() => reader.close());

/** A thread that never ends for a task whose study has ended, and answers null to others. */
const HELD = new URL(
  `data:text/javascript,${encodeURIComponent("export default ({ hasEnded }) => { while (hasEnded); return null; }")}`,
);
const task = (isHeld: boolean) => ({ state: NO_STUDY, texts: new Map<string, string>(), hasEnded: isHeld });

it("another account's look is answered while one account's studies never end", async () => {
  reader = createStudyReader({ thread: HELD, deadlineMs: 3_600_000 });
  const ended: string[] = [];
  for (const _ of [1, 2, 3])
    void reader.makeFindings("heavy", task(true)).then(
      () => ended.push("heavy"),
      () => {},
    );
  for (const owner of ["ana", "ben", "ana"]) {
    expect(await reader.makeFindings(owner, task(false))).toBeNull();
    ended.push(owner);
  }
  expect(ended).toEqual(["ana", "ben", "ana"]);
});

it("a look that misses its deadline is given up, and the account's next one is answered", async () => {
  reader = createStudyReader({ thread: HELD, deadlineMs: 2_000 });
  const [late, next] = await Promise.all([
    reader.makeFindings("heavy", task(true)),
    reader.makeFindings("heavy", task(false)),
  ]);
  expect([late, next]).toEqual([undefined, null]);
});
