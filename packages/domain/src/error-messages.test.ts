import { describe, expect, it } from "vitest";
import { ERRORS, INSUFFICIENT_CREDITS, MODEL_FAILED } from "./error-messages.ts";

describe("messages of errors", () => {
  // Word for word in the specification, part 1 §8 and part 2 §8.
  it.each([
    ["MALFORMED_CODE", 400, "Please enter a valid 6-digit verification code"],
    ["INVALID_DOMAIN", 400, "Please enter a valid domain (e.g., example.com)"],
    ["INVALID_PACK", 422, "Please choose a pack of 20, 50 or 100 credits"],
    ["INVALID_PROMPT", 400, "No prompt provided"],
    ["INSUFFICIENT_CREDITS", 429, "Insufficient credits"],
    ["SEARCH_NOT_FOUND", 404, "Could not find search data."],
    ["INVALID_CREDENTIALS", 401, "Invalid email or password"],
    ["EMAIL_NOT_VERIFIED", 403, "Email verification required"],
    ["CHECKOUT_FAILED", 503, "Failed to create checkout session. Please try again."],
    ["EXPORT_FAILED", 503, "Failed to export PDF. Please try again."],
    ["NO_RESULTS_TO_EXPORT", 422, "No results available to export"],
    ["INVALID_MODEL", 422, "Invalid model selected."],
    ["REQUEST_FAILED", 500, "Request failed"],
  ] as const)("%s is %i: %s", (code, status, message) => {
    expect(ERRORS[code]).toEqual({ status, message });
  });

  it("name the failures of models", () => {
    expect([MODEL_FAILED, INSUFFICIENT_CREDITS]).toEqual(["Failed to query models", "Insufficient credits"]);
  });

  it("tell a refused refresh token nothing that a missing session does not", () => {
    expect(ERRORS.INVALID_REFRESH_TOKEN).toEqual(ERRORS.AUTHENTICATION_REQUIRED);
  });

  it.each(Object.entries(ERRORS))("%s is a failure with something to show", (_code, { status, message }) => {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(message).toMatch(/^[A-Z].*[^\s]$/);
    expect(message).not.toMatch(/undefined|NaN|\$\{/);
  });
});
