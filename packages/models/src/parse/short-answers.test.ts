import { describe, expect, it } from "vitest";
import { parseAnswer } from "./parse-answer.ts";

/** Short answers: the names that are read, between bars, then the lines. */
type Case = readonly [names: string, ...lines: string[]];

function readNames(...lines: string[]): string {
  const answer = parseAnswer(lines.join("\n"), { kind: "company" });
  return answer.entries.map(({ name }) => name).join("|");
}

const MARKS: readonly Case[] = [
  [
    "Acme Roofing|Best Roof Ever|roof & sons",
    "Step 1: get quotes.",
    "",
    "Companies to call:",
    "a) Acme Roofing",
    "b) Best Roof Ever",
    "c) roof & sons",
  ],
  ["Pret|Leon|itsu", "(a) Pret, (b) Leon, (c) itsu — that's my order."],
  ["Pret|Leon|itsu", "First: Pret. Second: Leon. Third: itsu."],
  ["Ada|Bolt|Crux|Dune", "1. Ada", "2-3. Bolt", "2-3. Crux", "4. Dune"],
  ["Ada|Bolt|Crux|Dune", "1. Ada", "2/3. Bolt and Crux", "4. Dune"],
  ["Ada|Bolt|Crux", "第1位 Ada", "第2位（同率） Bolt", "第2位（同率） Crux"],
  ["Ada|Bolt|Crux", "1.) Ada", "2.) Bolt", "3.) Crux"],
  ["Ada|Bolt|Crux", "01 Ada", "02 Bolt", "03 Crux"],
  ["Ada|Bolt|Crux", "Ranking: Ada > Bolt > Crux"],
  ["Ada|Bolt|Crux", "1️⃣ Ada 2️⃣ Bolt 3️⃣ Crux"],
  ["Ada|Bolt|Crux", "• Ada • Bolt • Crux"],
  [
    "Ada Systems|Bolt|Crux Labs",
    "Ada Systems",
    "ada.com",
    "Berlin, since 1999",
    "",
    "Bolt",
    "bolt.io",
    "Paris",
    "",
    "Crux Labs",
    "crux.de",
    "Rome",
  ],
  ["Ada|Bolt|Crux", "- Ada ★★★★★", "- Bolt ★★★★", "- Crux ★★★"],
  ["Ada|Bolt|Crux", "Nr. 1: Ada, Nr. 2: Bolt, Nr. 3: Crux"],
  ["Ada|Bolt|Crux", "Top 1 Ada; Top 2 Bolt; Top 3 Crux"],
  ["Ada|Bolt|Crux", "一、Ada 二、Bolt 三、Crux"],
  ["Ada|Bolt|Crux", "١- Ada", "٢- Bolt", "٣- Crux"],
  ["Ada|Bolt|Crux", "1/ Ada", "2/ Bolt", "3/ Crux"],
  ["Ada|Bolt|Crux", "1 Ada", "2 Bolt", "3 Crux"],
  ["Ada|Bolt|Crux", "1 → Ada", "2 → Bolt", "3 → Crux"],
  ["Ada|Bolt|Crux", "**1** Ada", "**2** Bolt", "**3** Crux"],
  ["Ada|Bolt|Crux|Dune", "- **Leeds**", "  - Ada", "  - Bolt", "- **York**", "  - Crux", "  - Dune"],
  ["Ada|Bolt|Crux", "*Ada*: friendly", "*Bolt*: quick", "*Crux*: cheap"],
  [
    "Ada|Bolt|Crux",
    "**TL;DR: Ada > Bolt > Crux**",
    "",
    "## Bolt",
    "Quick.",
    "## Ada",
    "Friendly.",
    "## Crux",
    "Cheap.",
  ],
];

const LABELS: readonly Case[] = [
  [
    "Ecover|Method|Seventh Generation",
    "- Dishes → Ecover",
    "- Floors → Method",
    "- Laundry → Seventh Generation",
  ],
  [
    "Ooni|Gozney|Roccbox",
    "1. **For renters** → Ooni (ooni.com): small, light.",
    "2. **For big families** → Gozney (gozney.com): room for two.",
    "3. **For campers** → Roccbox: has a bag.",
  ],
  [
    "Yamaha|Taylor|Martin",
    "1. Yamaha: Hamamatsu, Japan",
    "2. Taylor: El Cajon, California",
    "3. Martin: Nazareth, Pennsylvania",
  ],
];

const ROWS: readonly Case[] = [
  [
    "Ada|Bolt|Crux",
    "rank: 1, name: Ada, city: Berlin",
    "rank: 2, name: Bolt, city: Paris",
    "rank: 3, name: Crux, city: Rome",
  ],
  [
    "Ada|Bolt|Crux",
    'rank=1 name="Ada" site=ada.com',
    'rank=2 name="Bolt" site=bolt.io',
    'rank=3 name="Crux" site=crux.de',
  ],
  ["Ada|Bolt|Crux", "Ada.........9.1", "Bolt........8.7", "Crux........8.0"],
  ["Ada|Bolt|Crux", "Ada,9.1,Berlin", "Bolt,8.7,Paris", "Crux,8.0,Rome"],
];

