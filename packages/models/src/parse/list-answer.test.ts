import { describe, expect, it } from "vitest";
import { readLines } from "./line.ts";
import { readListAnswer } from "./list-answer.ts";
import { readOutline } from "./outline.ts";

const lines = (...rows: string[]) => rows.join("\n");
const read = (text: string) => readListAnswer(readOutline(readLines(text)), "company");
const names = (text: string) => read(text).map(({ name }) => name);

describe("lists", () => {
  it.each([
    ["numbered", lines("1. HubSpot", "2. Zoho CRM", "3. Pipedrive"), ["HubSpot", "Zoho CRM", "Pipedrive"]],
    [
      "emphasised, whatever their marks",
      lines("1. **Kora Mill** – quick", "2. **...ink** – small runs", "3. **Selm & Co** – large"),
      ["Kora Mill", "...ink", "Selm & Co"],
    ],
    ["with bullets", lines("- **HubSpot** – easy", "- **Zoho** – cheap"), ["HubSpot", "Zoho"]],
    ["lettered", lines("a) HubSpot", "b) Zoho", "c) Close"), ["HubSpot", "Zoho", "Close"]],
    ["of headings", lines("## 1. HubSpot", "Easy.", "## 2. Zoho", "Cheap."), ["HubSpot", "Zoho"]],
    ["of bold lines", lines("**HubSpot**", "Easy to use.", "", "**Zoho**", "Cheap."), ["HubSpot", "Zoho"]],
    [
      "with details below",
      lines("1. HubSpot", "   - Pricing: free", "   - Website: hubspot.com", "2. Zoho", "   - Pricing: $14"),
      ["HubSpot", "Zoho"],
    ],
    [
      "under categories",
      lines(
        "**Enterprise**",
        "- SAP – robust",
        "- Oracle – large",
        "**Startups**",
        "- Attio – new",
        "- Folk – light",
      ),
      ["SAP", "Oracle", "Attio", "Folk"],
    ],
    [
      "of labels",
      lines("- Enterprise: SAP", "- Small business: Zoho", "- Startups: Attio"),
      ["SAP", "Zoho", "Attio"],
    ],
    [
      "of awards",
      lines("- Best overall: HubSpot", "- Best value: Zoho", "- Best for sales: Close"),
      ["HubSpot", "Zoho", "Close"],
    ],
    ["with an introduction", lines("Here are my picks:", "", "1. HubSpot", "2. Zoho"), ["HubSpot", "Zoho"]],
    ["in Japanese", lines("1位：楽天モバイル", "2位：mineo"), ["楽天モバイル", "mineo"]],
    ["in Chinese", lines("一、华为", "二、小米", "三、荣耀"), ["华为", "小米", "荣耀"]],
    ["of medals", lines("🥇 HubSpot", "🥈 Zoho", "🥉 Close"), ["HubSpot", "Zoho", "Close"]],
    [
      "with ordinary words among names",
      lines("1. Enterprise", "2. Hertz", "3. Avis", "4. Budget"),
      ["Enterprise", "Hertz", "Avis", "Budget"],
    ],
  ])("%s", (_name, text, expected) => expect(names(text)).toEqual(expected));

  it.each([
    ["of criteria", lines("How to choose:", "- Price", "- Support", "- Integrations")],
    ["of steps", lines("Next steps:", "1. Define your budget", "2. Compare offers", "3. Ask for references")],
    ["to avoid", lines("Companies to avoid:", "- Acme Corp", "- Bad Widgets")],
    ["of sources", lines("Sources:", "1. Gartner", "2. Forrester")],
    ["of questions", lines("1. What is your budget?", "2. How large is your team?")],
  ])("%s name nobody", (_name, text) => expect(names(text)).toEqual([]));

  it("end where lists of something else begin", () => {
    const text = lines(
      "## Top tools",
      "1. **HubSpot**",
      "2. **Zoho**",
      "3. **Close**",
      "## Cities they serve",
      "- Berlin",
      "- Paris",
    );
    expect(names(text)).toEqual(["HubSpot", "Zoho", "Close"]);
  });

  it("leave out the section that advises against somebody, and go on after it", () => {
    const text = lines(
      "## Best",
      "1. HubSpot",
      "2. Zoho",
      "## Avoid",
      "1. Acme",
      "## Also good",
      "1. Copper",
    );
    expect(read(text).map(({ name, mention }) => [name, mention])).toEqual([
      ["HubSpot", false],
      ["Zoho", false],
      ["Copper", true],
    ]);
  });
});

describe("what a list tells of an entry", () => {
  it("its rank, addresses, description, reason and profile, from its own lines", () => {
    const text = lines(
      "1. **HubSpot** – an all-in-one CRM",
      "   - Website: https://www.hubspot.com",
      "   - Why: easy to learn",
      "   - LinkedIn: https://www.linkedin.com/company/hubspot",
      "2. **Zoho**",
    );
    expect(read(text)[0]).toMatchObject({
      name: "HubSpot",
      statedRank: 1,
      description: "an all-in-one CRM",
      rationale: "easy to learn",
      profileUrl: "https://www.hubspot.com",
      sites: [
        { text: "https://www.hubspot.com", attributed: true },
        { text: "https://www.linkedin.com/company/hubspot", attributed: true },
      ],
    });
  });

  it("the text below it when it has none of its own", () => {
    expect(read(lines("### HubSpot", "It is easy.", "### Zoho", "It is cheap."))).toMatchObject([
      { name: "HubSpot", description: "It is easy." },
      { name: "Zoho", description: "It is cheap." },
    ]);
  });
});
