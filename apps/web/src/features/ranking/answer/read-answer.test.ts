import { describe, expect, it } from "vitest";
import { readAnswer } from "./read-answer.ts";

const RANKED = [{ rank: 1, name: "Kit", domain: "kit.com", description: "Mail." }];
const ENTRIES = { kind: "entries", entries: RANKED };
const paragraph = (text: string) => ({ kind: "paragraph", text });
const JSON_TEXT = '{"companies": [{"name": "Kit"}]}';

describe("an answer", () => {
  it.each([
    ["of bare JSON is its entries", JSON_TEXT, [ENTRIES]],
    ["of a bare array too", `\n ${'[{"name": "Kit"}]'}`, [ENTRIES]],
    ["that is broken off too", '{"companies": [{"name": "K', [ENTRIES]],
    [
      "with fenced JSON keeps the words around it",
      `Here you are:\n\`\`\`json\n${JSON_TEXT}\n\`\`\`\nAsk me more.`,
      [paragraph("Here you are:"), ENTRIES, paragraph("Ask me more.")],
    ],
    [
      "with JSON and words after it keeps them",
      `${JSON_TEXT}\nAsk me more.`,
      [ENTRIES, paragraph("Ask me more.")],
    ],
    ["of prose is its prose", "Kit is best [1].", [paragraph("Kit is best [1].")]],
    ["of nothing has no parts", "", []],
  ])("%s", (_, text, parts) => expect(readAnswer(text, RANKED)).toEqual(parts));

  it("of data that nothing was read from has no parts", () => {
    expect(readAnswer('{"error": "I cannot rank"}', [])).toEqual([]);
  });
});
