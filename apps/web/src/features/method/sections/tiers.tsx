import { capitalised, ENTRIES_COMPARED, FIXED_LEVEL, numberWord, STEPWISE_LEVEL } from "@standings/domain";
import { percent } from "../figures.ts";
import { Formula, Line, Section } from "../section.tsx";

export function Tiers() {
  const pairs = (ENTRIES_COMPARED * (ENTRIES_COMPARED - 1)) / 2;
  return (
    <Section id="tiers">
      <p>
        Is second place really behind first? We take the first {numberWord(ENTRIES_COMPARED)} companies, and
        yours if it stands lower, and compare each pair <strong>answer by answer</strong>: who came higher in
        the same answer, and by how much. That is sharper than looking whether two ranges overlap, because two
        companies in one answer compete for the same places.
      </p>
      <p>
        {capitalised(numberWord(ENTRIES_COMPARED))} companies make {pairs} pairs, and among so many some would
        look apart by luck. The Benjamini–Hochberg procedure allows for that: of all pairs we call apart, at
        most {percent(FIXED_LEVEL)} are expected to be wrong.
      </p>
      <ul>
        <li>
          <strong>A tier</strong> goes from its first company down to the last that is not apart from it.
          Within a tier, the order is too close to call.
        </li>
        <li>
          <strong>A rank range</strong> such as “2–4” leaves out the places that companies apart from this one
          have taken, above and below.
        </li>
      </ul>
      <Formula>
        <Line>
          per answer (S<sub>a</sub> − S<sub>b</sub> + 1)/2, by model; p at ½ from the range above;
          Benjamini–Hochberg at q = {percent(FIXED_LEVEL)} ({percent(STEPWISE_LEVEL)} in studies that are
          watched)
        </Line>
        <Line>
          rank range = 1 + number apart above … number compared − number apart below (Mogstad et al.)
        </Line>
      </Formula>
    </Section>
  );
}
