import { ERRORS } from "@standings/domain";
import { type FormEvent, useState } from "react";
import { FormError } from "../../components/ui/field.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { TextButton } from "../../components/ui/text-link.tsx";
import { queryParams } from "../../lib/advertising/marketing.ts";
import type { SignedIn } from "../../lib/api/api-types.ts";
import { useData } from "../../lib/api/data.tsx";
import { errorText } from "../../lib/api/errors.ts";
import { useSubmit } from "../../lib/api/use-submit.ts";
import { notify } from "../../lib/notify.ts";
import { CODE_LENGTH, CodeField } from "./code-field.tsx";

interface VerifyEmailFormProps {
  readonly email: string;
  readonly onVerified: (reply: SignedIn) => void;
  readonly onBack: () => void;
}

export function VerifyEmailForm({ email, onVerified, onBack }: VerifyEmailFormProps) {
  const { api } = useData();
  const { pending, error, submit, refuse } = useSubmit(ERRORS.INVALID_CODE.message);
  const [code, setCode] = useState("");
  const [resending, setResending] = useState(false);
  const verify = (entered: string) => {
    if (entered.length !== CODE_LENGTH) return refuse(ERRORS.MALFORMED_CODE.message);
    void submit(async () => {
      const reply = await (await api()).auth.verifyEmail.mutate({
        email,
        code: entered,
        queryParams: queryParams(),
      });
      notify.success("Email verified successfully!");
      onVerified(reply);
    });
  };
  const change = (entered: string) => {
    setCode(entered);
    if (entered.length === CODE_LENGTH && entered !== code) verify(entered);
  };
  const resend = () => {
    setResending(true);
    api()
      .then(({ auth }) => auth.resendVerification.mutate({ email }))
      .then(
        () => notify.success("New verification code sent to your email"),
        (cause: unknown) => notify.error(errorText(cause, "Failed to resend verification code")),
      )
      .finally(() => setResending(false));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    verify(code);
  };
  return (
    <form className="grid gap-4" onSubmit={send} aria-label="Verify Email" noValidate>
      <CodeField value={code} invalid={error !== null} onChange={change} />
      <FormError>{error}</FormError>
      <SubmitButton pending={pending} blocked={code.length < CODE_LENGTH}>
        Verify
      </SubmitButton>
      <p className="text-center text-sm text-ink-2">
        No mail?{" "}
        <TextButton touch="inline" disabled={resending} onClick={resend}>
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
