import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACME, ACME_SOURCES, sourceStandings } from "../../test/standings.ts";
import type { RankingFact } from "./analysis-fact.ts";
import { type SourceStanding, sourceFacts } from "./source-facts.ts";

const byId = (facts: readonly RankingFact[]) => new Map(facts.map((fact) => [fact.id, fact]));
const times = (count: number) => (count === 1 ? "once" : `${count} times`);
const isOwn =
  ({ domain }: SourceStanding) =>
  ({ source }: { readonly source: string }) =>
    source === domain;

const listedStandings = sourceStandings.filter(({ figures }) => figures.totalMentions > 0);

describe("facts of the sources", () => {
  it("tell how often own pages are cited, and which sources are cited most", () => {
    fc.assert(
      fc.property(sourceStandings, (standing) => {
        const facts = byId(sourceFacts(standing));
        const { sources, figures } = standing;
        const own = sources.find(isOwn(standing));
        const isKnown = figures.sources === sources.length;
        const place = sources.filter((_each, index) => index < sources.findIndex(isOwn(standing))).length + 1;
        const words = own ? times(own.count) : isKnown ? "never" : "seldom";
        expect(facts.get("own_pages")?.title).toBe(`Own pages cited: ${words}`);
        const status = own ? (place <= 3 ? "good" : "warning") : figures.sources === 0 ? "neutral" : "bad";
        expect(facts.get("own_pages")?.status).toBe(status);
        if (own)
          expect(facts.get("own_pages")?.detail).toMatch(
            new RegExp(`^${place}(?:st|nd|rd|th) of ${figures.sources} `),
          );
        const others = sources.filter((source) => !isOwn(standing)(source)).slice(0, 5);
        const [top, ...next] = others.map(({ source, count }) => ({ source, count: times(count) }));
        const fact = facts.get("top_sources");
        expect(fact?.title).toBe(top && `Cited most: ${top.source}, ${top.count}`);
        for (const { source, count } of next) expect(fact?.detail).toContain(`${source} ${count}`);
      }),
    );
  });

  it("give each of the first ten domains of the gap a fact, with the competitors named there", () => {
    fc.assert(
      fc.property(sourceStandings, (standing) => {
        const { gap, gapTotal, competitors } = standing.competition;
        const facts = sourceFacts(standing);
        const named = facts.filter(({ id }) => id.startsWith("gap:"));
        expect(named.map(({ id }) => id)).toEqual(gap.slice(0, 10).map(({ domain }) => `gap:${domain}`));
        for (const [index, { title, detail, status }] of named.entries()) {
          const source = gap[index];
          expect(title).toMatch(
            new RegExp(`^site\\d+\\.com: cited in ${source?.answers} answers? without Acme$`),
          );
          expect(status).toBe(source?.isCompetitors ? "neutral" : "warning");
          for (const { name } of source?.competitors ?? []) expect(detail).toContain(name);
        }
        const total = byId(facts).get("gap")?.title;
        if (competitors.length === 0) expect(total).toBeUndefined();
        else
          expect(total).toBe(
            `Source gap: ${gapTotal === 0 ? "none" : gapTotal === 1 ? "1 site" : `${gapTotal} sites`}`,
          );
      }),
    );
  });

  it("name who stands in the answers that leave the company out, when all do", () => {
    fc.assert(
      fc.property(sourceStandings, (standing) => {
        const figures = { ...standing.figures, answers: 12, totalMentions: 0 };
        const facts = sourceFacts({ ...standing, figures });
        expect(facts.filter(({ id }) => id.startsWith("competitor:"))).toEqual([]);
        const named = facts.filter(({ id }) => id.startsWith("instead:"));
        expect(named.map(({ title, status }) => [title, status])).toEqual(
          standing.competition.competitors
            .slice(0, 5)
            .map(({ name, listings }) => [
              `${name}: in ${listings} of the 12 answers that leave Acme out`,
              "warning",
            ]),
        );
      }),
    );
  });

  it("compare the company with its nearest competitors", () => {
    fc.assert(
      fc.property(listedStandings, (standing) => {
        const { company, competitors } = standing.competition;
        const facts = sourceFacts(standing);
        const named = facts.filter(({ id }) => id.startsWith("competitor:"));
        expect(named).toHaveLength(Math.min(5, competitors.length));
        for (const [index, { title, detail, status }] of named.entries()) {
          const { name = "", together, averageRank = null } = competitors[index] ?? {};
          expect(title).toBe(
            `${name}: in ${together} of the ${company.listings} answer${company.listings === 1 ? "" : "s"} that list Acme`,
          );
          if (averageRank !== null) expect(detail).toContain(`${name} ${averageRank.toFixed(1)}`);
          const isBetter = averageRank !== null && averageRank < (company.averageRank ?? 0);
          expect(status).toBe(isBetter ? "warning" : "good");
        }
        const shares = [company, ...competitors].map(({ share }) => share).sort((a, b) => b - a);
        const fact = byId(facts).get("share_of_voice");
        if (fact)
          expect(fact.title).toMatch(
            new RegExp(
              `^Share of voice: ${Math.round(company.share * 100)}%, ${shares.indexOf(company.share) + 1}\\w\\w of ${shares.length} `,
            ),
          );
      }),
    );
  });

  it("are numbered from 1, without a gap, each with an id of its own", () => {
    fc.assert(
      fc.property(sourceStandings, (standing) => {
        const facts = sourceFacts(standing);
        expect(facts.map(({ number }) => number)).toEqual(facts.map((_fact, index) => index + 1));
        expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
      }),
    );
  });

  it("read as a marketer would write them", () => {
    expect(sourceFacts(ACME_SOURCES).map(({ title, detail }) => `${title} / ${detail}`)).toEqual([
      "Own pages cited: 4 times / 4th of 48 sources. Counted once for each answer of its field that lists Acme and cites acme.com.",
      "Cited most: g2.com, 31 times / Then reddit.com 27 times, zapier.com 22 times. 48 sources in all.",
      "Share of voice: 12%, 2nd of 3 companies / Of the points of all companies with a known site in the 130 answers of the field of Acme: 20 for a first place, down to 1 for a twentieth.",
      "Source gap: 23 sites / 31 pages are cited where a competitor is listed and Acme is not, and never where it is. Read from the 73 of 130 answers to 40 questions that leave it out.",
      "techradar.com: cited in 12 answers without Acme / 1 of its 3 pages in this field names Acme. /best/shops does not, cited for “Best shop”. These answers list Wix and Framer.",
      "wix.com: cited in 1 answer without Acme / It is a competitor's own site. 1 of its 3 pages in this field names Acme. /best/shops does not, cited for “Best shop”.",
      "Wix: in 47 of the 57 answers that list Acme / Average rank: Wix 4.1, Acme 3.9.",
      "Framer: in 45 of the 57 answers that list Acme / Average rank: Framer 3.3, Acme 3.9.",
    ]);
  });

  it("say first that no answer of its field lists the company, and then where its rivals are cited", () => {
    const figures = { ...ACME.figures, top3Mentions: 0, averageRank: null, totalMentions: 0, sources: 0 };
    const facts = sourceFacts({ ...ACME_SOURCES, figures });
    expect(facts[0]).toMatchObject({ id: "no_mentions", number: 1 });
    expect(facts[0]?.detail).toContain("Its field has 81 answers to 24 questions.");
    expect(facts.map(({ id }) => id)).toContain("gap:techradar.com");
    expect(facts.map(({ id }) => id)).not.toContain("share_of_voice");
  });

  it("say nothing else of a company without a field", () => {
    const figures = {
      questions: 0,
      answers: 0,
      top3Mentions: 0,
      averageRank: null,
      totalMentions: 0,
      sources: 0,
    };
    expect(sourceFacts({ ...ACME_SOURCES, figures })).toMatchObject([{ id: "no_mentions", number: 1 }]);
  });
});
