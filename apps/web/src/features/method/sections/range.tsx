import { COPIES_ALLOWED, FIXED_LEVEL, INTERVAL_CAUTION } from "@standings/domain";
import { percent } from "../figures.ts";
import { Formula, Line, Section } from "../section.tsx";

export function Range() {
  return (
    <Section id="range">
      <p>
        “Listed 72% (57–86%)” means: were these models asked these words again and again in the same hours,
        their true average would most likely lie between 57 and 86%. Ranges drawn this way hold the truth{" "}
        {Math.round((1 - FIXED_LEVEL) * 100)} times in 100, for most companies more often.
      </p>
      <p>
        It is about chance alone, with these models and words and in these hours: four times the answers,
        about half the width. If Claude always lists you and Gemini never does, the average is 50%, and more
        answers narrow its range: their disagreement is a fact, not noise. Answers of one model are repeats,
        never independent votes.
      </p>
      <p>
        <strong>A figure of 0 or 100% has a range too.</strong> Listed in 5 of 5 answers is good news, not
        certainty. We imagine one more answer: the worst possible for the lower end, the best possible for the
        upper.
      </p>
      <p>
        <strong>Copies.</strong> If more than {percent(COPIES_ALLOWED)} of the pairs of a model’s answers are
        the same to the last character, something is repeating itself and the answers are not independent. The
        page says so, and withholds that model’s own ranges.
      </p>
      <Formula>
        <Line>
          θ̂ = Σ a<sub>i</sub>x̄<sub>i</sub>, V = Σ a<sub>i</sub>² SS<sub>i</sub> / (n<sub>i</sub>(n<sub>i</sub>{" "}
          − 1 + 1/c)), N = 1/max(|a<sub>i</sub>|/n<sub>i</sub>), over c components
        </Line>
        <Line>
          for s = ±1: d = max |e<sub>i</sub> − x̄<sub>i</sub>|, e<sub>i</sub> = 1 if a<sub>i</sub>s &gt; 0 else
          0; μ = (θ̂ + s·d/(N + 1) − lo)/(hi − lo); v = (N²V + N/(N + 1)·d²)/((N + 1)(N + 2)(hi − lo)²)
        </Line>
        <Line>
          F<sub>s</sub> = Beta(μq, (1 − μ)q), q = μ(1 − μ)/v − 1, on [lo, hi] = [Σ min(a<sub>i</sub>, 0), Σ
          max(a<sub>i</sub>, 0)]
        </Line>
        <Line>
          low: {INTERVAL_CAUTION}·F<sub>−</sub> + {1 - INTERVAL_CAUTION}·F<sub>+</sub> = α/2; high:{" "}
          {1 - INTERVAL_CAUTION}·F<sub>−</sub> + {INTERVAL_CAUTION}·F<sub>+</sub> = 1 − α/2
        </Line>
        <p>
          a<sub>i</sub> = 1/M; for a difference of two arms ±1/M. With one model and yes or no this lies
          between mid-P (weight 0.5) and Clopper–Pearson (weight 1); over several models it matches moments as
          Fay and Feuer do for standardised rates. The weight {INTERVAL_CAUTION} was chosen by simulation. The
          same formula serves score, listed, top 3, differences and web search.
        </p>
      </Formula>
    </Section>
  );
}
