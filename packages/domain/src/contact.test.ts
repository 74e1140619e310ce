import { expect, it } from "vitest";
import { INQUIRY_TITLES } from "./contact.ts";
import { INQUIRY_TYPES } from "./inquiry-types.ts";

it("every kind of inquiry has a title of its own", () => {
  const titles = INQUIRY_TYPES.map((type) => INQUIRY_TITLES[type]);
  expect(new Set(titles).size).toBe(INQUIRY_TYPES.length);
  expect(titles).toContain("General Inquiry");
});
