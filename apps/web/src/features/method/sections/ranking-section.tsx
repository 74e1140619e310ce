import { MAX_RESULTS } from "@standings/domain";
import { Formula, Line, Section } from "../section.tsx";

export function Ranking() {
  const k = MAX_RESULTS.company;
  return (
    <Section id="ranking">
      <p>
        Each model hands out points: {k} for its first place, {k - 1} for its second, down to 1 for its {k}th,
        and 0 to everybody it leaves out. The company with the most points over all models comes first. So a
        company in the middle of every list can stand above one that a single model loves. This is a Borda
        count in which absence counts.
      </p>
      <p>
        Ties are broken by the number of models that list the company, then by its best rank, then by name.
        Every model has the same vote. The “average rank” beside a company is the mean over the models that
        list it, and says nothing about those that do not; read it together with “listed by”.
      </p>
      <Formula>
        <Line>
          points(c) = Σ<sub>models that list c</sub> ({k} + 1 − rank), experts ({MAX_RESULTS.expert} + 1 −
          rank)
        </Line>
        <Line>order: points ↓, models that list it ↓, best rank ↑, name</Line>
      </Formula>
    </Section>
  );
}
