import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PageInput, parsePage } from "./parse-page.ts";

const parse = (html: string | Buffer, input: Partial<PageInput> = {}) =>
  parsePage({
    url: "https://acme.com/a/b",
    body: Buffer.from(html),
    isCut: false,
    contentType: "text/html; charset=utf-8",
    robotsTag: "",
    lastModified: "",
    ...input,
  });

describe("the head of a page", () => {
  it.each<[string, string, object]>([
    ["a title over two lines", "<title> Acme\n  &amp; Sons </title>", { title: "Acme & Sons" }],
    ["an empty title", "<title> </title>", { title: null }],
    ["an icon's title", "<body><svg><title>Icon</title></svg>", { title: null }],
    ["a description", '<META NAME="Description" content=" We make ">', { description: "We make" }],
    ["a language", '<html lang="pt-BR">', { language: "pt-BR" }],
    ["a relative canonical", '<link rel="canonical" href="../c#x">', { canonical: "https://acme.com/c" }],
    ["a canonical of no use", '<link rel="canonical" href="javascript:1">', { canonical: null }],
    [
      "alternates",
      "<link rel=alternate hreflang=de href=/de><link rel=alternate href=/feed>",
      { alternates: ["de"], alternateSites: [] },
    ],
    [
      "alternates at other sites",
      "<link rel=alternate hreflang=de-AT href=//acme.at/><link rel=alternate hreflang=de href=https://www.acme.at/>",
      { alternates: ["de-AT", "de"], alternateSites: [{ domain: "acme.at", country: "AT" }] },
    ],
    ["noindex", '<meta name="robots" content="nofollow, NOINDEX">', { noindex: "page" }],
    [
      "links",
      '<a href="/x#1">1</a><a href="/x">2</a><a href="mailto:a@b.c">3</a>',
      { links: ["https://acme.com/x"] },
    ],
    [
      "its date",
      '<meta property="article:modified_time" content="2026-03-04T05:06:07Z">',
      {
        dates: { own: "2026-03-04", sitemap: null, header: null },
      },
    ],
    [
      "a date that is none",
      '<meta property="article:modified_time" content="2026-02-31">',
      {
        dates: { own: null, sitemap: null, header: null },
      },
    ],
  ])("has %s", (_what, html, expected) => expect(parse(html)).toMatchObject(expected));

  it("is also told by headers", () => {
    const robotsTags = [
      "noindex",
      "googlebot: noindex",
      "nofollow, none",
      "otherbot: noindex",
      "max-image-preview:none",
    ];
    expect(robotsTags.map((robotsTag) => parse("", { robotsTag }).noindex)).toEqual([
      ...["header", "header", "header", null, null],
    ]);
    expect(parse("", { lastModified: "Tue, 10 Nov 2026 08:00:00 GMT" }).dates.header).toBe("2026-11-10");
  });
});

describe("structured data", () => {
  it.each<[string, string, string[], number]>([
    [
      "JSON-LD",
      '{"@type":"Product","offers":{"@type":["Offer","https://schema.org/Demand"]}}',
      ["Product", "Offer", "Demand"],
      0,
    ],
    ["a graph", '{"@graph":[{"@type":"WebSite"},{"@type":"Organization"}]}', ["WebSite", "Organization"], 0],
    ["broken JSON", '{"@type":"Product",}', [], 1],
    ["a deep nest", `${'{"a":'.repeat(2_000)}{"@type":"Deep"}${"}".repeat(2_000)}`, ["Deep"], 0],
  ])("in %s", (_what, json, types, broken) => {
    const { structuredData } = parse(`<script type="application/ld+json">${json}</script>`);
    expect(structuredData).toEqual({ types, broken });
  });

  it("in microdata and RDFa", () => {
    const html = '<div itemscope itemtype="https://schema.org/Recipe"></div><p typeof="schema:Person">x</p>';
    expect(parse(html).structuredData.types).toEqual(["Recipe", "Person"]);
  });
});

it("what an organization calls itself is read with its address, and nothing of products or of no text", () => {
  const ld = {
    "@graph": [
      {
        "@type": ["Organization"],
        url: "https://acme.com/",
        legalName: "Acme,\n Inc.",
        alternateName: ["ACME", 7, ""],
        sameAs: ["https://acme.de", { "@id": "https://acme.fr" }],
      },
      { "@type": "Product", alternateName: "Anvil" },
    ],
  };
  const { names } = parse(`<script type="application/ld+json">${JSON.stringify(ld)}</script>`);
  const url = "https://acme.com/";
  expect(names).toEqual([
    { field: "legalName", text: "Acme, Inc.", url },
    { field: "alternateName", text: "ACME", url },
    { field: "sameAs", text: "https://acme.de", url },
  ]);
});

