import fc from "fast-check";
import { expect, it } from "vitest";
import { sourceStandings } from "../../test/standings.ts";
import { asModelId } from "../models/catalogue.ts";
import type { AnalysisRecord } from "./analysis-run.ts";
import { sourceFacts } from "./source-facts.ts";
import { questionsIn, withoutHidden } from "./without-hidden.ts";

/** An analysis with one piece of advice on each fact, which repeats its title. */
const records = sourceStandings.map((standing): AnalysisRecord => {
  const facts = sourceFacts(standing);
  const summary = facts.map(({ number, title }) => ({ text: title, facts: [number] }));
  const lists = { recommendations: [], missingOpportunities: [], priorityActions: [], sourceCategories: [] };
  return {
    id: "1",
    kind: "source",
    domain: "acme.com",
    companyName: "Acme",
    site: null,
    dropped: 0,
    facts,
    modelId: asModelId("perplexity/sonar"),
    createdAt: "",
    isRunning: false,
    isSandbox: false,
    censorReason: null,
    advice: { summary, ...lists },
  };
});

it("keeps all of an analysis when nothing is hidden, and no trace of hidden questions and names", () => {
  const none = { isQuestionHidden: () => false, isTextHidden: () => false };
  const prompts = fc.constantFrom("Best shop", "Top CRM", "Best CRM");
  fc.assert(
    fc.property(records, prompts, fc.constantFrom("wix", "g2.com"), (record, prompt, name) => {
      expect(withoutHidden(record, none)).toEqual(record);
      const names = (text: string) => text.toLowerCase().includes(name);
      const hidden = { isQuestionHidden: (question: string) => question === prompt, isTextHidden: names };
      const { facts, advice } = withoutHidden(record, hidden);
      expect(JSON.stringify({ facts, advice }).toLowerCase()).not.toMatch(
        new RegExp(`${prompt.toLowerCase()}|${name}`),
      );
      const known = facts.map(({ number }) => number);
      const kept = record.facts.filter(
        ({ id, title, detail }) =>
          !names(`${id} ${title} ${detail}`) && !`${id} ${title} ${detail}`.includes(prompt),
      );
      expect(facts).toEqual(kept);
      expect(advice?.summary.map((piece) => piece.facts[0]) ?? []).toEqual(known);
    }),
  );
});

it("finds every question that facts of the rankings quote", () => {
  fc.assert(
    fc.property(sourceStandings, (standing) => {
      const quoted = standing.competition.gap
        .slice(0, 10)
        .flatMap(({ pages }) => pages.map(({ question }) => question));
      const facts = sourceFacts(standing);
      const expected = standing.figures.totalMentions === 0 ? [] : quoted.map(({ prompt }) => prompt);
      expect(questionsIn(facts)).toEqual(expected);
    }),
  );
});
