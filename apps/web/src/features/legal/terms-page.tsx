import { Link } from "@tanstack/react-router";
import { LegalPage } from "./legal-page.tsx";
import { TERMS_SECTIONS } from "./terms-sections.tsx";

/** `/terms`. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
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
          <Link to="/privacy" className="textlink inline-flex min-h-10 items-center">
            Privacy Policy
          </Link>
          <Link to="/contact" className="textlink inline-flex min-h-10 items-center">
            Contact
          </Link>
        </>
      }
    />
  );
}
