import {
  FIXED_LEVEL,
  MAX_ROUNDS,
  numberWord,
  ROUNDS_BEFORE_GIVING_UP,
  STEPWISE_LEVEL,
  STUDY_LOOKS,
} from "@standings/domain";
import { listed, percent } from "../figures.ts";
import { Formula, Line, Section } from "../section.tsx";

export function Looks() {
  return (
    <Section id="looks">
      <p>
        If you watch results come in and stop when you like what you see, you will sooner or later like
        something that is luck. So ranges change only after {listed(STUDY_LOOKS)} rounds, and how sure we must
        be depends on whether anybody could peek:
      </p>
      <ul>
        <li>
          <strong>Settled before the first answer</strong> (so many rounds, or a range so narrow), with
          nothing shown before the end: an error of {percent(FIXED_LEVEL)} at the only look.
        </li>
        <li>
          <strong>Watched, stopped by hand or extended</strong>: {percent(STEPWISE_LEVEL)} at each look, so
          that all {numberWord(STUDY_LOOKS.length)} together stay near {percent(FIXED_LEVEL)}. Each range is
          wider, the promise is the same, however often you look. Figures of a brand are watched, those of
          what is said about it too.
        </li>
      </ul>
      <p>
        A study of a number of rounds asks at most {MAX_ROUNDS}. One that tells X from Y stops as soon as they
        are told apart, and gives up when even a lucky run of answers would not do it any more; it never gives
        up before round {ROUNDS_BEFORE_GIVING_UP}, and rounds that were not asked cost nothing. One that
        measures to ± so many points looks at the width alone, which favours nobody, so its error stays{" "}
        {percent(FIXED_LEVEL)}.
      </p>
      <p>
        “About 7 more rounds would probably do it” is a forecast of answers that go on as so far, no promise.
        If {MAX_ROUNDS} rounds would not do it, we say that the two are tied for practical purposes.
      </p>
      <Formula>
        <Line>apart: p ≤ {STEPWISE_LEVEL} at a look</Line>
        <Line>
          give up from round {ROUNDS_BEFORE_GIVING_UP}: p &gt; {STEPWISE_LEVEL} at every later look, with n
          and SS scaled up and every mean moved by one standard error (Σ a²SS/n/(n − 1))<sup>½</sup> along the
          observed sign
        </Line>
        <Line>forecast: smallest later look with p ≤ {STEPWISE_LEVEL} after scaling n and SS</Line>
        <Line>width: (high − low)/2 ≤ w at α = {FIXED_LEVEL}</Line>
      </Formula>
    </Section>
  );
}
