import { CREDIT_COST, PUBLIC_PAGES, plural } from "@standings/domain";
import { TextLink } from "../../components/ui/text-link.tsx";
import type { LegalSection } from "./legal-page.tsx";

export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    id: "service",
    title: "The service",
    body: (
      <p>
        Standings asks AI models of several makers the question you enter, shows who each of them recommends
        and which sources it cites, and adds the rankings up. It can also analyze a company’s domain and look
        for the prompts in which a company appears. We improve the service all the time: models and features
        may be added, changed or retired.
      </p>
    ),
  },
  {
    id: "eligibility",
    title: "Who may use it",
    body: (
      <p>
        You must be at least 18 years old, or have the consent of a parent or guardian who agrees to these
        terms for you.
      </p>
    ),
  },
  {
    id: "account",
    title: "Your account",
    body: (
      <>
        <p>
          Give a name and an e-mail address that is yours, keep your password to yourself, and tell us if you
          think that somebody else uses your account. What is done with your account counts as done by you
          until you tell us.
        </p>
        <p>
          An account is for one person or one company. Free credits and the trial are given once per mailbox,
          also after its account was deleted; addresses that differ by a tag (name+tag) are one mailbox.
        </p>
      </>
    ),
  },
  {
    id: "credits",
    title: "Credits and plans",
    body: (
      <>
        <p>
          A search costs {plural(CREDIT_COST.search, "credit")}, a prompt discovery with one model{" "}
          {CREDIT_COST.discovery}, an SEO analysis {CREDIT_COST.seo_analysis}; the price of each step is shown
          at its button. Credits come in packs that you pay once. Packs do not renew by themselves, and their
          credits do not expire. A search that no model answers is refunded automatically.
        </p>
        <p>
          Without credits, results may be shown in part only. Credits have no value in money, and cannot be
          sold or moved to another account. Where a plan is offered, its limits and its price are shown where
          you order it.
        </p>
      </>
    ),
  },
  {
    id: "payments",
    title: "Payments and refunds",
    body: (
      <>
        <p>
          Prices are in US dollars and shown on <TextLink to="/pricing">Pricing</TextLink>. You pay on the
          page of our payment provider, whose terms apply to the payment itself. Credits are added when the
          payment has arrived.
        </p>
        <p>
          <strong>Payments are final and non-refundable</strong>, unless the law gives you a right to a refund
          that cannot be waived. If we return a payment all the same, or it is reversed, the credits it
          brought are taken back; credits already spent are settled with your next purchase.
        </p>
      </>
    ),
  },
  {
    id: "fees",
    title: "Changes of fees",
    body: (
      <p>
        We announce changes of fees at least 30 days before they take effect. Credits that you have bought by
        then keep their number, and payments already made do not change.
      </p>
    ),
  },
  {
    id: "conduct",
    title: "Fair use",
    body: (
      <>
        <p>You agree not to:</p>
        <ul>
          <li>break the law with the service, or help others to do so;</li>
          <li>enter other people’s personal or confidential information in prompts;</li>
          <li>get around limits, charges or hidden results, or read data that is not yours;</li>
          <li>
            disturb the service, for instance by overloading it or looking for holes without our consent;
          </li>
          <li>resell access to it, or present its results as something other than answers of AI models.</li>
        </ul>
      </>
    ),
  },
  {
    id: "content",
    title: "Content and results",
    body: (
      <>
        <p>
          What you enter stays yours. You let us keep and process it to run the service, and to send it to the
          models you choose. You may use, export and show your results to others, also in your work for
          clients.
        </p>
        <p>
          A saved search that you did not make private also counts, without your name, on company pages and
          among trending searches. Our software, design and name remain ours; names and marks of companies
          belong to their owners.
        </p>
      </>
    ),
  },
  {
    id: "answers",
    title: "What AI answers are worth",
    body: (
      <>
        <p>
          Rankings, descriptions and recommendations are written by AI models. They can be wrong, out of date
          or different the next time, and they are not our opinion of anybody. Check what matters before you
          act on it.
        </p>
        <p>
          The service is provided as it is. As far as the law allows, we do not promise that it is always
          available, or that its results fit a purpose; we are not liable for indirect loss or lost profit,
          and otherwise for no more than you paid us in the twelve months before. Nothing here limits
          liability that the law does not let us limit.
        </p>
      </>
    ),
  },
  {
    id: "privacy",
    title: "Privacy and your data",
    body: (
      <>
        <p>
          Our <TextLink to="/privacy">{PUBLIC_PAGES.privacy.title}</TextLink> says what we keep and why. You
          have the right to access, correct and delete your data, to opt out of its use on shared pages, and
          to export your search history.
        </p>
        <p>
          You can delete your account at any time. Credits that are left go with it. We may close an account
          that breaks these terms, and say why; where it can be put right, we ask you first.
        </p>
      </>
    ),
  },
  {
    id: "changes",
    title: "Changes and contact",
    body: (
      <p>
        When we change these terms, we change this page and its date, and tell account holders by e-mail
        before a change that matters takes effect. Going on to use Standings then means that you accept it. If
        one rule turns out to be invalid, the others stand. Questions are welcome on the{" "}
        <TextLink to="/contact">Contact</TextLink> page.
      </p>
    ),
  },
];
