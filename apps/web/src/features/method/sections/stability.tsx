import { LEAST_FOR_VOLATILITY, numberWord, PERSISTENCE } from "@standings/domain";
import { Formula, Line, Section } from "../section.tsx";

export function Stability() {
  return (
    <Section id="stability">
      <p>
        Two models that share half of their lists: do they differ, or would each differ as much from itself
        tomorrow? Only repeats can tell. <strong>Stability</strong> is how alike a model’s own answers are.{" "}
        <strong>Agreement</strong> is how alike answers of different models are. Where agreement comes near
        stability, the models differ no more than each does from itself, and “Claude prefers them” is a story
        about noise. Where its range lies below that of stability, they really have different views.
      </p>
      <Formula>
        <Line>
          stability = mean over models of the mean RBO over pairs of its answers (p = {PERSISTENCE})
        </Line>
        <Line>agreement = mean over pairs of models of the mean RBO over pairs of their answers</Line>
        <p>
          Ranges, with {numberWord(LEAST_FOR_VOLATILITY)} answers or more in every model: delete one answer at
          a time in each model (jackknife), Student’s t on the logit scale.
        </p>
      </Formula>
    </Section>
  );
}
