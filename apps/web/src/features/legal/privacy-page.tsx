import { PUBLIC_PAGES } from "@standings/domain";
import { TextLink } from "../../components/ui/text-link.tsx";
import { LegalPage } from "./legal-page.tsx";
import { PRIVACY_SECTIONS } from "./privacy-sections.tsx";

/** `/privacy`. */
export function PrivacyPage() {
  return (
    <LegalPage
      title={PUBLIC_PAGES.privacy.title}
      updated="January 2025"
      sections={PRIVACY_SECTIONS}
      lead={
        <p>
          Standings asks AI models questions and shows who they recommend. This page says what we keep about
          you when you use it, why, for how long, and who else gets to see it. In short: we keep what the
          product needs, we sell nothing, and you can take your data with you or have it deleted yourself.
        </p>
      }
      end={
        <>
          <TextLink to="/" touch="line">
            Back to Home
          </TextLink>
          <TextLink to="/contact" touch="line">
            Contact
          </TextLink>
        </>
      }
    />
  );
}
