import { describe, expect, it } from "vitest";
import { profileHost, profileHref, safeHref, siteHref } from "./links.ts";

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

describe("profileHref", () => {
  it("follows checked addresses only", () => {
    expect(profileHref({ profileUrl: "https://www.linkedin.com/in/kim" })).toBe(
      "https://www.linkedin.com/in/kim",
    );
    expect(profileHref({ profileUrl: "javascript:alert(1)" })).toBeNull();
    expect(profileHref({})).toBeNull();
    expect(profileHost({ profileUrl: "https://www.linkedin.com/in/kim" })).toBe("linkedin.com");
    expect(profileHost({ profileUrl: "mailto:kim@example.com" })).toBe("");
  });
});
