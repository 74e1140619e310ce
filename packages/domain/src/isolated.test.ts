import { expect, it } from "vitest";
import { isolated } from "./isolated.ts";

it.each(["מונדיי דוט קום", "نون", "noon نون"])("%s is set apart in a sentence", (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

it.each(["HubSpot", "飞书", "Łódź", ""])("%s stays as it is", (name) => {
  expect(isolated(name)).toBe(name);
});
