import { describe, expect, it } from "vitest";
import { readReply } from "./read-reply.ts";

const acme = { name: "Acme", quote: "1. Acme", place: "1.", address: "" };

describe("readReply", () => {
  it.each([
    ["bare", JSON.stringify({ entries: [acme] })],
    ["fenced", `\`\`\`json\n${JSON.stringify({ entries: [acme] })}\n\`\`\``],
    ["a bare list", JSON.stringify([acme])],
    ["among words", `Here you are: ${JSON.stringify({ entries: [acme] })}`],
    ["with members that were not asked for", JSON.stringify({ entries: [{ ...acme, why: 1 }], note: "" })],
    ["with entries that are none", JSON.stringify({ entries: [acme, null, "Bolt", { name: 7 }] })],
  ])("reads JSON: %s", (_form, content) => {
    expect(readReply(content)).toEqual([acme]);
  });

  it("needs the name alone", () => {
    expect(readReply('{"entries":[{"name":"Acme","quote":null}]}')).toEqual([
      { name: "Acme", quote: "", place: "", address: "" },
    ]);
  });

  it.each(["", "Acme", '{"entries":[{"name":"Ac', '{"names":[]}', "null", `[${"0,".repeat(60_000)}0]`])(
    "takes nothing else: %.20s",
    (content) => {
      expect(readReply(content)).toBeNull();
    },
  );
});
