import { FIXED_LEVEL, MAX_MODELS, MAX_RESULTS, numberWord, STUDY_LOOKS } from "@standings/domain";
import { listed, percent } from "../figures.ts";
import { Section } from "../section.tsx";

export function Short() {
  return (
    <Section id="short">
      <ul>
        <li>
          <strong>A search</strong> asks up to {numberWord(MAX_MODELS)} models your buyer’s question once.
          Each answer becomes a list of at most {MAX_RESULTS.company} companies, and the lists are added up.
          It shows what the models said this time.
        </li>
        <li>
          <strong>A study</strong> asks the same question in rounds, {listed(STUDY_LOOKS.slice(0, 3))} or
          more, and says what would hold if you asked again: every figure comes with its{" "}
          {percent(1 - FIXED_LEVEL)} range, and companies that the answers cannot tell apart share a tier.
        </li>
        <li>
          <strong>We test it on made-up models whose truth we know</strong>, and print{" "}
          <a href="#simulation" className="underline underline-offset-3">
            how often our ranges held it
          </a>
          , the bad cases too.
        </li>
      </ul>
      <p>
        Every limit, level and measured figure on this page is read from the program that makes the rankings,
        or held to it by a test. Sentences in quotation marks are examples.
      </p>
    </Section>
  );
}
