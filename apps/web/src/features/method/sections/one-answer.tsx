import { LEAST_ANSWERS, numberWord, ONE_ANSWER_EACH } from "@standings/domain";
import { Formula, Line, Section } from "../section.tsx";

export function OneAnswer() {
  return (
    <Section id="one-answer">
      <p>
        Ask a model the same question again and you seldom get the same list. Models draw their words with
        some chance, and web search finds other pages from hour to hour. A ranking made of one answer per
        model is a true record of those answers. It is a weak guide to the next ones.
      </p>
      <p>
        With one answer we therefore show numbers and no range, and say so: “{ONE_ANSWER_EACH}” Nothing can be
        said about chance from one draw, and borrowing a range from a formula for opinion polls would be
        wrong: five hand-picked models are no random sample of anything.
      </p>
      <Formula>
        <Line>answers per model ≥ {LEAST_ANSWERS}: ranges and tiers; fewer: none</Line>
        <p>
          Once any model has {numberWord(LEAST_ANSWERS)} answers, models with fewer are named and not counted.
        </p>
      </Formula>
    </Section>
  );
}
