import { describe, expect, it } from "vitest";
import { orderNames } from "./order-names.ts";
import type { ExtractedName } from "./read-reply.ts";
import { verifyNames } from "./verify-names.ts";

const claim = (name: string, quote = "", place = ""): ExtractedName => ({ name, quote, place, address: "" });
const namesIn = (text: string, ...claims: ExtractedName[]) => orderOf(text, "", claims);
const orderOf = (text: string, rules: string, claims: readonly ExtractedName[]) =>
  orderNames(verifyNames(claims, text), rules.split(" ")).map(({ name }) => name);

describe("the order of names", () => {
  const countdown = "Third comes Acme. In second place, Bolt. My winner is Crane.";
  it("is the model's where the text states the places", () => {
    const claims = [
      claim("Crane", "My winner is Crane.", "winner"),
      claim("Bolt", "In second place, Bolt.", "second place"),
      claim("Acme", "Third comes Acme.", "Third"),
    ];
    expect(namesIn(countdown, ...claims)).toEqual(["Crane", "Bolt", "Acme"]);
  });

  it.each([
    ["states no places", ["", ""]],
    ["states others", ["3", "1"]],
    ["has no such words at the name", ["first", "second"]],
  ])("is the text's where it %s", (_why, [place = "", other = ""]) => {
    const text = "1. Acme is good. 3. Bolt is fine.";
    const claims = [claim("Bolt", "3. Bolt is fine.", place), claim("Acme", "1. Acme is good.", other)];
    expect(namesIn(text, ...claims)).toEqual(["Acme", "Bolt"]);
  });

  it.each([
    ["the place of another name", "1. Acme beats Bolt.", "1."],
    ["a place that several share", "First place: Acme and Bolt.", "First place"],
  ])("is not the model's by %s", (_what, text, place) => {
    expect(namesIn(text, claim("Bolt", text, place), claim("Acme", text))).toEqual(["Acme", "Bolt"]);
  });

  it("follows the quote that decides the place, not the first mention", () => {
    const text = "Candidates: Acme, Bolt. Ranked: Bolt, then Acme.";
    const claims = [claim("Bolt", "Ranked: Bolt"), claim("Acme", "then Acme")];
    expect(namesIn(text, ...claims)).toEqual(["Bolt", "Acme"]);
  });

  it.each([
    ["Bolt Acme Crane", ["Bolt", "Acme"]],
    ["Acme Crane", ["Acme", "Bolt"]],
  ])("is, where the text states none, that of rules that list all of the names: %s", (rules, order) => {
    expect(orderOf("| Acme | Bolt |", rules, [claim("Bolt"), claim("Acme")])).toEqual(order);
  });
});
