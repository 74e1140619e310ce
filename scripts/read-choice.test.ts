import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const FILE = fileURLToPath(new URL("read-choice.ts", import.meta.url));
const SCRIPT = `
  import { readChoice } from ${JSON.stringify(FILE)};
  console.log(JSON.stringify(readChoice(["kills", "outages"])));
`;

/** What a verification with these arguments goes by, or how it ends. */
function choose(...args: readonly string[]): readonly [unknown, string] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", SCRIPT, "--", ...args],
    { encoding: "utf8" },
  );
  return [status === 0 ? JSON.parse(stdout) : status, stderr];
}

it("a verification does what is named, so many times", () => {
  expect(choose()[0]).toEqual({ names: ["kills", "outages"] });
  expect(choose("outages", "--count=3")[0]).toEqual({ names: ["outages"], count: 3 });
});

it.each([
  ["--count=x", 'A count is a whole number from 1 on, not "x".'],
  ["--count=0", 'A count is a whole number from 1 on, not "0".'],
  ["--count=1.5", 'A count is a whole number from 1 on, not "1.5".'],
  ["nothing", "Unknown: nothing. There are kills, outages."],
])("a verification refuses %s and proves nothing", (argument, sentence) => {
  expect(choose(argument)).toEqual([2, `${sentence}\n`]);
});