const SECTIONS: readonly Case[] = [
  [
    "",
    "There is no single company I'd recommend. Look at these things:",
    "1. **Licence** – must be valid.",
    "2. **Insurance** – at least 1m.",
    "3. **References** – call two.",
  ],
  [
    "",
    "It depends on who you need:",
    "",
    "1. **Solicitors** – for the contract",
    "2. **Surveyors** – for the walls",
    "3. **Mortgage brokers** – for the money",
  ],
  [
    "",
    "There are three main routes:",
    "",
    "### 1. Go direct",
    "Write to the maker.",
    "",
    "### 2. Use a broker",
    "They take a fee.",
    "",
    "### 3. Use a marketplace",
    "Compare prices.",
  ],
  ["Ada|Bolt", "✅ Ada", "✅ Bolt", "❌ Crux – too slow", "❌ Dune – closed"],
  [
    "Ada|Bolt",
    "| Company | Verdict |",
    "|---|---|",
    "| Ada | ✅ recommended |",
    "| Bolt | ✅ recommended |",
    "| Crux | ❌ avoid |",
  ],
  ["Ada|Bolt", "À retenir :", "- Ada", "- Bolt", "À fuir :", "- Crux"],
  ["Ada|Bolt", "Aanraders:", "- Ada", "- Bolt", "Afraders:", "- Crux"],
  ["Ada|Bolt", "推荐：", "- Ada", "- Bolt", "避雷：", "- Crux"],
  ["Ada|Bolt|Crux", "Avoid disappointment and book early! My list:", "1. Ada", "2. Bolt", "3. Crux"],
  ["Ada|Bolt|Crux", "These three never disappoint:", "1. Ada", "2. Bolt", "3. Crux"],
  ["Ada|Bolt|Crux", "Sources say these are the best:", "1. Ada", "2. Bolt", "3. Crux"],
  [
    "",
    "Unfortunately none of the makers I know is still in business:",
    "- Ada (closed 2019)",
    "- Bolt (bankrupt 2020)",
    "- Crux (sold 2021)",
  ],
];

const PROSE: readonly Case[] = [
  [
    "Patagonia|Fjällräven|Houdini",
    "Patagonia's repair programme puts it first. Fjällräven's waxed cotton comes second, and Houdini's circular wool third.",
  ],
  [
    "fatface|white stuff|joules",
    "I'd look at **fatface** first. After that **white stuff** for prints, and finally **joules** for wellies.",
  ],
  ["小米|华为|荣耀", "首选小米（mi.com），其次是华为（huawei.com），最后可以考虑荣耀（honor.com）。"],
  [
    "Lic. Juan Pérez|Ing. Ana Gil|Mtra. Rosa Díaz",
    "- Lic. Juan Pérez, abogado",
    "- Ing. Ana Gil, consultora",
    "- Mtra. Rosa Díaz, docente",
  ],
  ["Ruby|Sapphire|Emerald", "Mein Favorit ist Ruby, gefolgt von Sapphire und Emerald."],
  ["Ruby|Sapphire|Emerald", "Ik raad Ruby aan, daarna Sapphire en tot slot Emerald."],
];

/** Answers on which a rule of those above would fail if it went too far. */
const CONTRASTS: readonly Case[] = [
  [
    "Opinel|Victorinox|Mora",
    "- **Opinel**: carbon steel, wood",
    "- **Victorinox**: stainless, plastic",
    "- **Mora**: Sandvik, rubber",
  ],
  ["Yamaha|Taylor|Martin", "1. Yamaha – Japan", "2. Taylor – USA", "3. Martin – USA"],
  [
    "Ada|Bolt",
    "### Ada",
    "- Good price",
    "- Fast delivery",
    "### Bolt",
    "- Great support",
    "- Slow delivery",
  ],
  [
    "Ada|Bolt|Crux",
    "1. **Ada**",
    "   * Flagship: Ada One",
    "   * Runner-up: Ada Two",
    "2. **Bolt**",
    "   * Flagship: Bolt Pro",
    "3. **Crux**",
    "   * Flagship: Crux Max",
  ],
  ["Ada|Bolt|Crux", "1. Ada", "2. Bolt", "", "If I could take only one: Ada.", "", "3. Crux"],
  ["Ada|Bolt", "1. Ada", "2. Bolt", "", "Left out on purpose: Crux, Dune."],
  [
    "T2|Tie Guan Yin|Joint Leaf",
    "1. T2 – the original",
    "2. Tie Guan Yin – named after the tea",
    "3. Joint Leaf – run by its staff",
  ],
  ["Wise|Revolut|Monzo", "1. Wise. Cheapest abroad.", "2. Revolut. Most features.", "3. Monzo. Best app."],
  ["3M|1Password|7-Eleven", "1. 3M", "2. 1Password", "3. 7-Eleven"],
];

describe("a short answer", () => {
  it.each([...MARKS])("is read by its marks: %s", (names, ...lines) =>
    expect(readNames(...lines)).toBe(names),
  );
  it.each([...LABELS])("has names after categories: %s", (names, ...lines) =>
    expect(readNames(...lines)).toBe(names),
  );
  it.each([...ROWS])("has rows: %s", (names, ...lines) => expect(readNames(...lines)).toBe(names));
  it.each([...SECTIONS])("has sections: %s", (names, ...lines) => expect(readNames(...lines)).toBe(names));
  it.each([...PROSE])("is running text: %s", (names, ...lines) => expect(readNames(...lines)).toBe(names));
  it.each([...CONTRASTS])("keeps %s", (names, ...lines) => expect(readNames(...lines)).toBe(names));
});
