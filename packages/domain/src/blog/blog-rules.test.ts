import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSlug, readingMinutes, slugOf } from "./blog-rules.ts";
import { pageWindow } from "./page-window.ts";

describe("readingMinutes", () => {
  it("is 200 words a minute rounded up, at least 1, and 5 for a report", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), (words) => {
        const text = "word \n".repeat(words);
        expect(readingMinutes("standard", text)).toBe(Math.max(1, Math.ceil(words / 200)));
        expect(readingMinutes("company_analysis", text)).toBe(5);
      }),
    );
  });
});

describe("slugOf", () => {
  it("gives a slug of any title that has a letter or digit", () => {
    expect(slugOf("  llms.txt: who reads it, & what? ")).toBe("llms-txt-who-reads-it-what");
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 500 }), (title) => {
        const slug = slugOf(title);
        expect(slug === "" || isSlug(slug)).toBe(true);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});

describe("pageWindow", () => {
  it.each([
    [1, 1, []],
    [1, 6, [1, 2, 3, "gap", 6]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [10, 20, [1, "gap", 8, 9, 10, 11, 12, "gap", 20]],
    [20, 20, [1, "gap", 18, 19, 20]],
  ])("page %i of %i", (page, pages, links) => expect(pageWindow(page, pages)).toEqual(links));

  it("has first, last and two on either side, in order, and gaps only for two pages or more", () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 300 }), fc.integer({ min: 2, max: 200 }), (page, pages) => {
        const links = pageWindow(page, pages);
        const current = Math.min(Math.max(page, 1), pages);
        for (let near = current - 2; near <= current + 2; near += 1)
          if (near >= 1 && near <= pages) expect(links).toContain(near);
        expect([links[0], links.at(-1)]).toEqual([1, pages]);
        links.forEach((link, index) => {
          const [last = 0, next = 0] = [links[index - 1], links[index + 1]].map(Number);
          if (link === "gap") expect(next - last).toBeGreaterThan(2);
          else if (index > 0 && links[index - 1] !== "gap") expect(link).toBe(last + 1);
        });
      }),
    );
  });
});
