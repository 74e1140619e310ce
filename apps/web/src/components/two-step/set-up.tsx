import { type FormEvent, useState } from "react";
import { failureText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { type User, updateUser } from "../../lib/session/session.ts";
import { IdentityProof, isProven } from "../session/identity-proof.tsx";
import { FormError } from "../ui/field.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { AddAccount, type AppKey } from "./add-account.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface SetUpProps {
  readonly user: User;
  /** Called once it is on and the recovery codes were seen. */
  readonly onDone: () => void;
}

/** Sets two-step sign-in up: who acts, the account in the app with its first code, the recovery codes. */
export default function SetUp({ user, onDone }: SetUpProps) {
  const utils = trpc.useUtils();
  const [key, setKey] = useState<AppKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) {
    const end = () => {
      updateUser(utils, { hasSecondFactor: true });
      void utils.secondFactor.get.invalidate();
      void utils.auth.sessions.invalidate();
      onDone();
    };
    return <RecoveryCodes codes={codes} email={user.email} onDone={end} />;
  }
  if (key) return <AddAccount appKey={key} onConfirmed={setCodes} />;
  return <Prove user={user} onBegun={setKey} />;
}

function Prove({ user, onBegun }: { user: User; onBegun: (key: AppKey) => void }) {
  const [password, setPassword] = useState("");
  const begin = trpc.secondFactor.begin.useMutation({ onSuccess: onBegun });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isProven(user, password) && !begin.isPending) begin.mutate(user.hasPassword ? { password } : {});
  };
  return (
    <form className="grid gap-4" onSubmit={send} aria-label="Set up two-step sign-in" noValidate>
      <p className="text-pretty text-ink-2">
        You need an authenticator app on your phone: Google Authenticator, Microsoft Authenticator, 1Password
        or any other.
      </p>
      <IdentityProof user={user} password={password} onPassword={setPassword} />
      <FormError>{failureText(begin, "The set-up could not be started. Please try again.")}</FormError>
      <SubmitButton
        pending={begin.isPending}
        disabled={!isProven(user, password)}
        size="md"
        className="justify-self-end"
      >
        Continue
      </SubmitButton>
    </form>
  );
}
