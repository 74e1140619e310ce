import { describe, expect, it } from "vitest";
import type { ExtractedName } from "./read-reply.ts";
import { verifyNames } from "./verify-names.ts";

const claim = (name: string, quote = "", place = "", address = ""): ExtractedName => ({
  name,
  quote,
  place,
  address,
});
const namesIn = (text: string, ...claims: ExtractedName[]) =>
  verifyNames(claims, text).map(({ name }) => name);

describe("a name is verified", () => {
  const text = "I like **Acme** and Bolt Works; l’Atelier too. HubSpot’s rival: 东京電力です。";
  it.each([
    ["Acme", "Acme"],
    ["**Acme**", "Acme"],
    ["Bolt\u00a0Works", "Bolt Works"],
    ["l'Atelier", "l’Atelier"],
    ["HubSpot", "HubSpot"],
    ["东京電力", "东京電力"],
  ])("%s: as the text writes it", (name, written) => {
    expect(namesIn(text, claim(name))).toEqual([written]);
  });

  it.each([
    ["is not in the text", "Crane"],
    ["is written otherwise", "acme"],
    ["is part of a word", "Acm"],
    ["is put together across marks", "Acme and"],
    ["is put together from two places", "Acme Works"],
    ["has no letter", "**"],
    ["is empty", " "],
  ])("is dropped when it %s", (_why, name) => {
    expect(namesIn(text, claim(name))).toEqual([]);
  });

  it("with its address only when the text has that too", () => {
    const names = verifyNames(
      [claim("Acme", "", "", "acme.com"), claim("Bolt", "", "", "evil.com")],
      "Acme (acme.com), Bolt",
    );
    expect(names.map(({ address }) => address)).toEqual(["acme.com", null]);
  });

  it("without an address that is claimed for others too, which would merge them", () => {
    const both = ["Acme", "Bolt"].map((name) => claim(name, "", "", "acme.com"));
    const names = verifyNames(both, "Acme (acme.com), Bolt");
    expect(names.map(({ address }) => address)).toEqual([null, null]);
  });
});
