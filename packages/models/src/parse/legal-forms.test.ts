import { describe, expect, it } from "vitest";
import { parseAnswer } from "./parse-answer.ts";

const NAMES = [
  "Roast Pty. Ltd.",
  "Kopi Sdn. Bhd.",
  "Chai Works Pvt. Ltd.",
  "PT. Kopi Jaya Tbk.",
  "Haus & Cie. KG",
  "Bean Pte. Ltd.",
  "Standard Brew (Pty) Ltd",
  "Malacca Tea (M) Sdn. Bhd.",
  "Kahvi Oyj.",
  "Brasserie S.E.",
  "Káva s.r.o.",
  "Palarnia Sp. z o.o.",
];
const names = (text: string) => parseAnswer(text, { kind: "company" }).entries.map(({ name }) => name);

describe("a full stop of a legal form does not end the name", () => {
  it.each([
    ["before a description", (name: string) => `${name} – roaster`],
    ["at the end of the line", (name: string) => name],
    ["emphasised", (name: string) => `**${name}** – roaster`],
    ["before a colon", (name: string) => `${name}: roaster`],
  ])("%s", (_where, write) => {
    const list = NAMES.map((name, index) => `${index + 1}. ${write(name)}`).join("\n");
    expect(names(list)).toEqual(NAMES);
  });

  it("in a sentence", () =>
    expect(names("The best roasters are Roast Pty. Ltd, Kopi Sdn. Bhd and PT. Kopi Jaya.")).toEqual([
      "Roast Pty. Ltd",
      "Kopi Sdn. Bhd",
      "PT. Kopi Jaya",
    ]));
});
