import { MAX_RESULTS, PUBLIC_PAGES } from "@standings/domain";
import { TextLink } from "../../components/ui/text-link.tsx";
import { LegalPage } from "../legal/legal-page.tsx";
import { METHOD_SECTIONS } from "./method-sections.tsx";

/** `/method`: how figures are made, and what they do not cover. */
export function MethodPage() {
  return (
    <LegalPage
      title={PUBLIC_PAGES.method.title}
      updated="November 2026"
      sections={METHOD_SECTIONS}
      isNumbered
      lead={
        <>
          <p>
            Ask an AI model the same question twice, and it hardly ever gives the same list of up to{" "}
            {MAX_RESULTS.company} companies twice. A single answer is one draw from what the model might say.
            This page says how we turn answers into rankings, how we say what is certain and what is chance,
            how often that is right, and what nothing of it covers.
          </p>
          <p>
            Each part begins in plain words and ends with the rule for those who want to compute it again. The
            numbers on this page come from the code that makes the figures.
          </p>
        </>
      }
      end={
        <>
          <TextLink to="/" touch="line">
            Back to Home
          </TextLink>
          <TextLink to="/contact" touch="line">
            Tell us what is wrong here
          </TextLink>
        </>
      }
    />
  );
}
