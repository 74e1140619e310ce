import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { repairJson } from "./repair-json.ts";

const read = (text: string) => repairJson(text, 0).value;

describe("JSON as models write it", () => {
  it("is what JSON.parse makes of valid JSON", () => {
    const values = fc
      .jsonValue({ maxDepth: 4 })
      .filter((value) => value !== null && typeof value === "object");
    const indents = fc.constantFrom(0, 2, "\t");
    fc.assert(
      fc.property(values, indents, (value, indent) => {
        const text = JSON.stringify(
          value,
          (_key, part) => (typeof part === "number" ? Math.trunc(part % 1e9) : part),
          indent,
        );
        fc.pre(!/__proto__/.test(text));
        expect(repairJson(text, 0)).toMatchObject({
          value: JSON.parse(text),
          end: text.length,
          complete: true,
        });
      }),
    );
  });

  it.each([
    ["trailing commas", '{"a": [1, 2,], "b": 3,}', { a: [1, 2], b: 3 }],
    ["missing commas", '{"a": "x"\n"b": "y"}', { a: "x", b: "y" }],
    ["missing commas between lines", '[\n"x"\n"y"\n]', ["x", "y"]],
    ["single quotes", "{'a': 'it'}", { a: "it" }],
    ["typographic quotes", "{“a”: “x”, „b“: «y»}", { a: "x", b: "y" }],
    ["backticks", "{`a`: `x`}", { a: "x" }],
    ["bare keys", "{a: 1, b_c: 2}", { a: 1, b_c: 2 }],
    ["Python's words", '{"a": None, "b": True, "c": False}', { a: null, b: true, c: false }],
    ["line comments", '{"a": 1, // why\n"b": 2}', { a: 1, b: 2 }],
    ["block comments", '{/* why */"a": 1}', { a: 1 }],
    ["raw line breaks in texts", '{"a": "x\ny"}', { a: "x\ny" }],
    ["escapes", '{"a": "\\u00e9\\n\\"\\/"}', { a: 'é\n"/' }],
  ])("may have %s", (_name, text, value) => expect(read(text)).toEqual(value));

  it.each([
    ['{"a": [{"b": 1}, {"b"', { a: [{ b: 1 }, {}] }],
    ['[{"a": "whole"}, {"a": "cut o', [{ a: "whole" }, {}]],
    ['{"a": 1, "b": ', { a: 1 }],
    ["[1, 2", [1]],
  ])("keeps what was complete of %s", (text, value) => {
    expect(repairJson(text, 0)).toMatchObject({ value, complete: false });
  });

  it("starts and ends where it is told to", () => {
    const text = 'Draft {"a": 1} and more';
    const { value, end } = repairJson(text, 6);
    expect([value, text.slice(end)]).toEqual([{ a: 1 }, " and more"]);
  });

  it("ends for any text, further than it began", () => {
    const marks = fc.constantFrom(
      "{",
      "}",
      "[",
      "]",
      '"',
      "'",
      ":",
      ",",
      "\\",
      "\n",
      "a",
      "1",
      "//",
      "/*",
      "“",
    );
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 60 }), (parts) => {
        const text = `{${parts.join("")}`;
        const { end } = repairJson(text, 0);
        expect(end).toBeGreaterThan(0);
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it("does not fall into nesting without end", () => {
    const { value } = repairJson("[".repeat(100_000), 0);
    expect(JSON.stringify(value).length).toBeLessThan(200);
  });
});
