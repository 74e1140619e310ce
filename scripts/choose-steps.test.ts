import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { chooseSteps } from "./choose-steps.ts";

const STEPS = [
  { name: "Build" },
  { name: "Types" },
  { name: "Sizes of browser files", needs: "Build" },
  { name: "Browser tests", needs: "Build" },
];

it.each([
  ["", ["Build", "Types", "Sizes of browser files", "Browser tests"]],
  ["TYPES", ["Types"]],
  ["browser", ["Build", "Sizes of browser files", "Browser tests"]],
  ["nothing", []],
])("the word %j chooses %j", (word, names) => {
  expect(chooseSteps(STEPS, word).map(({ name }) => name)).toEqual(names);
});

it("the gate refuses a word that is in no step's name, and lists the steps", () => {
  const gate = fileURLToPath(new URL("check.ts", import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [gate, "no such step"], { encoding: "utf8" });
  expect(status).toBe(2);
  expect(stderr).toMatch(
    /^No step has "no such step" in its name\. There are .*\bBuild, .*, Browser tests\.\n$/,
  );
});
