import { describe, expect, it } from "vitest";
import { plainWords, quoteAround, quoteOf } from "./quotes.ts";

const ATTIO = "Attio makes a flexible CRM. A frequent choice because of its modern interface.";

describe("what a list says of an entry", () => {
  it("ends where its object ends, without keys, addresses and escapes", () => {
    const list = [
      { rank: 4, "company name": "Attio", site: "attio.com", about: 'Attio makes a "flexible" CRM.\nQuick.' },
      {
        rank: 5,
        "company name": "Freshsales",
        site: "freshworks.com",
        about: "Freshworks makes Freshsales.",
      },
    ];
    const said = 'Attio makes a "flexible" CRM. Quick.';
    expect(quoteOf(JSON.stringify(list), "Attio", "Freshsales")).toBe(said);
    expect(quoteOf(`\`\`\`json\n${JSON.stringify(list, null, 2)}\n\`\`\``, "Attio", "Freshsales")).toBe(said);
    expect(
      quoteOf(
        '[{"company name":"Attio","plans":{"a":"Free"},"about":"Caf\\u00e9 CRM"},{"b":"No"}]',
        "Attio",
        "No",
      ),
    ).toBe("Attio: Free Café CRM");
    expect(quoteOf('[{"name":"Attio","about":"Attio is cut o', "Attio", undefined)).toBe("Attio is cut o");
  });

  it("begins at the company's own entry, where the text names it before", () => {
    const list =
      "Asana, Monday and ClickUp are the best. 1. Asana: goals, tasks and more.\n2. Monday: boards";
    expect(quoteOf(list, "Asana", "Monday")).toBe("Asana: goals, tasks and more.");
    const docs = "Unlike Notion, Asana is easy.\n1. Notion – docs for all\n2. Asana";
    expect(quoteOf(docs, "Notion", "Asana")).toBe("Notion – docs for all");
    const about = 'It does {all} tasks: "nice", pricing: 5 EUR';
    const json = JSON.stringify([{ domain: "asana.com", name: "Asana", about }]);
    expect(quoteOf(json, "Asana", undefined)).toBe(`Asana: ${about}`);
  });

  it("is its row of a table", () => {
    const table = `| 4 | **Attio** | [attio.com](https://attio.com) | ${ATTIO} | Cheap. |\n| 5 | Close | close.com | Calls. | – |`;
    expect(quoteOf(table, "Attio", "Close")).toBe(`${ATTIO} Cheap.`);
    expect(quoteOf(table, "Close", undefined)).toBe("Close: Calls.");
  });

  it.each([
    ["lines with numbers", `1. **Attio** (attio.com)\n   ${ATTIO}\n\n2. **Close** (close.com)\n   Calls.`],
    ["headings", `### Best overall: Attio (attio.com)\n${ATTIO}\n\n### Best for calls: Close\nCalls.`],
    ["running text", `**Attio** (attio.com) ${ATTIO}\n\n**Close** is second. Calls.`],
    ["one paragraph", `Attio (attio.com) ${ATTIO} Close is second. Calls.`],
  ])("ends before the entry listed next in %s", (_form, text) => {
    expect(quoteOf(text, "Attio", "Close")).toBe(`Attio (attio.com) ${ATTIO}`);
  });

  it("keeps a sentence whole that names the next entry too", () => {
    expect(quoteOf("They tell me to use Attio or Close. Pipedrive is fine.", "Attio", "Close")).toBe(
      "Attio or Close.",
    );
  });
});

it("a mention in a table is quoted by its cell, a name with what its row says of it", () => {
  const table = `| 13 | Attio | www.attio.com | Makes a flexible CRM. |\n| 14 | Close | close.com | A CRM with calls; whoever wants it flexible takes Attio instead. Others do not. |`;
  expect(quoteAround(table, table.indexOf("Attio"))).toBe("Attio: Makes a flexible CRM.");
  expect(quoteAround(table, table.lastIndexOf("Attio"))).toBe(
    "A CRM with calls; whoever wants it flexible takes Attio instead. ".trim(),
  );
});

it("keys with spaces are no words", () => {
  expect(plainWords('modern interface."}, {"company name":"Freshsales"').trim()).toBe(
    'modern interface. Freshsales"',
  );
});
