import { LEAST_ANSWERS, numberWord, ONE_ANSWER_EACH } from "@standings/domain";
import { Formula, Line, Section } from "../section.tsx";

export function OneAnswer() {
  return (
    <Section id="one-answer">
      <p>
        Ask a model the same question again and you seldom get the same list: models draw their words with
        some chance, and web search finds other pages from hour to hour. One answer per model is a true record
        and a weak guide to the next ones. So it is shown with numbers and no range: “{ONE_ANSWER_EACH}” A
        range borrowed from opinion polls would be wrong, because five hand-picked models are no random sample
        of anything.
      </p>
      <Formula>
        <Line>answers per model ≥ {LEAST_ANSWERS}: ranges and tiers; fewer: none</Line>
        <p>
          Once any model has {numberWord(LEAST_ANSWERS)} answers, models with fewer are named and not counted
          in a study.
        </p>
      </Formula>
    </Section>
  );
}
