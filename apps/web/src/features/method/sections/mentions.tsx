import {
  ANSWER_FIGURES,
  type Estimate,
  MATCHER_FIGURES,
  PAIRS_OF_ONE_MIND,
  WARNING_FIGURES,
} from "@standings/domain";
import { percent } from "../figures.ts";
import { Formula, Line, Section } from "../section.tsx";

const withRange = ({ value, range }: Estimate) =>
  `${percent(value, 0)}${range ? ` (${percent(range.low, 0).replace(/\s%/, "")}–${percent(range.high, 0)})` : ""}`;

export function Mentions() {
  const { passages, mentions, found, wronglyFound, spoken, rightStances } = MATCHER_FIGURES;
  const { answers, precision, recall, stance } = ANSWER_FIGURES;
  return (
    <Section id="mentions">
      <p>
        Buyers seldom ask for a ranked list. So a study can also ask the buyer’s words alone, and look for you
        in the answer as it comes. <strong>Volunteered</strong> is the share of such answers that name you;
        the difference to “listed” is what asking for a list brings out.
      </p>
      <p>
        A mention is the company’s name in any of its usual spellings (accents, hyphens and legal forms aside)
        or its domain, as a word of its own, outside web addresses. A name that is a plain word (Close,
        Notion, Front) counts where it is written as a name: with its capital inside a sentence, or at the
        beginning of one where what follows shows it to be a name, and where no neighbour makes something else
        of it. “Close is a CRM” mentions Close, “close more deals” and “Glenn Close stars” do not. Lists of
        words tell a plain word from a coined name.
      </p>
      <p>
        Not every place where the name stands is a mention. An answer may <strong>only compare</strong> with
        you (“unlike X”, “cheaper than X”, “alternatives to X”), <strong>warn of</strong> you (“avoid X”, “X
        is not on my list”) or <strong>not know</strong> you (“I could not find anything about X”). Where the
        question wants to replace you (“alternatives to X”), only what is said of you yourself names you. Of
        several places in an answer the best counts, in this order. These answers are told beside the figure,
        and count as answers that do not name you.
      </p>
      <p>
        A program finds them, and it errs. A language model answered {answers} buyers’ questions in nineteen
        languages, and three readers who did not know the program labelled every company in the answers, each
        alone; what two of them said counts, and all three agreed on {PAIRS_OF_ONE_MIND} of{" "}
        {ANSWER_FIGURES.passages} pairs of an answer and a company. On these, at which nobody looked while the
        rules were made, <strong>{withRange(precision)} of what it found was a mention</strong> (precision)
        and <strong>it found {withRange(recall)} of the mentions</strong> (recall). Where an answer speaks of
        the company, {withRange(stance)} were told right: named, only compared with, warned of or not known.
      </p>
      <p>
        It errs more where a text is hard: on {passages} passages that we wrote ourselves, many hard on
        purpose, and that nobody looked at either, precision is {withRange(MATCHER_FIGURES.precision)}, recall{" "}
        {withRange(MATCHER_FIGURES.recall)}, and {withRange(MATCHER_FIGURES.stance)} were told right. Short
        Han names and German nouns are the hardest. Warnings have more forms than the program knows: of{" "}
        {WARNING_FIGURES.labelled} that a model wrote to questions which ask for them it told{" "}
        {WARNING_FIGURES.told}, though rules were made with these; the others count as mentions. These errors
        are not part of a study’s ranges.
      </p>
      <Formula>
        <Line>
          answers of a model: precision = {ANSWER_FIGURES.found}/({ANSWER_FIGURES.found} +{" "}
          {ANSWER_FIGURES.wronglyFound}), recall = {ANSWER_FIGURES.found}/{ANSWER_FIGURES.mentions}, told
          right = {ANSWER_FIGURES.rightStances}/{ANSWER_FIGURES.spoken}
        </Line>
        <Line>
          hard passages: precision = {found}/({found} + {wronglyFound}), recall = {found}/{mentions}, told
          right = {rightStances}/{spoken}
        </Line>
        <p>
          Another {ANSWER_FIGURES.mendedWith} pairs and {MATCHER_FIGURES.mendedWith} passages serve to mend
          the matcher, and are not reported.
        </p>
      </Formula>
    </Section>
  );
}
