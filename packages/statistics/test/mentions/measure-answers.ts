import { readFileSync } from "node:fs";
import {
  createMatcher,
  type MatcherFigures,
  type Stance,
  soughtCompany,
  type WARNING_FIGURES,
} from "@standings/domain";
import { KNOWN_WORDS } from "@standings/words";
import { figuresOf, type Judged } from "./measure-matcher.ts";

/**
 * An answer that a language model wrote to a buyer's question, and every company that a reader who did not know the matcher found
 * in it: name, domain ("": unknown), and the stance where it is not `named`.
 */
interface LabelledAnswer {
  readonly language: string;
  readonly question: string;
  readonly answer: string;
  readonly companies: readonly (readonly [name: string, domain: string, stance?: Stance])[];
}

export interface AnswerMeasurement {
  readonly answers: number;
  /** Of pairs of an answer and a company. */
  readonly figures: MatcherFigures;
  /** Pairs in which the answer warns of the company, and how many of them were told. */
  readonly warnings: typeof WARNING_FIGURES;
  /** Pairs that it errs on. */
  readonly faults: readonly string[];
}

/**
 * Holds the matcher against the labels of a file, as a study does: it knows the question, whose words tell the category. Asked about are the
 * companies of each answer, and those of all others whose name stands there in other letters: as an ordinary word.
 */
export function measureAnswers(
  file: `model-answers${"" | "-second" | "-third" | "-kept" | "-warning"}`,
): AnswerMeasurement {
  const answers: readonly LabelledAnswer[] = JSON.parse(
    readFileSync(new URL(`./${file}.json`, import.meta.url), "utf8"),
  );
  const everybody = new Map(
    answers.flatMap(({ companies }) =>
      companies.map(([name, domain]) => [name.toLowerCase(), [name, domain]] as const),
    ),
  );
  const judged = answers.flatMap(({ language, question, answer, companies }) => {
    const others = [...everybody]
      .filter(([key, [, domain]]) => !companies.some(isSame(key, domain)) && standsIn(key, answer))
      .map(([, [name, domain]]) => [name, domain, null] as const);
    const categoryWords = question.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
    return [
      ...companies.map(([name, domain, stance = "named"]) => [name, domain, stance] as const),
      ...others,
    ].map(([name, domain, stance]): Judged & { readonly fault: string } => {
      const [found = null] = createMatcher([soughtCompany([name], domain, categoryWords)], KNOWN_WORDS)(
        answer,
        question,
      );
      return {
        stance,
        found,
        isRight: (found?.stance === "named") === (stance === "named"),
        isStanceRight: (found?.stance ?? null) === stance,
        fault: `${language} ${name}: ${stance ?? "none"} as ${found?.stance ?? "none"}`,
      };
    });
  });
  const warnings = judged.filter(({ stance }) => stance === "avoided");
  return {
    answers: answers.length,
    warnings: {
      labelled: warnings.length,
      told: warnings.filter(({ isStanceRight }) => isStanceRight).length,
    },
    figures: figuresOf(judged),
    faults: judged.filter(({ isStanceRight }) => !isStanceRight).map(({ fault }) => fault),
  };
}

/** Another name of a listed company: "Teams" beside "Microsoft", of one domain; or a part of its name. */
function isSame(key: string, domain: string) {
  return ([name, own]: LabelledAnswer["companies"][number]) => {
    const listed = name.toLowerCase();
    return listed.includes(key) || key.includes(listed) || (domain !== "" && domain === own);
  };
}

/** Whether the letters of a name stand in a text, as words of their own where words are written apart. */
function standsIn(name: string, text: string): boolean {
  // Cheap, and seldom true.
  if (!text.toLowerCase().includes(name)) return false;
  const letters = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(name)
    ? text.includes(name)
    : new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, "iu").test(text);
}
