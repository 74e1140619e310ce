import { type Estimate, MATCHER_FIGURES } from "@standings/domain";
import { percent } from "../figures.ts";
import { Formula, Line, Section } from "../section.tsx";

const withRange = ({ value, range }: Estimate) =>
  `${percent(value, 0)}${range ? ` (${percent(range.low, 0).replace(/\s%/, "")}–${percent(range.high, 0)})` : ""}`;

export function Mentions() {
  const { passages, mentions, found, wronglyFound, unclear, mendedWith, precision, recall } = MATCHER_FIGURES;
  return (
    <Section id="mentions">
      <p>
        Buyers seldom ask for a ranked list. So a study can also ask the buyer’s words alone, and look for you
        in the answer as it comes. <strong>Volunteered</strong> is the share of such answers that mention you;
        the difference to “listed” is what asking for a list brings out.
      </p>
      <p>
        A mention is the company’s name, a known alias or its domain, as a word of its own, outside web
        addresses, and not in a warning: “avoid X” and “Y instead of X” do not count. Names that are ordinary
        words (Close, Notion, Front) count only together with the domain or with a word of what the company
        makes.
      </p>
      <p>
        A program finds them, and it errs. On {passages} passages that it had never seen, labelled by hand
        before it was run, <strong>{withRange(precision)} of what it found was a mention</strong> (precision)
        and <strong>it found {withRange(recall)} of the mentions</strong> (recall). We wrote the passages
        ourselves, and many are hard on purpose: warnings, comparisons, ordinary words, other scripts, names
        inside longer words. These errors are not part of a study’s ranges.
      </p>
      <Formula>
        <Line>
          precision = {found}/({found} + {wronglyFound}), recall = {found}/{mentions}
        </Line>
        <p>
          {unclear} of the passages name an ordinary word that a reader would take for the company, without
          its domain or category; the rule does not count them, and neither do these figures. Another{" "}
          {mendedWith} passages served to mend the matcher, and are not reported.
        </p>
      </Formula>
    </Section>
  );
}
