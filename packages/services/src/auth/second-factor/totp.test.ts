import { codeAt } from "@standings/testing/app-code";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { appKey, findStep, newSecret } from "./totp.ts";

/** RFC 6238, appendix B, SHA-1: seconds and the last six of eight digits. */
const VECTORS: readonly [number, string][] = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
];
const SECRET = Buffer.from("12345678901234567890");

describe("codes of an app", () => {
  it.each(VECTORS)("RFC 6238: after %d seconds it is %s", (seconds, code) => {
    expect(findStep(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it("count one step before and after their own, and no further", () => {
    for (const [seconds, code] of VECTORS) {
      const step = Math.floor(seconds / 30);
      const found = [-60, -30, 0, 30, 60].map((away) => findStep(SECRET, code, (step * 30 + away) * 1000));
      expect(found).toEqual([null, step, step, step, null]);
    }
  });

  it("are no code of anything else: other digits, another length, letters", () => {
    for (const code of ["287083", "28708", "2870820", "", "28708a", "２８７０８２"]) {
      expect(findStep(SECRET, code, 59_000), code).toBeNull();
    }
  });

  it("are those that another implementation computes", () => {
    const now = fc.integer({ min: 0, max: 4_000_000_000_000 });
    fc.assert(
      fc.property(now, (at) => {
        const secret = newSecret();
        const { secret: base32 } = appKey(secret, "maya@example.com");
        expect(findStep(secret, codeAt(base32, at), at)).toBe(Math.floor(at / 30_000));
      }),
    );
  });
});

it("an app gets the secret, the account and the product's name", () => {
  const { secret, uri } = appKey(SECRET, "maya+x@example.com");
  expect(secret).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  const address = new URL(uri);
  expect(address.protocol).toBe("otpauth:");
  expect(decodeURIComponent(address.pathname)).toContain("Standings:maya+x@example.com");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: "Standings",
    secret,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
