import { describe, expect, it } from "vitest";
import { safeHref, siteHref } from "./links.ts";

describe("safeHref", () => {
  it("keeps http and https", () => {
    expect(safeHref("https://example.com/a?b=1")).toBe("https://example.com/a?b=1");
    expect(safeHref("http://example.com")).toBe("http://example.com/");
  });

  it.each([
    "javascript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "mailto:a@b.c",
    "//example.com",
    "",
  ])("refuses %s", (url) => {
    expect(safeHref(url)).toBeNull();
  });
});

describe("siteHref", () => {
  it("points at the company's site", () => {
    expect(siteHref("hubspot.com")).toBe("https://hubspot.com/");
    expect(siteHref("")).toBeNull();
  });
});
