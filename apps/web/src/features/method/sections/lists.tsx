import { FREE_RETRIES, MAX_RESULTS, numberWord } from "@standings/domain";
import { Formula, Line, Section } from "../section.tsx";

export function Lists() {
  return (
    <Section id="lists">
      <p>
        A model answers in its own words: a numbered list, a table, running text. We read the companies out of
        it in the order the answer ranks them, never add a name that is not in the text, and keep the first{" "}
        {MAX_RESULTS.company} ({MAX_RESULTS.expert} for experts).
      </p>
      <p>
        <strong>Who is who.</strong> A company is its website’s domain: “HubSpot” and “HubSpot CRM” are one if
        both point to the same domain. Without a domain it is its name, unless another list gives exactly that
        name a domain, and only one; then it is that company. A person is the name, without titles such as Dr.
        A company listed twice in an answer counts once, with its better rank.
      </p>
      <p>
        <strong>Three things that are not the same.</strong> An answer can list companies; it can list nobody,
        and then everybody is absent; or there can be no answer, because the model refused, failed or took too
        long. No answer is missing data, and so is a list that was cut off at the model’s limit of length. It
        never counts as “not listed”. Asking again is free {numberWord(FREE_RETRIES)} times.
      </p>
      <Formula>
        <Line>
          identity = registrable domain (Public Suffix List), else name without case, accents, marks
        </Line>
        <Line>
          rank ∈ 1…k, k = {MAX_RESULTS.company} companies or {MAX_RESULTS.expert} experts; rank k + 1 and
          below = absent
        </Line>
      </Formula>
    </Section>
  );
}
