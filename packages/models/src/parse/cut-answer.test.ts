import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCutAnswer } from "./cut-answer.ts";
import { parseAnswer } from "./parse-answer.ts";

const read = (text: string) => {
  const { answer, isCut } = readCutAnswer(parseAnswer(text, { kind: "company" }), text, "company");
  return {
    names: answer.entries.map(({ name }) => name),
    ranks: answer.entries.map(({ rank }) => rank),
    isCut,
  };
};
const NAMES = ["Beanpost Roasters", "Kettle & Sons", "Drumfire", "Old Mill Coffee", "Harbour Tea"];

describe("an answer that ended at the limit of length", () => {
  it.each([
    ["a whole name before a text", "1. **Beanpost** – a\n2. **Kettle** –", ["Beanpost", "Kettle"]],
    ["a whole emphasised name", "1. **Beanpost** – a\n2. **Kettle**", ["Beanpost", "Kettle"]],
    ["a name with its line break", "1. Beanpost\n2. Kettle\n", ["Beanpost", "Kettle"]],
    [
      "a name that stood before",
      "1. **Beanpost** – a\n2. **Kettle** – cheaper than Beanpost",
      ["Beanpost", "Kettle"],
    ],
  ])("keeps %s", (_what, text, names) => expect(read(text)).toMatchObject({ names, isCut: true }));

  it.each([
    [
      "the beginning of another name",
      "1. **Kettle** – a\n2. **Beanpost** – b\n3. **Kett",
      ["Kettle", "Beanpost"],
    ],
    ["its only name", "1. **Beanp", []],
  ])("drops %s", (_what, text, names) => expect(read(text)).toMatchObject({ names, isCut: true }));

  it("is whole where its JSON was closed or its list is full", () => {
    const rows = Array.from({ length: 20 }, (_, index) => `${index + 1}. Roaster${index}x – a`).join("\n");
    expect(read(`${rows}\n21. Kett`)).toMatchObject({ isCut: false, names: { length: 20 } });
    expect(read('{"results":[{"rank":1,"company_name":"Beanpost"}]}').isCut).toBe(false);
  });

  it("names nobody that the whole answer does not name, wherever it breaks off", () => {
    const asList = NAMES.map((name, index) => `${index + 1}. **${name}** – fresh and cheap`).join("\n");
    const asRows = `| # | Shop | Why |\n|---|---|---|\n${NAMES.map((name, index) => `| ${index + 1} | ${name} | fresh |`).join("\n")}`;
    const results = NAMES.map((name, index) => ({
      rank: index + 1,
      company_name: name,
      description: "Fresh.",
    }));
    for (const whole of [asList, asRows, JSON.stringify({ results })])
      fc.assert(
        fc.property(fc.integer({ min: 1, max: whole.length }), (length) => {
          const { names, ranks } = read(whole.slice(0, length));
          expect(NAMES.slice(0, names.length)).toEqual(names);
          expect(ranks).toEqual(names.map((_, index) => index + 1));
        }),
      );
  });
});
