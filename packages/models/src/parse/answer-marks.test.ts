import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitThinking } from "./limit-text.ts";
import { parseAnswer } from "./parse-answer.ts";

const LIST = "1. Beanpost – roaster\n2. Kettle – shop\n3. Drumfire – tools";
const read = (text: string) =>
  parseAnswer(text, { kind: "company" }).entries.map(({ name, description }) => `${name}: ${description}`);
const EXPECTED = read(LIST);

describe("marks around an answer leave its first company and its texts", () => {
  it.each([
    `<answer>${LIST}`,
    `${LIST}</answer>`,
    `<final_answer>${LIST}</final_answer>`,
    `<output>\n${LIST}\n</output>\nHope this helps!`,
    `<s>${LIST}</s>`,
    `[ANSWER]${LIST}[/ANSWER]`,
    `${LIST}<|endoftext|>`,
    `<|im_start|>assistant\n${LIST}<|im_end|>`,
    `<|start_header_id|>assistant<|end_header_id|>\n\n${LIST}<|eot_id|>`,
    `<｜begin▁of▁sentence｜>${LIST}<｜end▁of▁sentence｜>`,
    `<|START_RESPONSE|>${LIST}<|END_RESPONSE|>`,
    `<|channel|>final<|message|>1. Old<|end|><|channel|>final <|constrain|>text<|message|>${LIST}<|return|>`,
    `<|channel|>commentary<|message|>1. Tea<|end|>${LIST}`,
    `analysisThe user wants shops. 1. Teaassistantfinal${LIST}`,
  ])("%j", (text) => expect(read(text)).toEqual(EXPECTED));
});

describe("what was thought before an answer ranks nobody", () => {
  it.each([
    `<reflection>1. Tea 2. Mate</reflection>${LIST}`,
    `<context>They ask for shops.\n1. Tea\n2. Mate</context>\n${LIST}`,
    `<tool:notes depth="2">Tea leads.</tool:notes>${LIST}`,
    `[PLAN]Tea, then Mate.[/PLAN]\n${LIST}`,
    `◁reason▷1. Tea◁/reason▷${LIST}`,
    `《think》Tea《/think》${LIST}`,
    `<|START_THINKING|>1. Tea<|END_THINKING|>${LIST}`,
    `<thinking>Tea</thinking><answer>${LIST}</answer>`,
    `Tea, or Mate.</analysis>\n${LIST}`,
  ])("%j", (text) => expect(read(text)).toEqual(EXPECTED));

  it("and is none of an answer in sentences", () =>
    expect(
      read("<planning>Tea would lead.</planning>I would take Beanpost, Kettle and Drumfire."),
    ).toHaveLength(3));

  it("is known by its form, whatever its name", () => {
    const word = fc.stringMatching(/^[a-z]{4,9}$/).filter((name) => !HTML_OR_SAID.test(name));
    const brackets = fc.constantFrom(["<", ">"], ["[", "]"], ["◁", "▷"], ["⟨", "⟩"], ["«", "»"]);
    fc.assert(
      fc.property(
        word,
        word,
        brackets,
        fc.constantFrom("", "\n", "\n\n"),
        (space, name, [open, close], gap) => {
          const tag = `${space}:${name}`;
          const text = `${open}${tag}${close}1. Tea\n2. Mate${open}/${tag}${close}${gap}${LIST}`;
          expect(read(text)).toEqual(EXPECTED);
        },
      ),
    );
  });
});

const HTML_OR_SAID =
  /answer|respon|result|output|final|solution|reply|rank|list|compan|expert|item|recommend|summary/;

describe("tags that are no marks of machinery stay", () => {
  it.each([
    [
      "HTML",
      "<ol><li>Beanpost</li><li>Kettle</li><li>Drumfire</li></ol>",
      ["Beanpost", "Kettle", "Drumfire"],
    ],
    [
      "emphasis",
      "<b>1. Beanpost</b> – a<br>2. Kettle – b<br>3. Drumfire – c",
      ["Beanpost", "Kettle", "Drumfire"],
    ],
    [
      "addresses",
      "1. Beanpost <https://beanpost.com>\n2. Kettle <https://kettle.com>",
      ["Beanpost", "Kettle"],
    ],
    [
      "records",
      "<firm>Beanpost</firm>\n<firm>Kettle</firm>\n<firm>Drumfire</firm>",
      ["Beanpost", "Kettle", "Drumfire"],
    ],
    [
      "records with reasons",
      "<shop><name>Beanpost</name><reason>Fresh</reason></shop>\n<shop><name>Kettle</name><reason>Near</reason></shop>",
      ["Beanpost", "Kettle"],
    ],
    ["links", "1. [Beanpost](https://beanpost.com)\n2. [Kettle](https://kettle.com)", ["Beanpost", "Kettle"]],
  ])("%s", (_what, text, names) =>
    expect(parseAnswer(text, { kind: "company" }).entries.map(({ name }) => name)).toEqual(names),
  );

  it("and a text without marks is itself", () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[<[◁⟨⟪〈《«]|^analysis/.test(text)),
        (text) => {
          expect(splitThinking(text)).toEqual({ answer: text, thought: "" });
        },
      ),
    );
  });
});

describe("marks of OpenAI's search", () => {
  it.each([
    ["whole", "Beanpost \ue200cite\ue202turn0search1\ue202turn0news4\ue201"],
    ["with another kind", "Beanpost \ue200navlist\ue202Best shops\ue202turn0news4\ue201"],
    ["never closed", "Beanpost \ue200cite\ue202turn0search1"],
    ["without their signs", "Beanpost citeturn0search1turn0search4"],
    ["the names of results alone", "Beanpost turn2view0"],
    ["of files", "Beanpost fileciteturn0file3"],
    ["of contents", "Beanpost :contentReference[oaicite:2]{index=2}"],
  ])("are no part of a name or text: %s", (_how, name) => {
    const text = `1. **${name}** – roaster. ${name.slice(9)}\n2. **Kettle** – shop\n3. **Drumfire** – tools`;
    expect(read(text)[0]).toMatch(/^Beanpost: roaster\.?$/);
    const json = JSON.stringify({ results: [{ rank: 1, company_name: name, description: name }] });
    const escaped = json.replace(/[\ue200-\ue2ff]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
    expect([read(json), read(escaped)]).toEqual([["Beanpost: Beanpost"], ["Beanpost: Beanpost"]]);
  });

  it("leave the name that a mark of an entity shows", () =>
    expect(read(`1. \ue200entity\ue202["company","Beanpost","roaster"]\ue201 – a\n2. Kettle – b`)[0]).toBe(
      "Beanpost: a",
    ));
});
