import { describe, expect, it } from "vitest";
import { parseAnswer } from "./parse-answer.ts";

function names(text: string, kind: "company" | "expert" = "company"): string[] {
  return parseAnswer(text, { kind }).entries.map((entry) => entry.name);
}

function domains(text: string): (string | null)[] {
  return parseAnswer(text, { kind: "company" }).entries.map((entry) => entry.domain);
}

describe("parseAnswer on JSON", () => {
  it("keeps all fields of the answer it asks for", () => {
    const text = JSON.stringify({
      sector: "Technology",
      results: [
        {
          rank: 1,
          company_name: "HubSpot",
          domain: "https://www.hubspot.com/crm",
          description: "A CRM.",
          rationale: "Easy.",
        },
      ],
    });
    expect(parseAnswer(text, { kind: "company" })).toEqual({
      outcome: "ranked",
      shape: "json",
      entries: [
        {
          rank: 1,
          name: "HubSpot",
          domain: "hubspot.com",
          description: "A CRM.",
          rationale: "Easy.",
          profileUrl: null,
          imageUrl: null,
        },
      ],
      sector: "Technology",
      truncated: false,
    });
  });

  it("says that an answer was cut off and keeps what was complete", () => {
    const parsed = parseAnswer(
      '{"results":[{"rank":1,"name":"Wise","domain":"wise.com"},{"rank":2,"name":"Revo',
      { kind: "company" },
    );
    expect(parsed.truncated).toBe(true);
    expect(parsed.entries.map((entry) => entry.name)).toEqual(["Wise"]);
  });

  it("lets the stated rank decide", () => {
    expect(names('[{"rank":"#2","name":"Zoom"},{"rank":"1st","name":"Webex"}]')).toEqual(["Webex", "Zoom"]);
  });

  it("reads the final block, not the draft", () => {
    expect(
      names('Draft: [{"name":"Asana"},{"name":"Trello"}] Final: [{"name":"Trello"},{"name":"Asana"}]'),
    ).toEqual(["Trello", "Asana"]);
  });

  it("accepts addresses of experts only when they are http(s)", () => {
    const text =
      '[{"name":"Ada Lovelace","profile_url":"javascript:alert(1)","image_url":"https://img.example.net/a.png"}]';
    const [entry] = parseAnswer(text, { kind: "expert" }).entries;
    expect(entry).toMatchObject({ profileUrl: null, imageUrl: "https://img.example.net/a.png" });
  });

  it.each([
    "javascript:alert(1)",
    "10.0.0.1",
    "sales@acme.com",
    "unknown",
    "https://u:p@acme.com",
    "acme.invalidtld",
    "example.com",
  ])("does not trust %s as a domain", (domain) => {
    expect(domains(JSON.stringify([{ name: "Acme", domain }]))).toEqual([null]);
  });

  it("strips bidi controls that the JSON escapes", () => {
    expect(
      parseAnswer('[{"name":"\\u202eSpotify\\u202c","domain":"spotify\\u200b.com"}]', { kind: "company" })
        .entries[0],
    ).toMatchObject({
      name: "Spotify",
      domain: "spotify.com",
    });
  });

  it("is not misled by keys of the prototype", () => {
    expect(names('{"__proto__":{"name":"Evil"},"results":[{"name":"Wise"}]}')).toContain("Wise");
    expect(({} as Record<string, unknown>).name).toBeUndefined();
  });
});

