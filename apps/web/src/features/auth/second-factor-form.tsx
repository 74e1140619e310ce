import { type FormEvent, useState } from "react";
import { CodeEntry, isWholeCode } from "../../components/two-step/code-entry.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { TextButton } from "../../components/ui/text-link.tsx";
import type { SignedIn } from "../../lib/api/api-types.ts";
import { errorCode, refusalText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";
import { deviceToken } from "../../lib/session/browser-proofs.ts";

interface SecondFactorFormProps {
  readonly challenge: string;
  readonly onSignedIn: (reply: SignedIn) => void;
  /** The first step has to be done again; with the reason, unless the person chose so. */
  readonly onBack: (reason?: string) => void;
}

/** Second step of a sign-in: a code of the authenticator app, or a recovery code. */
export default function SecondFactorForm({ challenge, onSignedIn, onBack }: SecondFactorFormProps) {
  const pass = trpc.auth.passSecondFactor.useMutation({
    meta: { failed: "Authentication failed", hasForm: true },
    onSuccess: (reply) => {
      notify.success("Successfully logged in!");
      onSignedIn(reply);
    },
    onError: (error) => {
      setCode("");
      if (errorCode(error) === "SIGN_IN_EXPIRED") onBack(error.message);
    },
  });
  const [code, setCode] = useState("");
  const enter = (entered: string) => {
    if (isWholeCode(entered) && !pass.isPending)
      pass.mutate({ challenge, code: entered, deviceToken: deviceToken() });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    enter(code);
  };
  return (
    <form className="grid gap-4" onSubmit={send} aria-label="Two-step sign-in" noValidate>
      <CodeEntry
        value={code}
        error={refusalText(pass)}
        onChange={setCode}
        onSwitch={pass.reset}
        onWhole={enter}
      />
      <SubmitButton pending={pass.isPending} blocked={!isWholeCode(code)}>
        Sign In
      </SubmitButton>
      <p className="text-center text-sm text-ink-2">
        <TextButton touch="inline" onClick={() => onBack()}>
          Back to Sign In
        </TextButton>
      </p>
    </form>
  );
}
