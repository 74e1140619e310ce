import { expect, it } from "vitest";
import { parseAnswer } from "../parse/parse-answer.ts";
import { needsExtraction } from "./needs-extraction.ts";

it.each([
  [true, "I would go with Acme, followed by Bolt Works and Crane & Sons."],
  [true, "everyone i know ends up with acme, and the rest with bolt"],
  [false, '{"results":[{"company_name":"Acme","domain":"acme.com"}]}'],
  [false, '{"sector":"","results":[]}'],
  [false, '```json\n{"results": []}\n```'],
  [
    false,
    "1. **Acme** – the one for steel.\n2. **Bolt** – the one for brass.\n3. **Crane** – the one for tin.",
  ],
  [true, "1. **For pipes** – Acme, Bolt\n2. **For taps** – Crane\n   - also Dorn\n"],
  [false, "I'm sorry, but I can't help with ranking companies."],
  [false, "None."],
])("%s: %s", (isNeeded, text) => {
  expect(needsExtraction(text, parseAnswer(text, { kind: "company" }))).toBe(isNeeded);
});
