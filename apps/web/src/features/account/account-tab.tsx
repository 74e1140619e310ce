import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import type { User } from "../../lib/session/session.ts";
import { AccountSection } from "./account-section.tsx";
import { AlertBound } from "./alert-bound.tsx";
import { ApiTokens } from "./api-tokens/api-tokens.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { ExportData } from "./export-data.tsx";
import { NameForm } from "./name-form.tsx";
import { OwnCompany } from "./own-company.tsx";
import { Detail, PlanSection } from "./plan-section.tsx";
import { PrivacySwitch } from "./privacy-switch.tsx";
import { Sessions } from "./sessions.tsx";
import { SetPassword } from "./set-password.tsx";
import { TwoStep } from "./two-step/two-step.tsx";
import { Webhooks } from "./webhooks/webhooks.tsx";

/** Profile → Account: details, plan, password, sessions and data of the user. */
export function AccountTab({ user }: { user: User }) {
  return (
    <>
      <AccountSection title="Details" about="Only you see your name.">
        <NameForm name={user.name} />
        <dl>
          <Detail term="E-mail">{user.email}</Detail>
        </dl>
      </AccountSection>
      <AccountSection
        title="Your company"
        about="Its row is marked in every ranking, and your history shows its place."
      >
        <OwnCompany company={user.company} />
      </AccountSection>
      <PlanSection user={user} />
      <AccountSection
        title="Searches"
        about="Shared searches also feed company pages and trending, without your name. Only you see private ones."
      >
        <PrivacySwitch isPrivate={user.privateByDefault} />
      </AccountSection>
      <AlertBound />
      <AccountSection
        title="Password"
        about={
          user.hasPassword
            ? "Changing it signs you out on all other devices."
            : "You sign in with Google, so this account has no password."
        }
      >
        {user.hasPassword ? <ChangePassword email={user.email} /> : <SetPassword email={user.email} />}
      </AccountSection>
      <AccountSection
        title="Two-step sign-in"
        about="After your password or Google, you enter a code of an app on your phone. Somebody who has your password alone cannot sign in."
      >
        <TwoStep user={user} />
      </AccountSection>
      <AccountSection
        title="Sessions"
        about="Devices on which you are signed in. Sign out any you do not know."
      >
        <Sessions user={user} />
      </AccountSection>
      <ApiTokens />
      <Webhooks />
      <AccountSection
        title="Your data"
        about="A file with your details, searches, credits and sessions, to keep or to take elsewhere."
      >
        <ExportData />
      </AccountSection>
      <AccountSection title="Delete account" about="Permanent and immediate.">
        <DeleteAccount user={user} />
      </AccountSection>
    </>
  );
}

function DeleteAccount({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      {isOpen && <DeleteAccountDialog user={user} onClose={() => setOpen(false)} />}
    </>
  );
}
