import { CODE_LENGTH, ERRORS } from "@standings/domain";
import { type FormEvent, useState } from "react";
import { CodeField } from "../../components/ui/code-field.tsx";
import { FormError } from "../../components/ui/field.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { TextButton } from "../../components/ui/text-link.tsx";
import { queryParams } from "../../lib/advertising/marketing.ts";
import type { SignedIn } from "../../lib/api/api-types.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";
import {
  deviceToken,
  forgetRegistrationSecret,
  registrationSecret,
} from "../../lib/session/browser-proofs.ts";
import { challengeIn } from "../../lib/session/settle-sign-in.ts";

const FAILED = ERRORS.INVALID_CODE.message;

interface VerifyEmailFormProps {
  readonly email: string;
  readonly onVerified: (reply: SignedIn) => void;
  /** The account has a second factor, which is asked for next. */
  readonly onChallenge: (challenge: string) => void;
  readonly onBack: () => void;
}

export function VerifyEmailForm({ email, onVerified, onChallenge, onBack }: VerifyEmailFormProps) {
  const verification = trpc.auth.verifyEmail.useMutation({
    meta: { failed: FAILED },
    onSuccess: (reply) => {
      forgetRegistrationSecret();
      notify.success("Email verified successfully!");
      onVerified(reply);
    },
    onError: (error) => {
      const challenge = challengeIn(error);
      if (challenge !== null) onChallenge(challenge);
    },
  });
  const resending = trpc.auth.resendVerification.useMutation({
    meta: { failed: "Failed to resend verification code" },
    onSuccess: () => notify.success("New verification code sent to your email"),
  });
  const registration = { email, registrationSecret: registrationSecret(email) };
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  // A refused code is a toast (spec part 1 §8), and the boxes are red.
  const isRefused = fault !== null || verification.isError;
  const verify = (entered: string) => {
    const problem = entered.length === CODE_LENGTH ? null : ERRORS.MALFORMED_CODE.message;
    setFault(problem);
    if (problem || verification.isPending) return;
    const entry = { ...registration, code: entered, deviceToken: deviceToken() };
    verification.mutate({ ...entry, queryParams: queryParams() });
  };
  const change = (entered: string) => {
    setCode(entered);
    if (entered.length === CODE_LENGTH && entered !== code) verify(entered);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    verify(code);
  };
  return (
    <form className="grid gap-4" onSubmit={send} aria-label="Verify Email" noValidate>
      <CodeField label="Verification code" value={code} invalid={isRefused} onChange={change} />
      <FormError>{fault}</FormError>
      <SubmitButton pending={verification.isPending} blocked={code.length < CODE_LENGTH}>
        Verify
      </SubmitButton>
      {registration.registrationSecret === undefined && (
        <p className="text-pretty text-sm text-ink-2">
          Did you create the account in another tab or browser? If the code does not work here, open the link
          in the mail.
        </p>
      )}
      <p className="text-center text-sm text-ink-2">
        No mail?{" "}
        <TextButton
          touch="inline"
          disabled={resending.isPending}
          onClick={() => resending.mutate(registration)}
        >
          Send a new code
        </TextButton>{" "}
        ·{" "}
        <TextButton touch="inline" onClick={onBack}>
          Back to Sign In
        </TextButton>
      </p>
    </form>
  );
}
