import {
  COMPARED_ENTRIES,
  COPIES_ALLOWED,
  EXAMPLE_RANGES,
  FAILING_ROUNDS,
  FIXED_LEVEL,
  LEAST_BEFORE_GIVING_UP,
  MAX_RESULTS,
  MAX_ROUNDS,
  numberWord,
  PERSISTENCE,
  SIMULATED_TIERS,
  SIMULATED_WORST,
  SPARSE_MODEL,
  STEPWISE_LEVEL,
  STUDY_LOOKS,
} from "@standings/domain";
import { formatList } from "../../lib/format.ts";
import type { LegalSection } from "../legal/legal-page.tsx";
import { Paper } from "./paper.tsx";
import { Formula, Rule } from "./rule.tsx";
import { SimulatedTable } from "./simulated-table.tsx";

const k = MAX_RESULTS.company;
const percent = (share: number) => `${Math.round(1000 * share) / 10} %`;

export const METHOD_SECTIONS: readonly LegalSection[] = [
  {
    id: "answers",
    title: "From an answer to a list",
    body: (
      <>
        <p>
          Each model gets the question in the same words, alone, and is asked for a ranked list. We read at
          most {k} companies, or {MAX_RESULTS.expert} experts, from what it wrote, in its order. An answer
          that names nobody counts as an answer: everybody is absent from it. A refusal or an error is no
          answer: it is missing, and nobody is counted as absent for it.
        </p>
        <p>
          A company is its registrable domain. Where a model gives a name alone, it is the company that other
          answers to the same question give that name, if there is just one. An expert is a name.
        </p>
        <Rule>
          <p>
            Listed twice, the better rank counts. A rank below {k} is absent. The words of every answer are
            kept, and every figure opens to them.
          </p>
        </Rule>
      </>
    ),
  },
  {
    id: "ranking",
    title: "A single ranking",
    body: (
      <>
        <p>
          One search asks each model once and adds their lists up: {k} points for a first place, {k - 1} for a
          second, down to 1, and none where a company is not listed. Ties go to the company that more models
          list, then to the best single rank, then to the alphabet.
        </p>
        <Rule>
          <p>
            A Borda count in which absence counts. It describes the answers that came. It says nothing about
            the answers that would come next time: for that there are studies.
          </p>
        </Rule>
      </>
    ),
  },
  {
    id: "overlap",
    title: "Overlap",
    body: (
      <>
        <p>
          Two lists overlap by 100 % when they name the same companies in the same order, and by 0 % when they
          share none. First places count most.
        </p>
        <Rule>
          <p>
            Rank-biased overlap with extrapolation, persistence p = {PERSISTENCE}: <Paper of="rbo" />,
            equation 32.
          </p>
        </Rule>
      </>
    ),
  },
  {
    id: "studies",
    title: "Studies: the same question again and again",
    body: (
      <>
        <p>
          A study asks every model the same question in rounds, up to {MAX_ROUNDS}. Each request differs in a
          field that the model does not read, so that no cache answers in its place. From the answers we
          estimate, for each company and model, three averages: how often it is <strong>listed</strong>, how
          often among the <strong>first three</strong>, and its <strong>score</strong>, 100 for first,{" "}
          {100 - 100 / k} for second, and so on, 0 where it is not listed.
        </p>
        <p>
          The study’s figure is the mean of the models, each with the same weight, however often it answered.
          Models are not a sample of all models: they are these models.
        </p>
        <Rule>
          <Formula>{`S = (${k} + 1 − rank) / ${k}, absent 0\nθ = (1/M) Σ μₘ   over the M models with two answers or more`}</Formula>
          <p>
            A model that answers fewer than {percent(SPARSE_MODEL)} of the rounds is marked. If more than{" "}
            {percent(COPIES_ALLOWED)} of the pairs of a model’s answers are identical to the letter, its own
            ranges are withheld.
          </p>
        </Rule>
      </>
    ),
  },
  {
    id: "ranges",
    title: "Ranges",
    body: (
      <>
        <p>
          Behind a figure stands a range. Ranges drawn like ours hold these models’ true average 95 times in
          100. True average means: what you would get by asking these models these words for ever, in the same
          hours.
        </p>
        <ul>
          {EXAMPLE_RANGES.map(({ models, listed, answers, low, high }) => (
            <li key={`${models} ${listed} of ${answers}`}>
              {models === 1 ? "One model" : `${numberWord(models)} models`}, listed in {listed} of {answers}{" "}
              answers:{" "}
              <strong>
                {low} to {high} %
              </strong>
            </li>
          ))}
        </ul>
        <p>
          That models disagree with each other is no noise, and does not widen a range. With one answer of
          each model there is no range at all, and we say so.
        </p>
        <Rule>
          <p>
            For θ = Σ aᵢ μᵢ we imagine one more answer, the worst and the best that could come, match a beta
            distribution to mean and variance in both cases, and mix the two three to one. With one model and
            yes or no it lies between the mid-P interval and that of <Paper of="clopperPearson" />. Several
            models are weighted as <Paper of="fayFeuer" /> do it for rates.
          </p>
          <Formula>
            {
              "V = Σ aᵢ² SSᵢ / nᵢ / (nᵢ − 1 + 1/c)      N = 1 / max(|aᵢ| / nᵢ)\nlow:  ¾ F₋ + ¼ F₊ = α/2        high: ¼ F₋ + ¾ F₊ = 1 − α/2"
            }
          </Formula>
        </Rule>
      </>
    ),
  },
  {
    id: "looking",
    title: "Looking early, and stopping",
    body: (
      <>
        <p>
          Whoever looks at a figure after each answer and stops when it pleases fools himself. So ranges
          change only after {formatList(STUDY_LOOKS.map(String))} rounds. Where a study is to ask a settled
          number of rounds, they are shown at its end alone. Where it may be watched, stopped by hand or made
          longer, they are wider, so that all looks together are right.
        </p>
        <p>
          A study that is to tell two companies apart ends as soon as it has; from the{" "}
          {LEAST_BEFORE_GIVING_UP}th round on it also gives up when even a stroke of luck would not do it.
          Credits of rounds that are not asked come back. So do all of them when {numberWord(FAILING_ROUNDS)}{" "}
          rounds in a row bring no answer at all from the start.
        </p>
        <Rule>
          <p>
            α = {percent(FIXED_LEVEL)} where what ends the study was settled before its first answer and
            nothing was shown before; α = {percent(STEPWISE_LEVEL)} at each look otherwise.
          </p>
        </Rule>
      </>
    ),
  },
  {
    id: "tiers",
    title: "Tiers and rank ranges",
    body: (
      <>
        <p>
          A new tier starts where the gap to the tier’s first company is bigger than chance explains; at most
          one such call in twenty is expected to be wrong. Within a tier the order is a guess. “Rank 2–4”
          means: after every comparison it may be second, third or fourth.
        </p>
        <Rule>
          <p>
            The first {COMPARED_ENTRIES} by score are compared with each other, answer by answer. Which pairs
            are apart is decided together: <Paper of="benjaminiHochberg" />. The best rank is 1 plus those
            apart above, the worst the number compared less those apart below: <Paper of="ranks" />.
          </p>
        </Rule>
      </>
    ),
  },
  {
    id: "stability",
    title: "Stability beside agreement",
    body: (
      <>
        <p>
          “Each model repeats 74 % of its own list; two models share 46 %.” The first is how alike two answers
          of one model are, the second how alike those of two models are. Where both are near, models differ
          no more than each does from itself, and comparing them says little.
        </p>
        <Rule>
          <p>
            Means of rank-biased overlap over all pairs of answers, and their ranges by leaving out one answer
            at a time within each model, with Student’s t on the logit.
          </p>
        </Rule>
      </>
    ),
  },
  {
    id: "arms",
    title: "What web search adds, and who is named unasked",
    body: (
      <>
        <p>
          A study can ask each question twice at the same time, with and without web search. The difference of
          the two is what searching adds, over the models that really searched. It can also ask in the buyer’s
          words alone, in which nobody asks for a list, and count who is mentioned, and who first.
        </p>
        <Rule>
          <p>
            Differences of two arms have the same kind of range, with weights +1/M and −1/M. A mention is a
            name or domain at word boundaries, outside addresses, and not in a warning; names that are
            ordinary words count only beside their domain or a word of the question. What this matching gets
            wrong is not in the range.
          </p>
        </Rule>
      </>
    ),
  },
  {
    id: "simulated",
    title: "How often this is right",
    body: (
      <>
        <p>
          We made up seven kinds of models whose truth we know: steady ones, erratic ones, ones that answer
          from two different sources, short lists, lists in which all are equal, exact twins, and lists that
          drop their leaders at times. Then we ran 600 studies of each.
        </p>
        <SimulatedTable />
        <p>
          Over all sources, rounds and figures the worst single entry was held by {SIMULATED_WORST} % of its
          ranges. At most {SIMULATED_TIERS.wrongAtMost} % of the pairs that tiers set apart were truly alike.
          Among exact twins asked in 50 rounds, {SIMULATED_TIERS.twinsAt50} % of studies set at least one pair
          of twins apart.
        </p>
        <Rule>
          <p>
            Scores of five models. “Ranges that hold the truth” is the mean over entries, from the lowest to
            the highest of the seven sources. When all are equal, the range of whoever happens to lead holds
            the truth less often, 73 to 88 %: the single tier says so.
          </p>
        </Rule>
      </>
    ),
  },
  {
    id: "limits",
    title: "What nothing of this covers",
    body: (
      <ul>
        <li>Other wordings of the question. “Best CRM” and “CRM for a small team” are two questions.</li>
        <li>
          Other models, and other versions of these. When a version changes during a study, the study says so.
        </li>
        <li>Other days. Models, and the web they search, change.</li>
        <li>
          Apps. People use assistants that know them and add instructions of their own; we ask the models
          through their programming interfaces.
        </li>
        <li>Other places and languages, unless the question names them.</li>
        <li>Whether a company deserves its rank. We measure what models say.</li>
      </ul>
    ),
  },
];
