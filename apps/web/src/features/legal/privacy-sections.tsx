import { CONTACT_KEPT_YEARS, CONTACT_REPLY_TIME, SECURITY_LOG_DAYS } from "@standings/domain";
import { TextLink } from "../../components/ui/text-link.tsx";
import type { LegalSection } from "./legal-page.tsx";

export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    id: "information",
    title: "Information we collect",
    body: (
      <>
        <p>
          <strong>Your account.</strong> Name and e-mail address. With a password of your own, we keep a hash
          of it (argon2id), never the password. If you continue with Google, we keep Google’s identifier of
          you, and take your name and verified e-mail address from there.
        </p>
        <p>
          <strong>Your searches.</strong> The prompts, domains and models you choose, the models’ answers, the
          rankings and sources that come of them, and when you asked.
        </p>
        <p>
          <strong>Credits and payments.</strong> A ledger of your credits, and for each purchase the pack,
          amount, currency, state and the payment provider’s reference. Card numbers go to the payment
          provider and never reach us.
        </p>
        <p>
          <strong>Sessions.</strong> For each sign-in a hash of its token, the name of the browser or program,
          when you signed in, and when it was last used. Your IP address is counted to limit abuse, and such
          counts are deleted after a day. We keep a hash of a random number that this site stores in your
          browser when you sign in, for 180 days, so that strangers who try passwords cannot keep you out.
        </p>
        <p>
          <strong>Two-step sign-in.</strong> If you turn it on, the key of your authenticator app, encrypted,
          and hashes of your recovery codes, until you turn it off.
        </p>
        <p>
          <strong>Security log.</strong> Sign-ins, failed ones too, and changes of passwords and sessions,
          with a keyed hash of the IP address, for {SECURITY_LOG_DAYS} days.
        </p>
        <p>
          <strong>Where a visit came from.</strong> Marketing parameters in the address you arrive with, such
          as <code>utm_source</code>, are kept with your account when you sign in. If you came from an
          advertisement on Reddit, we also record that you signed up, searched (with the first 100 characters
          of the prompt) or bought credits.
        </p>
        <p>
          <strong>Messages.</strong> What you write to us with the contact form, with the name and e-mail
          address you give, for {CONTACT_KEPT_YEARS} years.
        </p>
      </>
    ),
  },
  {
    id: "use",
    title: "How we use it",
    body: (
      <ul>
        <li>To run your searches, keep your history, and make the files you export.</li>
        <li>To charge and return credits correctly, and to show you receipts and invoices.</li>
        <li>
          To send the mails your account needs: verification codes, password resets and notices about
          security. We send no newsletters.
        </li>
        <li>To answer what you write to us.</li>
        <li>To tell whether an advertisement brought people who use the product.</li>
        <li>To prevent abuse, and to find and repair faults.</li>
        <li>
          To show how companies rank across many searches. A saved search that is not private also counts on
          company pages and among trending searches, where others can see its prompt and results but not your
          name or e-mail address. Please put no personal or confidential information in a prompt. You can make
          a search private before you run it, and set this as the default in your account.
        </li>
      </ul>
    ),
  },
  {
    id: "sharing",
    title: "Who else gets to see it",
    body: (
      <>
        <p>We do not sell your data. Others receive only what their part takes:</p>
        <ul>
          <li>
            <strong>Model providers</strong> and the gateway that reaches them get the text of your prompts
            and of the domains you analyze, without your name, e-mail address or account.
          </li>
          <li>
            <strong>The payment provider</strong> gets your name and e-mail address when you buy, and what you
            enter on its own checkout page.
          </li>
          <li>
            <strong>The mail service</strong> gets your address and the mails we send to it.
          </li>
          <li>
            <strong>Google</strong> learns that you sign in here, if you choose to continue with Google.
          </li>
          <li>
            <strong>Reddit</strong>, if you came from its advertisement and its measuring script is in use,
            learns of the events named above.
          </li>
          <li>
            <strong>Authorities</strong>, where the law obliges us.
          </li>
        </ul>
        <p>
          Pages load fonts, scripts, logos and pictures from our own server only. Whoever has the link to a
          result that you share publicly can see that result.
        </p>
      </>
    ),
  },
  {
    id: "security",
    title: "Security",
    body: (
      <>
        <p>
          Passwords are stored as argon2id hashes, session and reset tokens as SHA-256 hashes, so that a copy
          of our database opens no account. A session ends after 30 days without use, 90 days after you signed
          in, when you sign out, and when you reset your password. You can see your sessions in your account
          and end each of them.
        </p>
        <p>
          No system is safe from everything. If something happens to your data that puts you at risk, we tell
          you without delay.
        </p>
      </>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <>
        <p>You need not give a reason, and it costs nothing.</p>
        <ul>
          <li>
            <strong>Access and export.</strong> In{" "}
            <TextLink to="/profile" search={{ tab: "account" }}>
              Account
            </TextLink>{" "}
            you can download everything we keep about your account as one file, search history included. A
            single search can be exported as PDF, CSV or Excel file.
          </li>
          <li>
            <strong>Correction.</strong> Change your name in Account; write to us for anything else.
          </li>
          <li>
            <strong>Deletion.</strong> Delete one search in History, or your account in Account. That removes
            your profile, sessions and searches at once, also where they counted for company pages. Because
            accounts have to stay correct, the entries of the credit ledger and of payments remain, in a row
            without your name or e-mail address. With them stays a scrambled form of the address (a keyed hash
            that can't be turned back into it), when the trial ends and how much of this month's allowances
            was used, because free credits and the trial are given once per mailbox.
          </li>
          <li>
            <strong>Opt-out.</strong> Make searches private to keep them out of company pages and trends.
            Write to us to object to any other use.
          </li>
        </ul>
        <p>
          Messages from the contact form are not tied to an account: ask us, and we delete them. If you are
          not content with our answer, you can complain to your data protection authority.
        </p>
      </>
    ),
  },
  {
    id: "cookies",
    title: "Cookies and storage in your browser",
    body: (
      <>
        <p>
          We set no cookies to recognise or follow you. There is one, for ten minutes, while you continue with
          Google: it makes sure that the answer belongs to your own sign-in.
        </p>
        <p>
          What the site must remember is kept in your browser’s storage: your session, a random number by
          which we know the device again when you sign in, the theme you chose, the marketing parameters of
          your visit, a pack you were about to buy, the page to return to after signing in, and, if you came
          from Reddit, identifiers of the events named above, for five minutes. Clear the site’s data in your
          browser to remove them.
        </p>
      </>
    ),
  },
  {
    id: "updates",
    title: "Changes to this policy",
    body: (
      <p>
        When we change what we do with data, we change this page and its date first. We tell account holders
        by e-mail before a change that matters to them takes effect.
      </p>
    ),
  },
  {
    id: "contact",
    title: "Contact us",
    body: (
      <p>
        For anything about your data, write to us on the <TextLink to="/contact">Contact</TextLink> page,
        where you also find our mailbox. We reply {CONTACT_REPLY_TIME}.
      </p>
    ),
  },
];
