import { describe, expect, it } from "vitest";
import { AVOID, PICKS, sectionRole } from "./section-role.ts";

describe("the role of a section", () => {
  it.each([
    ["Top 5 CRM tools", "plain"],
    ["Recommendations", "plain"],
    ["Enterprise", "plain"],
    ["Best hotels in Rome", "plain"],
    ["Honorable mentions", "mention"],
    ["Runners-up", "mention"],
    ["Also worth considering", "mention"],
    ["Weitere Anbieter", "mention"],
    ["Otras opciones", "mention"],
    ["其他推荐", "mention"],
    ["次点", "mention"],
    ["Companies to avoid", "left_out"],
    ["Not recommended", "left_out"],
    ["What I left out", "left_out"],
    ["Nicht empfehlenswert", "left_out"],
    ["À éviter", "left_out"],
    ["避けるべき会社", "left_out"],
    ["Sources", "left_out"],
    ["Quellen", "left_out"],
    ["参考文献", "left_out"],
    ["How to choose", "criteria"],
    ["Key factors", "criteria"],
    ["Next steps", "criteria"],
    ["Auswahlkriterien", "criteria"],
    ["Cómo elegir", "criteria"],
    ["选择标准", "criteria"],
    ["Important features to compare", "criteria"],
  ] as const)("%s: %s", (title, role) => expect(sectionRole(title)).toBe(role));

  it("takes a list of reasons for criteria, unless its title announces picks", () => {
    expect(sectionRole("Useful capabilities include:")).toBe("criteria");
    expect(sectionRole("Best tools for sales teams")).toBe("plain");
  });

  it("takes a word for itself only, not for a part of another", () => {
    expect(sectionRole("Outsourcestudio")).toBe("plain");
    expect(sectionRole("Sources of growth capital")).toBe("plain");
  });

  it("gives no role to a text too long for a title", () => {
    expect(sectionRole(`Companies to avoid ${"x".repeat(240)}`)).toBe("plain");
  });
});

it("knows advice against somebody in several languages", () => {
  const against = ["I would not recommend it", "no recomiendo Acme", "Finger weg von Acme", "не рекомендую"];
  expect(against.every((text) => AVOID.test(text))).toBe(true);
  expect(["I recommend it", "Acme", "unavoidable"].some((text) => AVOID.test(text))).toBe(false);
});

it("knows titles that announce picks", () => {
  expect(["My picks", "Top 3", "推荐", "Winner"].every((text) => PICKS.test(text))).toBe(true);
  expect(["Prices", "Restaurants", "Bestsellers"].some((text) => PICKS.test(text))).toBe(false);
});
