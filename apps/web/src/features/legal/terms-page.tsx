import { PUBLIC_PAGES } from "@standings/domain";
import { TextLink } from "../../components/ui/text-link.tsx";
import { LegalPage } from "./legal-page.tsx";
import { TERMS_SECTIONS } from "./terms-sections.tsx";

/** `/terms`. */
export function TermsPage() {
  return (
    <LegalPage
      title={PUBLIC_PAGES.terms.title}
      updated="January 2025"
      isNumbered
      sections={TERMS_SECTIONS}
      lead={
        <p>
          These are the rules for using Standings, written to be read. By creating an account or running a
          search you agree to them. If you use Standings for a company, you agree on its behalf.
        </p>
      }
      end={
        <>
          <TextLink to="/privacy" touch="line">
            {PUBLIC_PAGES.privacy.title}
          </TextLink>
          <TextLink to="/contact" touch="line">
            Contact
          </TextLink>
        </>
      }
    />
  );
}
