import {
  ANSWER_FIGURES,
  FIXED_LEVEL,
  LANGUAGE_FIGURES,
  MATCHER_FIGURES,
  type MatcherFigures,
  WARNING_FIGURES,
} from "@standings/domain";
import { beforeAll, expect, it } from "vitest";
import { toEstimate } from "../../src/estimates.ts";
import { equalWeights, sampleOf } from "../../src/sample.ts";
import { measureAnswers } from "./measure-answers.ts";
import { type JudgedPassages, judgePassages, measureMatcher } from "./measure-matcher.ts";

let passages: JudgedPassages;
beforeAll(() => {
  passages = judgePassages();
});

/** A share of cases, with the range that the product gives any share. */
function shareOf(hits: number, misses: number) {
  const values = Array.from({ length: hits + misses }, (_, index) => Number(index < hits));
  return toEstimate(equalWeights([sampleOf(values)]), FIXED_LEVEL);
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** Figures as they are published. */
function published(figures: MatcherFigures, mendedWith: number) {
  const { found, mentions, wronglyFound, spoken, rightStances } = figures;
  const [precision, recall, stance] = [
    shareOf(found, wronglyFound),
    shareOf(found, mentions - found),
    shareOf(rightStances, spoken - rightStances),
  ].map(({ value, range }) => ({
    value: rounded(value),
    range: range && { low: rounded(range.low), high: rounded(range.high) },
  }));
  return { ...figures, mendedWith, precision, recall, stance };
}

it("publishes what the matcher does on the passages that nobody looks at", () => {
  const mendedWith = measureMatcher("mended with", passages).figures.passages;
  expect(MATCHER_FIGURES).toEqual(published(measureMatcher("kept", passages).figures, mendedWith));
});

it("publishes what the matcher does on the answers of a model that nobody looks at", () => {
  const { answers, figures } = measureAnswers("model-answers-kept");
  const mendedWith = MENDED_WITH.reduce((sum, [, pairs]) => sum + pairs, 0);
  expect(ANSWER_FIGURES).toEqual({ answers, ...published(figures, mendedWith) });
});

it("publishes how many warnings of a model it tells", () => {
  expect(WARNING_FIGURES).toEqual(measureAnswers("model-answers-warning").warnings);
});

/** Answers that it was mended with: file, pairs, and those on which it errs. */
const MENDED_WITH = [
  [
    "model-answers",
    828,
    [
      "en Re:amaze: named as none",
      "de Stromio: avoided as named",
      "de gas.de: avoided as named",
      "de Primastrom: avoided as named",
      "de Voxenergie: avoided as named",
      "it Italiaonline: avoided as named",
      "tr Logo: named as none",
      "tr Slack: contrast as named",
      "el Τειρεσίας: named as none",
      "ko 카카오톡: contrast as named",
      "th Kept: named as none",
    ],
  ],
  [
    "model-answers-second",
    499,
    [
      "en Mailchimp: named as contrast",
      "en Adobe: avoided as named",
      "de Stromio: avoided as named",
      "de Grünwelt: avoided as named",
      "fr Qonto: avoided as named",
      "fr Revolut: avoided as named",
      "fr Wise: avoided as named",
      "tr Armut: named as none",
      "ja Excel: contrast as named",
      "ko 카톡: contrast as named",
    ],
  ],
  [
    "model-answers-third",
    687,
    [
      "en au: none as named",
      "es Movistar: none as named",
      "pt Inter: named as none",
      "nl BCC: avoided as named",
      "nl Tweakers: named as none",
      "el Skroutz: named as contrast",
      "ar SAP: avoided as named",
      "ar Oracle: avoided as named",
      "ja セゾン: named as none",
      "ko Flex: none as named",
    ],
  ],
] as const;

it.each(MENDED_WITH)(
  "errs on few of the answers of a model that it was mended with: %s",
  (file, pairs, errors) => {
    const { figures, faults } = measureAnswers(file);
    expect(figures.passages).toBe(pairs);
    expect(faults).toEqual(errors);
  },
);

it("publishes what the matcher does in each language of markets", () => {
  const [all, kept] = (["blind", "kept"] as const).map((set) => measureMatcher(set, passages).byLanguage);
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
  const { figures } = measureMatcher("blind", passages);
  expect(figures.passages).toBeGreaterThanOrEqual(1_600);
  expect(figures.found / (figures.found + figures.wronglyFound)).toBeGreaterThanOrEqual(0.965);
  expect(figures.found / figures.mentions).toBeGreaterThanOrEqual(0.97);
  expect(figures.rightStances / figures.spoken).toBeGreaterThanOrEqual(0.97);
});

it("errs on few of the passages that it was mended with", () => {
  const { figures, faults } = measureMatcher("mended with", passages);
  expect(figures.passages).toBe(2741);
  expect(faults).toEqual([
    "later, none as named: Sooner or Later\n\nPlan social posts in batches.",
    "stern, none as named: Der Stern leuchtet über dem Magazin.",
    "hubspot, avoided as named: HubSpot falls short for agencies, so I'd pass.",
    "notion, named as none: Notion databases replace spreadsheets for many.",
    "gusto, none as named: El Gusto opens at noon.",
    "drift, named as none: Drift qualifies visitors by chat.",
    "slack, named as none: Slack huddles replace calls.",
    "nordwall, none as named: Am Nordwall der Stadt parkt man gut.",
    "stern, named as none: Im Stern stand ein Test.",
    "pipedrive, contrast as named: Prefiero Folk a Pipedrive.",
    "stone, none as named: Stone é pedra em inglês.",
    "contaazul, none as named: Pinte a conta azul no gráfico.",
    "fineco, avoided as named: Niente Fineco per chi odia le app.",
    "aruba, contrast as none: Register è più cara di Aruba.",
    "vela, none as named: A Gaeta si fa molta Vela d'altura.",
    "yasno, named as none: Сервис Ясно работает с 2017 года.",
    "line, none as named: ラインを引いてください。",
    "hubspot, avoided as named: Zonder marketingteam heb je aan HubSpot niets.",
    "bol, contrast as none: Amazon verslaat bol op prijs.",
    "hubspot, named as none: For news, follow @HubSpot on LinkedIn.",
    "vela, named as named: Vela no solo reserva: con Vela también cobras.",
    "gusto, named as contrast: If Gusto is too basic, Rippling adds devices.",
    "brandolini, named as none: Il miglior espresso è quello di Brandolini o di Lavazza.",
    "aruba, contrast as none: Legalmail costa più di Aruba.",
    "brandolini, named as none: Il caffè di Brandolini è tostato a legna.",
    "vela, none as named: La scuola di Vela di Gaeta è chiusa.",
    "bol, named as none: De grootste webwinkel is bol.",
    "asana, avoided as named: Er is genoeg mis met Asana om verder te kijken.",
    "monday, named as none: Marketing runs on Monday; engineering on Jira.",
    "orange, none as named: La ville d'Orange accueille les Chorégies.",
    "factorial, none as named: El diseño Factorial cruza dos variables.",
    "vivo, none as named: Música ao Vivo toda sexta.",
    "hoshino, none as named: 星野源の新曲が出た。",
    "ilios, none as named: Ο Ήλιος δύει στις οκτώ.",
    "tapuz, named as named: משלוחים מהירים אפשר לקבל מתפוזית.",
    "mailchimp, named as absent: I couldn't find up-to-date deliverability figures for Mailchimp, but it is still the default choice.",
    "semrush, absent as named: I don't have any information about Semrush's support in Japanese.",
    "alan, named as none: Alan rembourse l'optique en deux jours.",
  ]);
});
