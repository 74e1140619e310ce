import { companyRankingPath } from "@standings/domain";
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
  ])("refuses %s", (path) => {
    expect(isLocalPath(path)).toBe(false);
  });
});

describe("questionInPath", () => {
  it("reads the question back from a ranking path", () => {
    const prompt = "Best 100% cotton / linen?";
    expect(questionInPath(companyRankingPath(prompt, ["openai/gpt-4.1-mini"], true))).toBe(prompt);
  });

  it.each([null, "/profile", "/company-ranking/%E0%A4"])("gives null for %s", (path) => {
    expect(questionInPath(path)).toBeNull();
  });
});
