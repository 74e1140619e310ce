import {
  ASSUMED_DEGREES,
  ASSUMED_MODELS,
  ASSUMED_SPREAD,
  numberWord,
  points,
  WEEKS_OF_OWN_SPREAD,
} from "@standings/domain";
import { percent, SIMULATED_SOURCES } from "../figures.ts";
import { Section } from "../section.tsx";

export function Limits() {
  const equal = SIMULATED_SOURCES.find(({ name }) => name === "all equal")?.coverage ?? [];
  const leaders = equal.map(({ leader }) => leader);
  return (
    <Section id="limits">
      <ul>
        <li>
          <strong>Other wordings.</strong> “Best CRM for start-ups” and “Which CRM should a small team use?”
          are two questions. A study of one says nothing about the other; a topic asks many. What its plan
          expects assumes that answers scatter by {points(ASSUMED_SPREAD.wording)} points between wordings and
          by {points(ASSUMED_SPREAD.noise)} by chance where {numberWord(ASSUMED_MODELS)} models answer, until
          the topic was asked in {numberWord(WEEKS_OF_OWN_SPREAD)} weeks with a company in focus, some
          wordings twice. Then its own answers tell both, drawn a little towards what is assumed, which counts
          as {numberWord(ASSUMED_DEGREES)} more wordings, or {numberWord(ASSUMED_DEGREES)} more repeats.
        </li>
        <li>
          <strong>Other models, and the same model’s next version.</strong> Makers change models without
          notice.
        </li>
        <li>
          <strong>Other people.</strong> We ask through programming interfaces, without an account’s history,
          memory or place. The apps your buyers use add those, and may search differently.
        </li>
        <li>
          <strong>Other weeks.</strong> A range covers the hours in which the study ran.
        </li>
        <li>
          <strong>How many buyers ask</strong>, which nobody outside the makers knows, and{" "}
          <strong>whether the models are right</strong>: we measure what they say.
        </li>
        <li>
          <strong>Our own reading.</strong> Taking companies out of running text can go wrong, and so can
          giving a name its domain. These errors are not in a range.
        </li>
        <li>
          <strong>The winner’s curse.</strong> Whoever comes out first was partly lucky. Among companies of
          exactly equal worth, the range of the one that happened to lead held the truth in only{" "}
          {percent(Math.min(...leaders), 0)} to {percent(Math.max(...leaders), 0)} of simulated studies. There
          the tier says what the range cannot: all of them share the first one.
        </li>
      </ul>
    </Section>
  );
}
