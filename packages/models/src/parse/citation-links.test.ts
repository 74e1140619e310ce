import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dropCitationLinks } from "./citation-links.ts";
import { parseAnswer } from "./parse-answer.ts";

const read = (text: string) =>
  parseAnswer(text, { kind: "company" }).entries.map(({ name, domain }) => `${name} | ${domain ?? "-"}`);
const NAMES = ["Beanpost | -", "Kettle | -", "Drumfire | -"];

/** Three entries with these ends of their lines. */
const list = (...ends: string[]) =>
  ["Beanpost", "Kettle", "Drumfire"]
    .map((name, index) => `${index + 1}. **${name}** – ${["fresh", "cheap", "old"][index]} ${ends[index]}`)
    .join("\n");

describe("a cited page is neither a company nor its address", () => {
  const [cast, notes] = ["https://www.brewcast.fm/top", "https://shopnotes.io/2026/x"];
  it.each([
    [
      "named by its site",
      list(`[brewcast.fm](${cast})`, `[shopnotes.io](${notes})`, `[shopnotes.io](${notes})`),
    ],
    ["by two of them", list(`[brewcast.fm](${cast}) [shopnotes.io](${notes})`, "", `[brewcast.fm](${cast})`)],
    [
      "by a site's front page",
      list("[brewcast.fm](https://brewcast.fm)", "", "[shopnotes.io](https://shopnotes.io)"),
    ],
    ["in brackets", list(`([brewcast.fm](${cast}))`, `([Brewcast](${cast}))`, `([Shops of 2026](${notes}))`)],
    ["by a number", list(`[1](${cast})`, `[2](${notes})`, `[1](${cast} "Top")`)],
    ["by a number in brackets", list(`[[1]](${cast})`, `[[2]](${notes})[[1]](${cast})`, "")],
    ["by a number between 【】", list(`【1】(${cast})`, `【2】(${notes})`, "")],
    ["by a footnote", `${list("[^1]", "[^2][^1]", "")}\n\n[^1]: ${cast}\n[^2]: ${notes}`],
    ["by a reference", `${list("[1][2]", "[2]", "")}\n\n[1]: ${cast}\n[2]: ${notes}`],
    ["by a small number of HTML", list(`<sup><a href="${cast}">1</a></sup>`, "", "")],
    ["by the word source", list(`[source](${cast})`, `([Source 2](${notes}))`, "")],
    ["as an address that several give", list(`(${cast})`, `(${cast})`, `(${notes})`)],
    [
      "in a list without emphasis",
      `1. Beanpost: fresh [brewcast.fm](${cast})\n2. Kettle: cheap [brewcast.fm](${cast})\n3. Drumfire: old`,
    ],
    ["in a sentence", `The best are Beanpost [brewcast.fm](${cast}), Kettle [[2]](${notes}) and Drumfire.`],
  ])("%s", (_how, text) => expect(read(text)).toEqual(NAMES));
});

describe("a link that is the entry or its own address stays", () => {
  const own = ["Beanpost | beanpost.com", "Kettle | getkettle.io", "Drumfire | fires.fm"];
  const hosts = ["beanpost.com", "getkettle.io", "fires.fm"];
  const links = hosts.map((host) => `[${host}](https://${host})`);
  it.each([
    [
      "as its name",
      links.map((link, index) => `${index + 1}. ${link}`).join("\n"),
      hosts.map((host) => `${host} | ${host}`),
    ],
    [
      "in a sentence of hosts",
      `I would ask ${links[0]}, ${links[1]} and ${links[2]}.`,
      hosts.map((host) => `${host} | ${host}`),
    ],
    [
      "in its name",
      "1. [Beanpost](https://beanpost.com)\n2. [Kettle](https://getkettle.io)\n3. [Drumfire](https://fires.fm)",
      own,
    ],
    [
      "in brackets after it",
      `1. **Beanpost** (${links[0]})\n2. **Kettle** (${links[1]})\n3. **Drumfire** (${links[2]})`,
      own,
    ],
    [
      "after a label",
      `1. **Beanpost**\n   - Website: ${links[0]}\n2. **Kettle**\n   - Website: ${links[1]}\n3. **Drumfire**\n   - Website: ${links[2]}`,
      own,
    ],
    [
      "in its cell",
      `| # | Shop | Website |\n|---|---|---|\n| 1 | Beanpost | ${links[0]} |\n| 2 | Kettle | ${links[1]} |\n| 3 | Drumfire | ${links[2]} |`,
      own,
    ],
    ["called like it", `1. Beanpost – fresh ${links[0]}\n2. Kettle – cheap ${links[1]}`, own.slice(0, 2)],
  ])("%s", (_where, text, expected) => expect(read(text)).toEqual(expected));
});

describe("leaving out cited pages", () => {
  const label = fc.constantFrom(
    "1",
    "[2]",
    "^3",
    "4, 5",
    "brewcast.fm",
    "www.brewcast.fm/top",
    "[brewcast.fm]",
    "source",
  );
  it("changes no reading, wherever they end a line", () => {
    fc.assert(
      fc.property(fc.array(fc.option(label), { minLength: 3, maxLength: 3 }), (labels) => {
        const ends = labels.map((text) => (text === null ? "" : `[${text}](https://brewcast.fm/top)`));
        expect(read(list(...ends))).toEqual(NAMES);
      }),
    );
  });

  it("is done once and for all, and leaves texts without links alone", () => {
    const piece = fc.constantFrom(
      "[1]",
      "(https://a.fm/b)",
      "[a.fm]",
      "Beanpost",
      " – ",
      "\n",
      "1. ",
      "[",
      "](",
      ")",
      "|",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join("");
        const once = dropCitationLinks(text);
        expect(once.length).toBeLessThanOrEqual(text.length + 1);
        if (!text.includes("](")) expect(once).toBe(text);
      }),
    );
  });
});

it("a site that several entries cite is not the address of the one that is called like it", () => {
  const text = [
    "Najlepsze:",
    "1. **Borowik Rowery** – miejskie ([rowery.pl](https://rowery.pl/ranking))",
    "2. **Zefir** – składane ([rowery.pl](https://rowery.pl/skladane))",
  ].join("\n");
  expect(read(text)).toEqual(["Borowik Rowery | -", "Zefir | -"]);
});
