import { expect, it } from "vitest";
import { matchCompanies, onlyMatch } from "./match-companies.ts";

const [oak, oakley, birch] = [
  { name: "Oak", domain: "oak.example" },
  { name: "Oakley Works", domain: "oakley.example" },
  { name: "Birch", domain: "trees.example" },
] as const;
const ALL = [oak, oakley, birch];

it.each([
  ["", ALL],
  ["OAK", [oak, oakley]],
  ["https://www.trees", [birch]],
  ["elm", []],
])("%j leaves those that it names", (typed, left) => {
  expect(matchCompanies(ALL, typed)).toEqual(left);
});

it.each([
  ["oak", oak],
  ["oakl", oakley],
  ["birch", birch],
  ["example", null],
  ["elm", null],
  ["", null],
])("%j means one company or none", (typed, meant) => {
  expect(onlyMatch(matchCompanies(ALL, typed), typed)).toEqual(meant);
});