describe("parseAnswer on text", () => {
  it("does not count companies to avoid, wherever they stand", () => {
    expect(
      names("1. Trek\n2. Canyon\n\nAvoid: Huffy and Mongoose\n\n**Not recommended**\n1. Schwinn"),
    ).toEqual(["Trek", "Canyon"]);
  });

  it("does not count mentions inside another entry", () => {
    expect(
      names(
        "- **Pipedrive** – unlike Salesforce, simple; integrates with Slack\n- **Zoho** – an alternative to HubSpot",
      ),
    ).toEqual(["Pipedrive", "Zoho"]);
  });

  it("continues the rank across sections that restart their numbering", () => {
    const entries = parseAnswer("## Large\n1. SAP\n2. Oracle\n## Small\n1. Odoo", {
      kind: "company",
    }).entries;
    expect(entries.map(({ rank, name }) => [rank, name])).toEqual([
      [1, "SAP"],
      [2, "Oracle"],
      [3, "Odoo"],
    ]);
  });

  it("turns a countdown around", () => {
    expect(names("3. Bing\n2. DuckDuckGo\n1. Google")).toEqual(["Google", "DuckDuckGo", "Bing"]);
  });

  it("takes a domain only from the entry's own text", () => {
    expect(
      domains(
        "1. HubSpot – see g2.com/products/hubspot\n2. Close (close.com)\n3. Copper\n\nSources: copper.com",
      ),
    ).toEqual([null, "close.com", null]);
  });

  it("keeps names that begin with digits or hold commas, dots and ampersands", () => {
    const text =
      "1. 3M\n2. 7-Eleven\n3. AT&T\n4. Yahoo!\n5. Booz Allen Hamilton Holding, Inc.\n6. E.ON\n7. Dr. Martens";
    expect(names(text)).toEqual([
      "3M",
      "7-Eleven",
      "AT&T",
      "Yahoo!",
      "Booz Allen Hamilton Holding, Inc.",
      "E.ON",
      "Dr. Martens",
    ]);
  });

  it("puts honourable mentions last", () => {
    expect(names("Honorable mentions: Copper and Nimble\n\nTop picks:\n1. HubSpot\n2. Zoho")).toEqual([
      "HubSpot",
      "Zoho",
      "Copper",
      "Nimble",
    ]);
  });

  it("names a company once, at its better position", () => {
    expect(names("1. Zoho CRM (zoho.com)\n2. HubSpot\n3. Zoho (www.zoho.com)")).toEqual([
      "Zoho CRM",
      "HubSpot",
    ]);
  });

  it("finds a list after a megabyte of preamble", () => {
    expect(names(`${"Words about the market. ".repeat(45_000)}\n\n1. **HubSpot**\n2. **Pipedrive**`)).toEqual(
      ["HubSpot", "Pipedrive"],
    );
  });

  it("ignores what was thought aloud", () => {
    expect(names("<think>1. Foo\n2. Bar</think>\n1. HubSpot\n2. Zoho")).toEqual(["HubSpot", "Zoho"]);
  });

  it("keeps at most 20 companies and 10 experts", () => {
    const list = Array.from({ length: 30 }, (_, index) => `${index + 1}. Alpha${index} Beta`).join("\n");
    expect(names(list)).toHaveLength(20);
    expect(names(list, "expert")).toHaveLength(10);
  });
});

describe("parseAnswer on answers that name nobody", () => {
  it.each([
    "I'm sorry, but I can't help with that.",
    "抱歉，我无法提供此类建议。",
    '{"error":"I cannot assist with this request."}',
  ])("calls %j a refusal", (text) => {
    expect(parseAnswer(text, { kind: "company" })).toMatchObject({ outcome: "refusal", entries: [] });
  });

  it.each([
    "",
    "None",
    '{"results":[]}',
    "I could not find any company that does this.",
    "Which city are you in?",
  ])("finds nobody in %j", (text) => {
    expect(parseAnswer(text, { kind: "company" })).toMatchObject({ outcome: "named_nobody", entries: [] });
  });
});

