import { describe, expect, it } from "vitest";
import { asksBack, isCommended, isOrdered, isPersonalAdvice, takesBack } from "./prose-order.ts";

describe("an order", () => {
  it.each([
    "Third comes ",
    "Right behind it is ",
    "My other pick would be ",
    "An zweiter Stelle steht, danach ",
    "Por último, ",
    "En tête : ",
    "Infine ",
    "Em seguida vem ",
    "Ten slotte ",
    "Tredje är ",
    "Następna jest ",
    "На втором месте затем ",
    "Birinci ",
  ])("is said by %j", (before) => expect(isOrdered(before)).toBe(true));

  it.each(["The company ", "He seconded ", "First, it is cheap. Then ", ""])(
    "is not said by %j",
    (before) => {
      expect(isOrdered(before)).toBe(false);
    },
  );

  it("reaches only so far", () => {
    const before = `second ${"word ".repeat(5)}`;
    expect([isOrdered(before), isOrdered(before, 6)]).toEqual([true, false]);
  });
});

describe("personal advice", () => {
  it.each([
    "I'd steer you toward ",
    "You can't go wrong with ",
    "I would start a team on… I'd buy the cooking line from ",
  ])("is %j", (before) => expect(isPersonalAdvice(before)).toBe(true));

  it.each(["I'd avoid buying ", "I'd never go with ", "I'd ask about ", "She'd go with ", "I'd "])(
    "is not %j",
    (before) => {
      expect(isPersonalAdvice(before)).toBe(false);
    },
  );
});

it("what follows a name may recommend it", () => {
  expect([" is a strong option", " is another", " ist recommended"].every(isCommended)).toBe(true);
  expect([" is a company", " goodwill", ""].some(isCommended)).toBe(false);
});

it("the next sentence may take a name back", () => {
  expect(["They're cheap, yet I'd pass.", "Neither: stay away."].every(takesBack)).toBe(true);
  expect(["They're cheap and I'd buy.", "I'd pass."].some(takesBack)).toBe(false);
});

it("a short answer may ask what is meant", () => {
  expect(["Do you mean Mercury the bank?", "Could you clarify the city?"].every(asksBack)).toBe(true);
  expect(asksBack("HubSpot is what I mean.")).toBe(false);
  expect(asksBack(`Do you mean Mercury? ${"x".repeat(900)}`)).toBe(false);
});
