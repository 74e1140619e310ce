import { MAX_RESULTS, PERSISTENCE, weightOfFirst } from "@standings/domain";
import { percent } from "../figures.ts";
import { Formula, Line, Section } from "../section.tsx";

const SOME = [3, 5, 10];

export function Overlap() {
  return (
    <Section id="overlap">
      <p>
        Do the models agree? We compare lists by <strong>rank-biased overlap</strong>: 100% for the same list
        in the same order, 0% for lists with no company in common. First places count most, as they do for a
        reader who goes down the list and stops somewhere: at each place the reader goes on with a chance of{" "}
        {percent(PERSISTENCE)}. Lists of different length can be compared, and a company that only one list
        has lowers the overlap more the higher it stands.
      </p>
      <Formula>
        <Line>
          RBO = (1 − p)/p · [ Σ<sub>d = 1 to l</sub> X<sub>d</sub>/d · p<sup>d</sup> + Σ
          <sub>d = s + 1 to l</sub> X<sub>s</sub>(d − s)/(s·d) · p<sup>d</sup> ] + [ (X<sub>l</sub> − X
          <sub>s</sub>)/l + X<sub>s</sub>/s ] · p<sup>l</sup>
        </Line>
        <p>
          p = {PERSISTENCE}; s ≤ l are the lengths of the lists (at most {MAX_RESULTS.company}), X<sub>d</sub>{" "}
          the number of companies that the first d places of both share. Webber, Moffat and Zobel 2010,
          equation 32, which extrapolates what lies below the end.
        </p>
        <p>
          The first{" "}
          {SOME.map((depth) => `${depth} places carry ${percent(weightOfFirst(depth), 0)}`).join(
            ", the first ",
          )}{" "}
          of the weight. The agreement of several models is the mean over all their pairs.
        </p>
      </Formula>
    </Section>
  );
}
