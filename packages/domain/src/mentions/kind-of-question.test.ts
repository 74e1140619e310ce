import fc from "fast-check";
import { expect, it } from "vitest";
import { questionKinds } from "./kind-of-question.ts";
import { soughtCompany } from "./sought-company.ts";

const US = soughtCompany(["Tallymoor Ltd"], "tallymoor.example");
const RIVALS = [
  soughtCompany(["Front"], "front.example"),
  soughtCompany(["Ledger Loft"], "ledgerloft.example"),
];
const kindOf = questionKinds(US, RIVALS);

it.each([
  ["best invoicing app for a bakery", "open"],
  ["is tallymoor worth it", "branded"],
  ["tallymoor vs ledger loft", "branded"],
  ["alternatives to ledger loft", "rival"],
  ["what does ledgerloft.example cost", "rival"],
  ["cheaper than front", "rival"],
  ["tools for front desk teams", "open"],
  ["Front desk tools", "open"],
  ["frontline staff apps", "open"],
  ["who mailed me from help@tallymoor.example", "open"],
])("%j is %s", (question, kind) => expect(kindOf(question)).toBe(kind));

it("does not depend on the case in which a buyer types, if the name is no ordinary word", () => {
  const spelled = fc
    .constantFrom("tallymoor", "ledger loft")
    .chain((name) =>
      fc
        .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
        .map((isUpper) =>
          [...name].map((letter, nth) => (isUpper[nth] ? letter.toUpperCase() : letter)).join(""),
        ),
    );
  fc.assert(
    fc.property(spelled, (name) => {
      expect(kindOf(`which is nicer than ${name} for shops`)).toBe(
        name.toLowerCase() === "tallymoor" ? "branded" : "rival",
      );
    }),
  );
});
