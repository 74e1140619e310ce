import { describe, expect, it } from "vitest";
import { findPasswordProblem, passwordMatch } from "./passwords.ts";

describe("a new password typed twice", () => {
  it.each([
    ["", "", null],
    ["secret-1", "", null],
    ["secret-1", "secret", "different"],
    ["secret-1", "secret-1", "same"],
  ] as const)("%s and %s: %s", (password, confirmed, match) => {
    expect(passwordMatch(password, confirmed)).toBe(match);
  });

  it("must be the same twice and at least six characters long", () => {
    expect(findPasswordProblem("secret-1", "secret-2")).toBe("Passwords do not match");
    expect(findPasswordProblem("five5", "five5")).toBe("Password must be at least 6 characters long");
    expect(findPasswordProblem("sixsix", "sixsix")).toBeNull();
  });
});
