import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { createLogoDrawer } from "./image-drawer.ts";
import { NotAnImageError } from "./not-an-image.ts";
import { isPlainSvg } from "./plain-svg.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>';
const svgWith = (content: string) => Buffer.from(SVG.replace("<path", `${content}<path`));
const BROKEN = new URL("../../test/broken-drawers.ts", import.meta.url);
const drawer = createLogoDrawer();
afterAll(() => drawer.close());

const png = (side = 64) =>
  sharp({ create: { width: side, height: side, channels: 4, background: "#e6483d" } })
    .png()
    .toBuffer();

/** Markers on a line, each of them a line with markers, and so on. */
function markersOfMarkers(): Buffer {
  const line = `M${Array.from({ length: 300 }, (_, index) => `${index % 24} ${index % 7}`).join("L")}`;
  const markers = Array.from({ length: 8 }, (_, level) => {
    const next = level === 0 ? "" : ` marker-mid="url(#m${level - 1})"`;
    return `<marker id="m${level}"><path d="${line}"${next}/></marker>`;
  });
  return svgWith(`<defs>${markers.join("")}</defs><path d="${line}" marker-mid="url(#m7)"/>`);
}

describe("drawing in a process of its own", () => {
  it("draws, and refuses what is no picture", async () => {
    expect(await sharp(await drawer.draw(await png())).metadata()).toMatchObject({ format: "webp" });
    expect(await sharp(await drawer.draw(Buffer.from(SVG))).metadata()).toMatchObject({ width: 128 });
    await expect(drawer.draw(Buffer.from("<html>"))).rejects.toBeInstanceOf(NotAnImageError);
  });

  it.each(["slow", "huge", "crashing"])("kills a %s drawing, and draws the next picture", async (name) => {
    const limitMs = name === "slow" ? 1_000 : 20_000;
    const killed = createLogoDrawer({ script: BROKEN, name, limitMs });
    const picture = await png(2_048);
    for (const _time of [1, 2]) {
      const drawing = killed.draw(picture);
      await expect(drawing).rejects.toThrow(NotAnImageError);
      await expect(drawing).rejects.toThrow("takes too long or too much memory");
    }
    await killed.close();
    await drawer.draw(await png());
  });

  it("begins no process for what waits once it is closed", async () => {
    const script = new URL("../../test/broken-drawers.ts", import.meta.url);
    const closed = createLogoDrawer({ script, name: "slow", limitMs: 3_600_000 });
    const ends = Promise.allSettled([closed.draw(Buffer.of()), closed.draw(Buffer.of())]);
    await closed.close();
    expect((await ends).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  it("refuses pictures beyond thirty that wait", async () => {
    const own = createLogoDrawer();
    const picture = await png();
    const answers = await Promise.allSettled(Array.from({ length: 60 }, () => own.draw(picture)));
    const drawn = answers.filter(({ status }) => status === "fulfilled").length;
    expect(drawn).toBeGreaterThanOrEqual(30);
    expect(drawn).toBeLessThan(60);
    await own.close();
  });
});

describe("what counts as a plain SVG", () => {
  it.each([
    ["a shape", SVG],
    ["a prologue and comments", `\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- a --><!-- b -->${SVG}`],
    ["styles", SVG.replace("<path", "<style>.a{fill:#e6483d}</style><path class='a' style='opacity:.5'")],
    ["names, notes and namespaces", SVG.replace("<svg", '<svg xmlns:x="urn:x" id="mask" data-name="@"')],
    ["a title", SVG.replace("<path", "<title>Pattern & Mask @ url</title><path").replace("&", "&amp;")],
  ])("%s", (_what, svg) => {
    expect(isPlainSvg(Buffer.from(svg))).toBe(true);
  });

  it.each([
    ["use", '<use href="#a"/>'],
    ["a marker", '<marker id="a"/>'],
    ["a pattern", '<pattern id="a"/>'],
    ["a mask", '<mask id="a"/>'],
    ["a clip path", '<clipPath id="a"/>'],
    ["a filter", '<filter id="a"/>'],
    ["a foreign object", "<foreignObject/>"],
    ["an image", '<image href="/etc/passwd"/>'],
    ["a link", '<a href="https://evil.example"/>'],
    ["a script", "<script>1</script>"],
    ["text", "<text>Acme</text>"],
    ["an animation", '<animate attributeName="x"/>'],
    ["a prefixed name", '<x:use xmlns:x="http://www.w3.org/2000/svg" href="#a"/>'],
    ["a reference", '<path fill="url(#a)"/>'],
    ["a reference in a style", '<path style="fill:url(#a)"/>'],
    ["a hidden reference", '<path fill="&#117;rl(#a)"/>'],
    ["an escaped reference", "<style>path{fill:\\75rl(#a)}</style>"],
    ["an import", "<style>@import 'a.css';</style>"],
    ["a reference in character data", "<style><![CDATA[path{mask:none}]]></style>"],
    ["dashes", '<path stroke-dasharray=".01"/>'],
    ["an event handler", '<path onclick="1"/>'],
    ["deep nesting", `${"<g>".repeat(40)}${"</g>".repeat(40)}`],
    ["an instruction", "<?xml-stylesheet href='a.css'?>"],
    ["an open element", "<g>"],
    ["an unknown entity", "<title>&a;</title>"],
  ])("not %s", (_what, content) => {
    expect(isPlainSvg(svgWith(content))).toBe(false);
  });

  it.each([
    ["entities", `<!DOCTYPE svg [<!ENTITY a "b">]>${SVG}`],
    ["another encoding", `<?xml version="1.0" encoding="utf-7"?>${SVG}`],
    ["no namespace", "<svg><path d='M0 0'/></svg>"],
    ["HTML", `<p>${SVG}</p>`],
    ["more than 24 KB", SVG.replace("<path", `<!--${"x".repeat(25_000)}--><path`)],
  ])("not with %s", (_what, svg) => {
    expect(isPlainSvg(Buffer.from(svg))).toBe(false);
  });

  it.each([
    ["comments that an expression backtracked over", Buffer.from(`${"<!---->".repeat(3_000)}x`)],
    ["markers of markers", markersOfMarkers()],
    ["nested use", svgWith(`<g id="a"/>${'<use href="#a"/>'.repeat(15)}`)],
  ])("not %s", async (_attack, bytes) => {
    expect(isPlainSvg(bytes)).toBe(false);
    await expect(drawer.draw(bytes)).rejects.toBeInstanceOf(NotAnImageError);
  });
});