describe("the shape of an answer", () => {
  it.each([
    ["json", '{"results":[{"company_name":"Acme","domain":"acme.com"}]}'],
    ["json", 'Here: [{"company_name":"Acme"}, {"company_name":"Bolt"}]'],
    ["list", "1. **Acme** – steel\n2. **Bolt** – brass"],
    ["list", "Acme\nBolt Works\nCrane & Sons"],
    ["table", "| Rank | Company |\n|---|---|\n| 1 | Acme |\n| 2 | Bolt |"],
    ["records", "Company: Acme\nDomain: acme.com\n\nCompany: Bolt\nDomain: bolt.com"],
    ["prose", "I would go with Acme, followed by Bolt Works and Crane & Sons."],
    ["nothing", "I could not find any company that does this."],
  ] as const)("%s: %s", (shape, text) => {
    expect(parseAnswer(text, { kind: "company" }).shape).toBe(shape);
  });
});

describe("whole answers of odd shapes", () => {
  const rows = (...lines: string[]) => lines.join("\n");
  it.each([
    [
      "a last ranked list picks from those before it",
      rows(
        "Options:",
        "- Acme",
        "- Bolt",
        "",
        "Others:",
        "- Crane",
        "- Dorn",
        "",
        "**Final ranking**",
        "1. Dorn",
        "2. Acme",
        "3. Crane",
      ),
      ["Dorn", "Acme", "Crane"],
    ],
    [
      "labels may stand apart",
      rows("Kindest to feet: Hanwag", "", "Fastest in snow: Meindl", "", "Best in town: Lowa"),
      ["Hanwag", "Meindl", "Lowa"],
    ],
    [
      "links are names inside of sentences",
      rows(
        "1. If you walk, take [Hanwag](https://hanwag.de).",
        "2. If you run, take [Lowa](https://lowa.de).",
        "3. If you climb, take [Meindl](https://meindl.de).",
      ),
      ["Hanwag", "Lowa", "Meindl"],
    ],
    [
      "attributes are records",
      '<empresa posicao="1" nome="Rota Azul" site="x"/>\n<empresa posicao="2" nome="Douro Tours" site="y"/>',
      ["Rota Azul", "Douro Tours"],
    ],
    [
      "attributes of HTML are none",
      '<img src="a.png" name="Rota Azul"/>\n<img src="b.png" name="Douro Tours"/>',
      [],
    ],
    [
      "who cannot be found is not ranked",
      rows("1. Acme – no entry in the register", "2. Bolt – not found", "3. Crane – site offline"),
      [],
    ],
    [
      "a line orders bare lines",
      rows("Acme: steel", "Bolt: brass", "Crane: iron", "Ranked: Crane, Acme, Bolt"),
      ["Crane", "Acme", "Bolt"],
    ],
    [
      "an item that is a sentence is no name",
      rows("1. Swapfiets – vast", "2. BimBimBikes – kort", "3. Wat je ook kiest, maak foto's van krassen."),
      ["Swapfiets", "BimBimBikes"],
    ],
    [
      "three dots lead to the next cell",
      rows("1 Mokarabia ..... Milano", "2 Officina Verde ... Firenze", "3 Caffè Nero ...... Monza"),
      ["Mokarabia", "Officina Verde", "Caffè Nero"],
    ],
    [
      "kinds are nobody",
      rows("- Les pensions félines", "- Les garderies privées", "- Les voisins aimables"),
      [],
    ],
    [
      "a name in its place may begin like a sentence",
      rows("1. Baker Bleu", "2. Wild Life, for rye", "3. Falco", "4. To Be Frank", "5. Loafer"),
      ["Baker Bleu", "Wild Life", "Falco", "To Be Frank", "Loafer"],
    ],
    [
      "a remark after the list is no entry, in Polish too",
      rows(
        "Ranking:",
        "1. **Pod Fredrą** – sala",
        "2. **Targ** – stacje",
        "3. **U Babci** – tanio",
        "",
        "**Wskazówka:** rezerwuj wcześnie.",
      ),
      ["Pod Fredrą", "Targ", "U Babci"],
    ],
  ])("%s", (_name, text, expected) => {
    expect(parseAnswer(text, { kind: "company" }).entries.map(({ name }) => name)).toEqual(expected);
  });
});
