import { expect, it } from "vitest";
import { INQUIRY_TITLES, INQUIRY_TYPES } from "./contact.ts";

it("every kind of inquiry has a title of its own", () => {
  const titles = INQUIRY_TYPES.map((type) => INQUIRY_TITLES[type]);
  expect(new Set(titles).size).toBe(INQUIRY_TYPES.length);
  expect(titles).toContain("General Inquiry");
});