describe("whose a page is", () => {
  const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const og = '<meta property="og:description" content="Shared  words">';
  const PLACE = { "@type": "Country", name: "Chile" };

  it.each<[string, string, [string | null, string | null, string | null]]>([
    [
      "an organization before its products",
      ld([
        { "@type": "Product", description: "A lamp" },
        { "@type": "LocalBusiness", description: "Lamps\n for boats", areaServed: [PLACE, "PE"] },
      ]),
      ["Lamps for boats", "Chile, PE", null],
    ],
    [
      "a product where no organization says anything",
      ld({
        "@graph": [
          { "@type": "Organization", name: "Lumo" },
          { "@type": "Product", description: "A lamp" },
        ],
      }) + og,
      ["A lamp", null, null],
    ],
    ["what is written to be shared", og, ["Shared words", null, null]],
    ["a language", ld({ "@type": "WebSite", inLanguage: ["es-CL", "en"] }), [null, null, "es-CL"]],
    [
      "nothing in odd data",
      ld({ "@type": 7, description: "x", areaServed: 9, inLanguage: {} }),
      [null, null, null],
    ],
  ])("is told by %s", (_what, html, [description, areaServed, language]) => {
    expect(parse(html).about).toEqual({ description, areaServed, language });
  });
});

describe("words without scripts", () => {
  it.each<[string, string, number]>([
    ["text", "<p>one two</p><p>three</p>", 3],
    ["a word in two elements", "<p><b>T</b>wo words</p>", 2],
    ["neighbouring blocks", "<li>one</li><li>two</li>", 2],
    ["scripts and styles", "<script>var a = 1</script><style>p{}</style>one", 1],
    ["what is for browsers without scripts", "<noscript>please enable it</noscript>one", 1],
    ["templates", "<template><p>hidden words</p></template>one", 1],
    ["hidden parts", "<div hidden><p>not here</p></div>one", 1],
    ["a title", "<title>not a word of the page</title>one", 1],
    ["Japanese", "東京で会計ソフトを探す", 6],
  ])("count %s", (_what, body, words) => expect(parse(`<body>${body}`).words.html).toBe(words));

  it("are held against the sentences in data for scripts that the page does not show", () => {
    const data = { a: "These four words hide.", b: "Shown on the page too.", c: "too short", d: "/a/b/c" };
    const json = `<script type="application/json">${JSON.stringify(data)}</script>`;
    expect(parse(`<p>Shown on the page too.</p>${json}`).words).toEqual({ html: 5, scriptData: 4 });
  });

  it.each<[string, string, string[]]>([
    [
      "an app shell",
      '<div id="root"></div><script src="a.js"></script>',
      ["an element #root to fill", "one script"],
    ],
    [
      "a request",
      "<noscript>Enable JavaScript</noscript><script></script><script></script>",
      ["a request to switch JavaScript on", "2 scripts"],
    ],
    ["no scripts", '<div id="root"></div>', []],
    ["enough words", `<div id="root">${"word ".repeat(60)}</div><script></script>`, []],
  ])("are missed by the signs of %s", (_what, body, signs) =>
    expect(parse(`<body>${body}`).shellSigns).toEqual(signs),
  );
});

describe("encodings", () => {
  const sjis = Buffer.concat([
    Buffer.from('<meta charset="Shift_JIS"><title>'),
    Buffer.from([0x93, 0xfa, 0x96, 0x7b]),
    Buffer.from("</title>"),
  ]);
  it.each<[string, Buffer, string, string, object]>([
    [
      "the page says",
      sjis,
      "text/html",
      "日本",
      { used: "shift_jis", header: null, page: "shift_jis", broken: 0 },
    ],
    [
      "the header says",
      Buffer.from("<title>\xe9t\xe9", "latin1"),
      "text/html; charset=latin1",
      "été",
      {
        used: "windows-1252",
        header: "windows-1252",
        page: null,
        broken: 0,
      },
    ],
    [
      "the bytes fit",
      Buffer.from("<title>été"),
      "text/html",
      "été",
      { used: "utf-8", header: null, page: null },
    ],
    [
      "the header wrongly says",
      Buffer.from('<meta charset="utf-8"><title>é'),
      "text/html; charset=iso-8859-1",
      "Ã©",
      {
        used: "windows-1252",
        header: "windows-1252",
        page: "utf-8",
      },
    ],
    [
      "nobody can decode",
      sjis,
      "text/html; charset=utf-8",
      "\uFFFD\uFFFD\uFFFD{",
      { used: "utf-8", broken: 3 },
    ],
    ["makes no sense", Buffer.from("<title>x"), 'text/html; charset="', "x", { used: "utf-8", header: null }],
  ])("are as %s", (_what, body, contentType, title, encoding) => {
    expect(parse(body, { contentType })).toMatchObject({ title, encoding });
  });
});

describe("hostile pages", () => {
  it.each([
    ["deep nesting", "<div>".repeat(30_000)],
    ["unclosed formatting", "<b><p>".repeat(3_000)],
    ["many attributes", `<p ${Array.from({ length: 10_000 }, (_, at) => `a${at}=1`).join(" ")}>`],
    ["unclosed quotes", "<a href='".repeat(50_000)],
    ["tables in tables", "<table><tr><td>".repeat(3_000)],
  ])("with %s are read", (_what, html) => expect(parse(html).title).toBeNull());

  it("and any bytes are read without an error", () => {
    const parts = ["<p", ">", "<!--", "<script>", "</", "title", "<svg>", '"', "=", "&#x", "]]>", "é", "\0"];
    const bytes = fc.array(fc.constantFrom(...parts), { maxLength: 60 }).map((all) => all.join(""));
    fc.assert(fc.property(bytes, (html) => void parse(html)));
  });
});
