import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { renderApart } from "./render-apart.ts";
import { renderPost } from "./render-post.ts";

const IMAGES = { "/blog/images/a.svg": { width: 1200, height: 500 } };
const html = (markdown: string) => renderPost(markdown, IMAGES).html;

describe("renderPost", () => {
  it.each([
    ["HTML", "<script>alert(1)</script>\n\na <b onclick=x>b</b>", "<p>a b</p>"],
    ["comments", "a<!-- b -->\n\n<!-- To the editor: c -->", "<p>a</p>"],
    ["a script address", "[a](javascript:alert(1))", "<p><a>a</a></p>"],
    ["a data address", "[a](data:text/html,x)", "<p><a>a</a></p>"],
    ["an allowed scheme", "[a](xmpp:a@b.c)", '<p><a href="xmpp:a@b.c">a</a></p>'],
    ["a link of ours", "[a](/blog/b)", '<p><a href="/blog/b">a</a></p>'],
    [
      "an outside link",
      "[a](https://b.example)",
      '<p><a href="https://b.example" target="_blank" rel="noopener noreferrer">a</a></p>',
    ],
    [
      "an outside picture",
      "![a](https://b.example/c.png)",
      '<p><a href="https://b.example/c.png" target="_blank" rel="noopener noreferrer">a</a></p>',
    ],
    [
      "a picture of ours",
      '![a](/blog/images/a.svg "Caption")',
      '<figure><img src="/blog/images/a.svg" alt="a" width="1200" height="500" loading="lazy" decoding="async"><figcaption>Caption</figcaption></figure>',
    ],
    [
      "code",
      "```js\nlet a;\n```",
      '<pre tabindex="0"><code class="hljs language-js"><span class="hljs-keyword">let</span> a;\n</code></pre>',
    ],
    [
      "a heading",
      "### One",
      '<h3 id="section-one">One<a href="#section-one" aria-hidden="true" tabindex="-1"></a></h3>',
    ],
  ])("%s", (_name, markdown, expected) => expect(html(markdown)).toBe(expected));

  it("lets the keyboard scroll tables, and says what boxes of tasks mean", () => {
    expect(html("|a|\n|-|\n|1|")).toMatch(/^<div role="group" aria-label="Table" tabindex="0"><table>/);
    const boxes = html("- [x] a\n- [ ] b").match(/aria-label="[^"]*"/g);
    expect(boxes).toEqual(['aria-label="Done"', 'aria-label="Not done"']);
  });

  it("gives headings anchors, footnotes their targets, and no inline style", () => {
    const rendered = renderPost(
      "## One *two*\n\n### One two\n\n|a|b|\n|:-|-:|\n|1|2|\n\nx[^1]\n\n[^1]: y",
      {},
    );
    expect(rendered.headings).toEqual([
      { id: "section-one-two", text: "One two", level: 2 },
      { id: "section-one-two-1", text: "One two", level: 3 },
    ]);
    expect(rendered.html).not.toContain("style=");
    const targets = [...rendered.html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBe(4);
    for (const id of targets) expect(rendered.html).toContain(`id="${id}"`);
  });
});

describe("an uploaded picture", () => {
  it("has its size and the widths it is kept in", () => {
    const path = `/uploads/${"0".repeat(32)}-960.webp`;
    const { html } = renderPost(`![A chart](${path})`, { [path]: { width: 960, height: 480 } });
    expect(html).toContain('width="960" height="480" loading="lazy"');
    expect(html).toContain(`srcset="${path.replace("960", "480")} 480w, ${path} 960w"`);
  });
});

describe("renderApart", () => {
  it("gives what the pipeline gives", async () => {
    expect(await renderApart("## A", {})).toEqual(renderPost("## A", {}));
  });

  it("renders a text after one that was refused", async () => {
    expect(await renderApart("> ".repeat(500_000), {}, { cpuMs: 1_000 })).toBeNull();
    expect(await renderApart("## A", {})).toEqual(renderPost("## A", {}));
  });

  it("keeps nobody from ending", async () => {
    const index = JSON.stringify(new URL("./index.ts", import.meta.url));
    const script = `const { renderApart } = await import(${index}); await renderApart("a", {}); await renderApart("b", {});`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], { stdio: "inherit" });
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  const row = "|Company of a row|3.4|[a link](https://a.example/x)|\n";
  const section = (index: number) =>
    `## Heading ${index}\n\nA *paragraph* with \`code\` and a [link](/blog/x).\n\n> A quote\n\n- a\n  - b\n\n`;
  const article = (sections: number) =>
    Array.from({ length: sections }, (_, index) => section(index)).join("");
  it("renders an article of 100 kB", { tags: "long" }, async () => {
    expect((await renderApart(article(1200), {}))?.html.length).toBeGreaterThan(100_000);
  });
  it.each([
    ["an article of 20 kB", article(240)],
    ["a table of 2,000 rows", `|a|b|c|\n|-|-|-|\n${row.repeat(2_000)}`],
    ["100 quotes in each other", `${"> ".repeat(100)}a`],
  ])("renders %s", async (_name, markdown) => {
    expect((await renderApart(markdown, {}))?.html.length).toBeGreaterThan(markdown.length);
  });

  // A tenth of the real limit: all of them compute for longer than that, or end for want of stack or memory.
  it.concurrent.each([
    ["lists", "- ".repeat(500_000)],
    ["links", "[".repeat(1_000_000)],
    ["emphasis", "*a _b ".repeat(160_000)],
    ["tables", `|a|b|\n|-|-|\n${"|a|b|\n".repeat(160_000)}`],
  ])("refuses 1 MB of %s", { tags: "long" }, async (_name, markdown) => {
    expect(await renderApart(markdown, {}, { cpuMs: 1_000 })).toBeNull();
  });
});
