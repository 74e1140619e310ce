import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { describe, expect, it } from "vitest";
import { ModelError, toModelError } from "./model-error.ts";

const status = (code: number, headers: Record<string, string> = {}) =>
  APIError.generate(code, { message: "secret details" }, "secret details", new Headers(headers));

describe("what an error means for the model", () => {
  it.each([
    [new APIUserAbortError(), "timeout", false],
    [new APIConnectionTimeoutError(), "timeout", false],
    [new APIConnectionError({ message: "reset" }), "upstream", true],
    [status(400), "upstream", false],
    [status(401), "unavailable", false],
    [status(402), "unavailable", false],
    [status(403), "unavailable", false],
    [status(404), "unavailable", false],
    [status(408), "upstream", true],
    [status(429), "rate_limited", true],
    [status(500), "upstream", true],
    [status(503), "upstream", true],
    [new SyntaxError("Unexpected end of JSON"), "unusable", true],
    ["thrown text", "unusable", true],
  ] as const)("%s is %s, worth a retry: %s", (error, failure, retryable) => {
    const made = toModelError(error);
    expect(made).toMatchObject({ failure, retryable, cause: error });
    expect(made.message).not.toContain("secret");
  });

  it("stays what it is", () => {
    const error = new ModelError("unusable", "No.");
    expect(toModelError(error)).toBe(error);
  });
});

describe("Retry-After", () => {
  it.each([
    ["2", 2_000],
    ["0", 0],
    ["1.5", 1_500],
    ["", null],
    ["-1", null],
    ["Wed, 21 Oct 2026 07:28:00 GMT", null],
  ])("%j is %s ms", (value, ms) => {
    expect(toModelError(status(429, { "retry-after": value })).retryAfterMs).toBe(ms);
  });

  it("is not known when the gateway says nothing", () => {
    expect(toModelError(status(429)).retryAfterMs).toBeNull();
  });
});
