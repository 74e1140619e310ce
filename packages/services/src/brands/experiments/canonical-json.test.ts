import { expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

it("canonical JSON is that of RFC 8785, whatever the order of keys", () => {
  const given = {
    numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '€$\u000f\nA\'B"\\\\"/',
    literals: [null, true, false],
    left: undefined,
  };
  const wanted = [
    '{"literals":[null,true,false],',
    '"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],',
    '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  ].join("");
  expect(canonicalJson(given)).toBe(wanted);
  expect(canonicalJson({ "\u20ac": 1, "\r": 2, "\ufb33": 3, "1": 4, "\u0080": 5, ö: 6, "😀": 7 })).toBe(
    '{"\\r":2,"1":4,"\u0080":5,"ö":6,"€":1,"😀":7,"\ufb33":3}',
  );
});
