import { describe, expect, test } from "vitest";
import { buildCatalogue, TOPICS } from "../src/models/catalogue/catalogue.ts";
import { understandQuestion } from "../src/models/question/understand-question.ts";

const catalogue = buildCatalogue();
const understand = (question: string) => understandQuestion(question, catalogue);

describe("a question's topic", () => {
  test.each([
    ["best CRM for startups", "crm"],
    ["top payroll software for small business", "payroll software"],
    ["most reliable cloud data warehouse", "cloud data warehouse"],
    ["best business bank account in Europe", "business bank account"],
    ["which hotel booking site is cheapest", "hotel booking"],
    ["What's the best e-mail marketing tool?", "email marketing"],
    ["best ai tool for writing", "ai writing"],
    ["best news sites", "newspaper"],
  ])("%s → %s", (question, topic) => {
    expect(understand(question).topics).toEqual([topic]);
  });

  test("is found by every way of asking that the catalogue lists", () => {
    for (const { tag, label, synonyms } of TOPICS) {
      for (const words of [tag, label, ...synonyms])
        expect(understand(`best ${words}`).topics, words).toEqual([tag]);
    }
  });

  test("is the noun, not what describes it", () => {
    expect(understand("best electric car insurance").topics).toEqual(["car insurance"]);
    expect(understand("best airline credit card")).toMatchObject({
      topics: ["credit card"],
      context: ["airline"],
    });
    expect(understand("best CRM for law firms")).toMatchObject({ topics: ["crm"], context: ["law firm"] });
  });

  test("may be two", () => {
    expect(understand("CRM and email marketing").topics).toEqual(["crm", "email marketing"]);
  });

  test("is that of the company to be replaced", () => {
    expect(understand("alternatives to Netflix")).toMatchObject({
      topics: ["streaming service"],
      named: "netflix.com",
    });
  });

  test.each(["asdf qwer", "hello", "", "🙂🙂", "best new ones"])("is none in %j", (question) => {
    expect(understand(question).topics).toEqual([]);
  });
});

test("audiences, markets and numbers narrow a question", () => {
  expect(understand("top 5 banks for small businesses in Germany")).toMatchObject({
    qualifiers: ["small business"],
    regions: ["de"],
    count: 5,
  });
  expect(understand("help us choose a bank").regions).toEqual([]);
  expect(understand("best bank in the US").regions).toEqual(["us"]);
  expect(understand("best app to learn Spanish").regions).toEqual([]);
});
