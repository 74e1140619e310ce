import { FIXED_LEVEL, LANGUAGE_FIGURES, MATCHER_FIGURES } from "@standings/domain";
import { expect, it } from "vitest";
import { toEstimate } from "../../src/estimates.ts";
import { equalWeights, sampleOf } from "../../src/sample.ts";
import { measureMatcher } from "./measure-matcher.ts";

/** A share of cases, with the range that the product gives any share. */
function shareOf(hits: number, misses: number) {
  const values = Array.from({ length: hits + misses }, (_, index) => Number(index < hits));
  return toEstimate(equalWeights([sampleOf(values)]), FIXED_LEVEL);
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

it("publishes what the matcher does on the passages that nobody looks at", () => {
  const { figures } = measureMatcher("kept");
  const mendedWith = measureMatcher("mended with").figures.passages;
  const { found, mentions, wronglyFound, spoken, rightStances } = figures;
  const published = [
    shareOf(found, wronglyFound),
    shareOf(found, mentions - found),
    shareOf(rightStances, spoken - rightStances),
  ].map(({ value, range }) => ({
    value: rounded(value),
    range: range && { low: rounded(range.low), high: rounded(range.high) },
  }));
  expect(MATCHER_FIGURES).toEqual({
    ...figures,
    mendedWith,
    precision: published[0],
    recall: published[1],
    stance: published[2],
  });
});

it("publishes what the matcher does in each language of markets", () => {
  const [all, kept] = (["blind", "kept"] as const).map((set) => measureMatcher(set).byLanguage);
  for (const [language, { mentions, keptMentions }] of Object.entries(LANGUAGE_FIGURES)) {
    expect({ language, mentions, keptMentions }).toEqual({
      language,
      mentions: all?.[language],
      keptMentions: kept?.[language],
    });
    expect(mentions.passages).toBeGreaterThanOrEqual(40);
    expect(mentions.mentions).toBeGreaterThanOrEqual(20);
  }
});

it("does no worse than it did on all passages that were labelled blind", () => {
  const { figures } = measureMatcher("blind");
  expect(figures.passages).toBeGreaterThanOrEqual(1_300);
  expect(figures.found / (figures.found + figures.wronglyFound)).toBeGreaterThanOrEqual(0.965);
  expect(figures.found / figures.mentions).toBeGreaterThanOrEqual(0.97);
  expect(figures.rightStances / figures.spoken).toBeGreaterThanOrEqual(0.97);
});

it("errs on few of the passages that it was mended with", () => {
  const { figures, faults } = measureMatcher("mended with");
  expect(figures.passages).toBe(1938);
  expect(faults).toEqual([
    "later, none as named: Sooner or Later\n\nPlan social posts in batches.",
    "stern, none as named: Der Stern leuchtet über dem Magazin.",
    "youzan, none as named: 他的作品有赞有弹。",
    "linear, none as named: A Linear function has one slope.",
    "linear, none as named: Linear TV is in decline.",
    "notion, named as none: Notion databases replace spreadsheets for many.",
    "square, none as named: Madison Square Garden is full.",
    "pipedrive, contrast as named: Folk aims to be the anti-Pipedrive.",
    "drift, none as named: Tokyo Drift is a film.",
    "drift, named as none: Drift qualifies visitors by chat.",
    "slack, named as none: Slack huddles replace calls.",
    "pipedrive, absent as named: Pipedrive kenne ich nicht.",
    "personio, named as none: Personio gewinnt den Vergleich.",
    "nordwall, none as named: Am Nordwall der Stadt parkt man gut.",
    "stern, none as named: Der Stern von Bethlehem ist ein Märchen.",
    "stern, none as named: Unter dem Stern schläft man gut.",
    "pennylane, named as none: Pennylane, elle, synchronise la banque.",
    "pipedrive, contrast as named: Prefiero Folk a Pipedrive.",
    "holded, named as none: Holded hace copias cada noche.",
    "stone, none as named: Sharon Stone nasceu em 1958.",
    "stone, none as named: Stone é pedra em inglês.",
    "stone, none as named: Roger Stone é consultor.",
    "contaazul, none as named: Pinte a conta azul no gráfico.",
    "fineco, avoided as named: Niente Fineco per chi odia le app.",
    "aruba, none as named: Un volo per Aruba costa 800 euro.",
    "aruba, none as named: Bonaire, Curaçao e Aruba sono isole olandesi.",
    "vela, none as named: A Gaeta si fa molta Vela d'altura.",
    "line, none as named: ラインを引いてください。",
    "coolblue, named as none: Coolblues fietsen rijden door heel Nederland.",
    "hubspot, avoided as named: Zonder marketingteam heb je aan HubSpot niets.",
    "bol, contrast as none: Amazon verslaat bol op prijs.",
    "hubspot, named as none: For news, follow @HubSpot on LinkedIn.",
    "vela, named as named: Vela no solo reserva: con Vela también cobras.",
    "gusto, named as contrast: If Gusto is too basic, Rippling adds devices.",
    "brandolini, named as none: Il miglior espresso è quello di Brandolini o di Lavazza.",
    "brandolini, named as none: Il caffè di Brandolini è tostato a legna.",
    "vela, none as named: La scuola di Vela di Gaeta è chiusa.",
    "alan, none as named: Alan Turing est né à Londres.",
    "youzan, none as named: 这条视频有赞也有评论。",
    "front, none as named: Up Front Costs: about $400.",
    "aruba, none as named: La stagione migliore per visitare Aruba va da maggio a settembre.",
    "bol, named as none: De grootste webwinkel is bol.",
    "asana, avoided as named: Er is genoeg mis met Asana om verder te kijken.",
    "stone, none as named: Emma Stone ganhou o Oscar.",
    "monday, named as none: Marketing runs on Monday; engineering on Jira.",
  ]);
});
