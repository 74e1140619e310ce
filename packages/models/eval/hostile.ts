/** Inputs of about 1 MB that aim at a parser's weak spots: nesting, backtracking, quadratic loops. */

interface HostileInput {
  readonly name: string;
  readonly text: string;
}

const SIZE = 1_000_000;

function repeat(unit: string, size = SIZE): string {
  return unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
}

const UNITS: Readonly<Record<string, string>> = {
  "open braces": "{",
  "open brackets": "[",
  "braces and brackets": '{"a":[',
  "closing braces": "}",
  "objects without end": '{"name":"A",',
  stars: "*",
  "bold marks": "**a",
  pipes: "|",
  "pipe rows": "| a | b |\n",
  "rule rows": "|---|---|\n",
  "numbered starts": "1. ",
  "numbered lines": "1. A\n",
  "numbered names": "1. **HubSpot** (hubspot.com) – good\n",
  "double quotes": '"',
  "single quotes": "'",
  backticks: "`",
  backslashes: "\\",
  newlines: "\n",
  "carriage returns": "\r",
  spaces: " ",
  tabs: "\t",
  "tabs and words": "a\t",
  emoji: "🏆",
  "keycap emoji": "1️⃣",
  flags: "🇩🇪",
  "think tags": "<think>",
  "closing think tags": "</think>",
  "less than": "<",
  channels: "<|channel|>final<|message|>",
  "channels without message": "<|channel|>a",
  "special tokens": "<|a|>",
  "unknown tags": "<answer>",
  "unknown tags with their ends": "<note>1. A</note>",
  "thoughts in brackets": "[THINK]A[/THINK]",
  "thoughts in triangles": "◁think▷",
  "private-use marks": "\ue200cite\ue202",
  "names of results": "citeturn0search1",
  "numbered links": "[[1]](https://a.com/b) ",
  "links named by their site": "A [b.com](https://b.com/c) ",
  "unclosed tags": "<a href=",
  "list tags": "<li>",
  "nested lists": "<ul><li>",
  comments: "<!--",
  "script tags": "<script>",
  entities: "&amp;",
  ampersands: "&",
  "numeric entities": "&#x41;",
  hashes: "#",
  "heading lines": "# A\n",
  "open links": "[a](",
  "link starts": "[a",
  "image links": "![](",
  parentheses: "(",
  "full-width parentheses": "（",
  "citation marks": "【",
  "numbers in brackets": "[1]",
  colons: ":",
  introductions: "A:\n",
  "bullet lines": "- A\n",
  "bullets in a row": "- ",
  "nested bullets": "  - A\n    - B\n",
  dots: ".",
  "domain-like": "a.",
  domains: "a.com ",
  "at signs": "a@b.com ",
  urls: "https://a.com/b ",
  "one word": "a",
  "capital letters": "A",
  "capital words": "Hub Spot ",
  "capitals in a row": "HubSpot",
  "names and commas": "HubSpot, ",
  "names and conjunctions": "HubSpot and ",
  dashes: "-",
  "em dashes": " — ",
  underscores: "_",
  tildes: "~",
  dollars: "$",
  "combining marks": "e\u0301",
  "lone surrogates": "\ud800",
  "bidi controls": "\u202e",
  "zero width": "\u200b",
  nul: "\u0000",
  cjk: "华",
  "cjk lists": "、华为",
  "cjk numbers": "一、",
  hangul: "삼성 ",
  arabic: "شركة ",
  digits: "1",
  "arabic digits": "١. ",
  sentences: "The best is HubSpot. ",
  "sentences without end": "the best is HubSpot and ",
  avoid: "avoid ",
  "best for": "Best for A: B\n",
  fences: "```\n",
  "json fences": "```json\n",
  "escaped json": '\\"',
  "commented json": "{/*",
  "line comments": '{"a"://',
  commas: ",",
  "quote marks": "> ",
  "smart quotes": "“",
  superscripts: "¹",
  carets: "^1",
  letters: "a) ",
  roman: "ii. ",
  "table cells": "a | b | c\n",
  exclamations: "!",
  questions: "?",
  semicolons: "; ",
};

/** All hostile inputs, each of 1,000,000 characters; of another size what is repeated alone, after a short list. */
export function hostileInputs(size = SIZE): HostileInput[] {
  const head = size === SIZE ? "" : "1. **HubSpot** – good\n2. **Zoho** – cheap";
  const units = Object.entries(UNITS).map(([name, unit]) => ({ name, text: head + repeat(unit, size) }));
  return size === SIZE ? [...units, ...shapedInputs()] : units;
}

function shapedInputs(): HostileInput[] {
  const entry = '{"rank":1,"company_name":"HubSpot","domain":"hubspot.com","description":"CRM"},';
  const list = "\n1. **HubSpot** (hubspot.com)\n2. **Pipedrive** (pipedrive.com)\n";
  return [
    { name: "a million of JSON entries", text: `{"results":[${repeat(entry, SIZE - 40)}` },
    { name: "one endless string", text: `{"results":[{"name":"${repeat("a")}` },
    { name: "quotes inside a string", text: `{"name":"${repeat('a" b')}` },
    { name: "a brace and spaces", text: repeat(`{${" ".repeat(500)}`) },
    { name: "a list after a long preamble", text: `${repeat("Some words about the market. ")}${list}` },
    { name: "a list before a long tail", text: `${list}${repeat("Some words about the market. ")}` },
    { name: "thinking without end", text: `<think>${repeat("maybe HubSpot, maybe not. ")}` },
    { name: "one long line of names", text: `The best are ${repeat("HubSpot, Pipedrive, ")}` },
    { name: "one long bold name", text: `1. **${repeat("Hub ")}**` },
    { name: "one long heading", text: `# ${repeat("Hub Spot ")}` },
    {
      name: "many different names",
      text: Array.from({ length: 40_000 }, (_, i) => `${i}. Company${i} (c${i}.com)`).join("\n"),
    },
    {
      name: "many different bullets",
      text: Array.from({ length: 40_000 }, (_, i) => `- **Company ${i}**: c${i}.com is good`).join("\n"),
    },
    {
      name: "valid JSON of a megabyte",
      text: JSON.stringify({
        results: Array.from({ length: 9_000 }, (_, i) => ({
          rank: i,
          name: `Company ${i}`,
          domain: `c${i}.com`,
          description: "a & b <c> **d**".repeat(4),
        })),
      }),
    },
    { name: "deep valid JSON", text: `${"[".repeat(500_000)}${"]".repeat(500_000)}` },
    { name: "deep objects", text: `${'{"a":'.repeat(166_000)}1${"}".repeat(166_000)}` },
  ];
}
