import { LEAST_ANSWERS, numberWord } from "@standings/domain";
import { Formula, Line, Section } from "../section.tsx";

export function WebSearch() {
  return (
    <Section id="web-search">
      <p>
        A study can ask every round twice, with web search and without. The difference tells what pages on the
        web add to what a model already holds: “Web search adds 24 points (6 to 40)”. Both are asked at the
        same time, in alternating order, so that neither profits from the hour. A model counts only if it
        really searched, which its reply says, and if it answered {numberWord(LEAST_ANSWERS)} times or more on
        both sides. A range that includes 0 reads “no difference seen”. That is not proof that there is none.
      </p>
      <Formula>
        <Line>
          lift = Σ<sub>m</sub> (x̄<sub>on,m</sub> − x̄<sub>off,m</sub>)/M, weights +1/M and −1/M in the range
          above; nothing is paired
        </Line>
      </Formula>
    </Section>
  );
}
