import { describe, expect, it } from "vitest";
import { PAGE_DESCRIPTIONS } from "./page-descriptions.ts";
import { isPublicPageName, PUBLIC_PAGES, TAGLINE } from "./public-pages.ts";

const pages = Object.entries(PUBLIC_PAGES).map(([name, page]) => {
  const description = isPublicPageName(name) ? PAGE_DESCRIPTIONS[name] : "";
  return [name, { ...page, description }] as const;
});

describe("public pages", () => {
  it("say the prices that the packs have", () => {
    expect(PAGE_DESCRIPTIONS.pricing).toBe(
      "Three packs of credits, paid once: 20 for $40, 50 for $75, 100 for $99. " +
        "A search across five AI models takes one credit.",
    );
    expect(PUBLIC_PAGES.home.title).toBe(TAGLINE);
    expect(PAGE_DESCRIPTIONS.contact).toMatch(/We reply within 24 hours\.$/);
  });

  it.each(pages)(
    "%s has an address, a title and a description that search engines show whole",
    (_name, page) => {
      expect(page.path).toMatch(/^\/[a-z]*$/);
      expect(page.title.length).toBeLessThanOrEqual(60);
      expect(page.description).toMatch(/^[A-Z].*\.$/);
      expect(page.description.length).toBeLessThanOrEqual(160);
    },
  );

  it("differ from one another in everything", () => {
    for (const part of ["path", "title", "description"] as const)
      expect(new Set(pages.map(([, page]) => page[part])).size).toBe(pages.length);
  });

  it("are known by name, and nothing else is", () => {
    expect(pages.every(([name]) => isPublicPageName(name))).toBe(true);
    expect(["", "toString", "__proto__", "Home", "admin"].some(isPublicPageName)).toBe(false);
  });
});
