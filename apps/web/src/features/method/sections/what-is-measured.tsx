import { MAX_RESULTS, ordinal, SPARSE_BELOW, TOP_PLACES, USUAL_RANKS } from "@standings/domain";
import { percent } from "../figures.ts";
import { Formula, Line, Section } from "../section.tsx";

export function WhatIsMeasured() {
  const k = MAX_RESULTS.company;
  return (
    <Section id="figures">
      <ul>
        <li>
          <strong>Score</strong>, 0 to 100: the mean of the points an answer gives, as a share of the {k} it
          could give. 100 is first place in every answer, 0 is never listed. With one round it gives exactly
          the order of the aggregated ranking.
        </li>
        <li>
          <strong>Listed</strong>: the share of answers that name the company at all.
        </li>
        <li>
          <strong>Top {TOP_PLACES}</strong>: the share that ranks it {ordinal(TOP_PLACES)} or better.
        </li>
        <li>
          <strong>Rank when listed</strong>: “usually 2nd–4th” is where the middle{" "}
          {percent(USUAL_RANKS.to - USUAL_RANKS.from)} of the ranks seen lie. It describes the answers we have
          and is not a range of an estimate.
        </li>
      </ul>
      <p>
        Each model’s figure is the mean over its own answers; a study’s figure is the plain mean over models.
        A model that failed now and then weighs as much as the others. One that answered fewer than{" "}
        {percent(SPARSE_BELOW)} of the rounds is marked.
      </p>
      <Formula>
        <Line>
          score = (k + 1 − rank)/k, listed = 1 if ranked, top {TOP_PLACES} = 1 if rank ≤ {TOP_PLACES}; absent
          = 0 in all; k = {k} ({MAX_RESULTS.expert} for experts)
        </Line>
        <Line>
          θ = (1/M) Σ<sub>m</sub> μ<sub>m</sub>, μ<sub>m</sub> = mean over model m’s answers
        </Line>
      </Formula>
    </Section>
  );
}
