import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addBlock,
  addLink,
  addTable,
  continueLines,
  indent,
  type LineMark,
  type Selected,
  type TextEdit,
  toggleAround,
  toggleCode,
  toggleLines,
} from "./format-text.ts";

/** "a [b] c" is a text with b selected, "a []c" one with a caret. */
function parse(marked: string): Selected {
  const start = marked.indexOf("«");
  const end = marked.indexOf("»") - 1;
  return { text: marked.replace(/[«»]/g, ""), start, end };
}

function apply({ text }: Selected, { from, to, insert, start, end }: TextEdit): string {
  const changed = text.slice(0, from) + insert + text.slice(to);
  return `${changed.slice(0, start)}«${changed.slice(start, end)}»${changed.slice(end)}`;
}

it.each<[string, string, (selected: Selected) => TextEdit, string]>([
  ["bold", "a «b» c", (s) => toggleAround(s, "**"), "a **«b»** c"],
  ["bold at a caret", "a «»c", (s) => toggleAround(s, "**"), "a **«»**c"],
  ["no longer bold, signs outside", "**«b»**", (s) => toggleAround(s, "**"), "«b»"],
  ["no longer bold, signs selected", "«**b**»", (s) => toggleAround(s, "**"), "«b»"],
  ["bold of parts and the rest", "«**a** and **b**»", (s) => toggleAround(s, "**"), "**«a and b»**"],
  ["bold within bold parts", "**«a** and **b»**", (s) => toggleAround(s, "**"), "**«a and b»**"],
  ["bold and the rest", "«a **b** c»", (s) => toggleAround(s, "**"), "**«a b c»**"],
  ["no italic of a name any more", "«_snake_case_»", (s) => toggleAround(s, "_"), "«snake_case»"],
  ["italic of names", "«_a and b_c»", (s) => toggleAround(s, "_"), "_«_a and b_c»_"],
  [
    "italic of names in another writing",
    "«имя_файла и _это_»",
    (s) => toggleAround(s, "_"),
    "_«имя_файла и это»_",
  ],
  ["no italic of such a name any more", "_«имя_файла»_", (s) => toggleAround(s, "_"), "«имя_файла»"],
  ["bold of a word of which a part is", "«a**b**c»", (s) => toggleAround(s, "**"), "**«abc»**"],
  ["a heading", "x\na«»b\ny", (s) => toggleLines(s, "heading"), "x\n## a«»b\ny"],
  ["no heading any more", "## a«»b", (s) => toggleLines(s, "heading"), "a«»b"],
  ["a list", "«a\nb»\nc", (s) => toggleLines(s, "bullets"), "«- a\n- b»\nc"],
  ["numbers instead of signs", "«- a\n- b»", (s) => toggleLines(s, "numbers"), "«1. a\n2. b»"],
  ["a quote of a list", "«- a»", (s) => toggleLines(s, "quote"), "«> - a»"],
  ["lines without the next one", "«a\n»b", (s) => toggleLines(s, "quote"), "«> a»\nb"],
  ["a link", "a «b»", addLink, "a [b](«https://»)"],
  ["a link to a selected address", "«https://a.com/b»", addLink, "[«text»](https://a.com/b)"],
  ["code", "«b»", toggleCode, "`«b»`"],
  ["a block of code", "x\n«a\nb»", toggleCode, "x\n\n```\na\nb\n```\n«»"],
  ["a block on lines of its own", "x«»", (s) => addBlock(s, "![a](/a)\n"), "x\n\n![a](/a)\n«»"],
  ["an indented list line", "- «»a", (s) => indent(s, false), "  - «»a"],
  ["indented lines", "«a\nb»", (s) => indent(s, false), "«  a\n  b»"],
  ["spaces at a caret", "a«»b", (s) => indent(s, false), "a  «»b"],
  ["less indented lines", "  «a\n b»", (s) => indent(s, true), "«a\nb»"],
])("makes %s", (_name, before, edit, after) => {
  const selected = parse(before);
  expect(apply(selected, edit(selected))).toBe(after);
});

it.each([
  ["- a«»", "- a\n- «»"],
  ["  9. a«»b", "  9. a\n  10. «»b"],
  ["- [x] a«»", "- [x] a\n- [ ] «»"],
  ["> a«»", "> a\n> «»"],
  ["x\n- «»", "x\n«»"],
  ["- one\n- «»two", "- one\n- \n- «»two"],
  ["- one\n- «» \nx", "- one\n«»\nx"],
  ["```yaml\n- name: x«»", null],
  ["```\nx\n```\n- a«»", "```\nx\n```\n- a\n- «»"],
  ["````\n```\n- a«»", null],
  ["```a``` b\n- a«»", "```a``` b\n- a\n- «»"],
  ["plain«»", null],
  ["- «a»", null],
])("Enter in %j", (before, after) => {
  const selected = parse(before);
  const edit = continueLines(selected);
  expect(edit && apply(selected, edit)).toBe(after);
});

const anySelection = fc
  .string({ unit: fc.constantFrom("a", "\n", " ", "-", "*", "1", ".", ">", "#") })
  .chain((text) =>
    fc.tuple(fc.nat(text.length), fc.nat(text.length)).map(([one, other]) => ({
      text,
      start: Math.min(one, other),
      end: Math.max(one, other),
    })),
  );

describe("every edit", () => {
  const lines: readonly LineMark[] = ["heading", "bullets", "numbers", "quote"];
  const edits: readonly ((selected: Selected) => TextEdit | null)[] = [
    (s) => toggleAround(s, "**"),
    ...lines.map((mark) => (s: Selected) => toggleLines(s, mark)),
    (s) => indent(s, false),
    (s) => indent(s, true),
    addLink,
    addTable,
    toggleCode,
    continueLines,
  ];

  it("stays within the text, and selects what is in it", () => {
    fc.assert(
      fc.property(anySelection, fc.constantFrom(...edits), (selected, make) => {
        const edit = make(selected);
        if (!edit) return;
        const { from, to, insert, start, end } = edit;
        const length = selected.text.length - (to - from) + insert.length;
        expect(from >= 0 && from <= to && to <= selected.text.length).toBe(true);
        expect(start >= 0 && start <= end && end <= length).toBe(true);
      }),
    );
  });

  it("of signs around a selection is undone by the next one", () => {
    fc.assert(
      fc.property(
        anySelection.filter(({ text }) => !text.includes("*")),
        (selected) => {
          const edit = toggleAround(selected, "**");
          const text = selected.text.slice(0, edit.from) + edit.insert + selected.text.slice(edit.to);
          const back = toggleAround({ text, start: edit.start, end: edit.end }, "**");
          expect(text.slice(0, back.from) + back.insert + text.slice(back.to)).toBe(selected.text);
        },
      ),
    );
  });
});
