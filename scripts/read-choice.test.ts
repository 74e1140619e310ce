import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it.each([
  ["verify-faults.ts", "--count=x", /^A count is a whole number from 1 on, not "x"\.\n$/],
  ["verify-cluster.ts", "--count=0", /^A count is a whole number from 1 on, not "0"\.\n$/],
  ["verify-mutations.ts", "nothing", /^Unknown: nothing\. There are payment, .*\.\n$/],
])("%s refuses %s and proves nothing", (script, argument, sentence) => {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, argument], { encoding: "utf8" });
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(sentence);
});
