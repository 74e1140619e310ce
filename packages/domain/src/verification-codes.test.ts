import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CODE_LENGTH, isVerificationCode } from "./verification-codes.ts";

describe("verification codes", () => {
  it("are six decimal digits", () => {
    expect(CODE_LENGTH).toBe(6);
    const digits = fc.array(fc.nat({ max: 9 }), { minLength: 0, maxLength: 9 });
    fc.assert(
      fc.property(digits, (code) => {
        expect(isVerificationCode(code.join(""))).toBe(code.length === CODE_LENGTH);
      }),
    );
  });

  it.each(["", "12345", "1234567", "12345a", " 123456", "123456\n", "１２３４５６", "-12345", "1e5000"])(
    "are not %j",
    (text) => expect(isVerificationCode(text)).toBe(false),
  );
});
