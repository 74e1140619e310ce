import {
  type Against,
  type ModelNames,
  type PairPage,
  type PairQuestion,
  plural,
  type Said,
  type SaidOfBoth,
} from "@standings/domain";
import { FROM_MODELS, fromModel } from "../from-models.ts";

const QUESTIONS = 20;
const WHERE = {
  absent: "only the other is listed",
  below: "below",
  level: "level",
  above: "above",
  alone: "only the company is listed",
} as const;

/** One company against another, with the words of the answers to the first question. */
export function toAgainstDocument(against: Against, said: readonly SaidOfBoth[], names: ModelNames) {
  const { modelName } = names;
  const { company, other, answers, neither, counts, models, questions, sources, studies } = against;
  return {
    company: { name: fromModel(company.name), domain: company.domain },
    other: { name: fromModel(other.name), domain: other.domain },
    sandbox_data: against.isSandbox,
    notice: FROM_MODELS,
    certainty:
      answers === 0
        ? "No answer lists either: nothing can be said."
        : `Counted over ${plural(answers, "answer")} that list one of the two, the newest of each model to ` +
          `${plural(questions.length, "question")}; ${neither} more list neither. Single answers move by chance: ` +
          "studies give verdicts.",
    answers_that_list_one_of_the_two: answers,
    company_above: counts.above,
    company_alone: counts.alone,
    other_above: counts.below,
    other_alone: counts.absent,
    level: counts.level,
    models: models.map(({ modelId, answers: of, counts: own }) => ({
      model: modelName(modelId),
      answers: of,
      company_above: own.above,
      company_alone: own.alone,
      other_above: own.below,
      other_alone: own.absent,
    })),
    questions: questions.slice(0, QUESTIONS).map((question) => toQuestion(question, names)),
    questions_in_all: questions.length,
    words_on_the_first_question: said.map(({ modelId, company: own, other: theirs }) => ({
      model: modelName(modelId),
      of_the_company: wordsOf(own),
      of_the_other: wordsOf(theirs),
    })),
    sources_of_the_company_alone: sources.company.pages.map(toPage),
    sources_of_both: sources.both.pages.map(toPage),
    sources_of_the_other_alone: sources.other.pages.map(toPage),
    studies: studies.map(({ id, prompt, rounds, verdict }) => ({
      id,
      question: fromModel(prompt),
      rounds,
      verdict: { above: "company above", below: "other above", tied: "not told apart", open: "not compared" }[
        verdict
      ],
    })),
    ...(against.wasCensored && { hidden: "The account has no credits: most sources are masked." }),
  };
}

function toQuestion({ prompt, outcome, places }: PairQuestion, { modelName }: ModelNames) {
  return {
    question: fromModel(prompt),
    the_company_is: WHERE[outcome],
    places: places.map(({ modelId, company, other }) => ({ model: modelName(modelId), company, other })),
  };
}

function wordsOf(said: Said | null) {
  return said && { place: said.rank, words: fromModel(said.text) };
}

function toPage({ url, domain, answers, censored }: PairPage) {
  return { page: fromModel(censored ? domain : url), answers, ...(censored && { hidden: true }) };
}
