import fc from "fast-check";
import { expect, it } from "vitest";
import { matching } from "./command.ts";

const commands = [
  { label: "Privacy Policy" },
  { label: "Pricing", also: "packs buy" },
  { label: "Best CRM for start-ups in Zürich" },
];
const labels = (typed: string) => matching(commands, typed).map(({ label }) => label);

it("matches the beginnings of words, in any order and case", () => {
  expect(labels("pri")).toEqual(["Privacy Policy", "Pricing"]);
  expect(labels("POL priv")).toEqual(["Privacy Policy"]);
  expect(labels("packs")).toEqual(["Pricing"]);
  expect(labels("crm zür")).toEqual(["Best CRM for start-ups in Zürich"]);
  expect(labels("icing")).toEqual([]);
});

it("shows everything until a word is typed", () => {
  expect(labels(" … ")).toHaveLength(3);
});

it("always finds a command by its own label", () => {
  fc.assert(
    fc.property(fc.string(), (label) => {
      expect(matching([{ label }], label)).toHaveLength(1);
    }),
  );
});
