import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDER = new URL(".", import.meta.url);
const files = readdirSync(FOLDER).filter((file) => /(?<!\.test)\.ts$/.test(file));

it.each(files)("%s knows nothing of searches, rankings or models", (file) => {
  const imports = readFileSync(new URL(file, FOLDER), "utf8").match(/(?<= from ")[^"]+(?=";)/g) ?? [];
  expect(imports.length).toBeGreaterThan(0);
  for (const path of imports)
    expect(path).not.toMatch(/searches|kinds-of-runs|standings\/models|^\.\.\/models/);
});
