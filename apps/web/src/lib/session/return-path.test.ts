import { rankingPath } from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLocalPath, questionInPath } from "./return-path.ts";

describe("isLocalPath", () => {
  it.each(["/", "/profile", "/company-ranking/Best%20crm?webSearch=true"])("accepts %s", (path) => {
    expect(isLocalPath(path)).toBe(true);
  });

  it.each([
    "",
    "profile",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/..//evil.example",
    "/.//evil.example",
  ])("refuses %s", (path) => {
    expect(isLocalPath(path)).toBe(false);
  });

  it("never accepts a path that resolves to another site, once or twice", () => {
    const part = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      ":",
      "@",
      "\t",
      "\n",
      "evil.example",
      "http",
      "?",
      "#",
      "%2f",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = parts.join("");
        if (!isLocalPath(path)) return;
        const once = new URL(path, "https://standings.example");
        const again = new URL(`${once.pathname}${once.search}`, "https://standings.example");
        expect([once.origin, again.origin]).toEqual([
          "https://standings.example",
          "https://standings.example",
        ]);
      }),
    );
  });
});

describe("questionInPath", () => {
  it("reads the question back from a ranking path", () => {
    const prompt = "Best 100% cotton / linen?";
    expect(questionInPath(rankingPath("company", prompt, ["openai/gpt-4.1-mini"], { webSearch: true }))).toBe(
      prompt,
    );
  });

  it.each([null, "/profile", "/company-ranking/%E0%A4"])("gives null for %s", (path) => {
    expect(questionInPath(path)).toBeNull();
  });
});
