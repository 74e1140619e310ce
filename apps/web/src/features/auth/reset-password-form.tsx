import { MailCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Field, FormError } from "../../components/ui/field.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { TextButton } from "../../components/ui/text-link.tsx";
import { refusalText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";

const FAILED = "Failed to send reset link";
const EMPTY = "Please enter your email address";

/** Requests the link. The reply is the same for addresses without an account. */
export function ResetPasswordForm({ onBack }: { onBack: () => void }) {
  const request = trpc.auth.forgotPassword.useMutation({
    meta: { failed: FAILED, hasForm: true },
    onSuccess: (_reply, { email }) => {
      notify.success("Password reset link sent to your email");
      setSentTo(email);
    },
  });
  const [email, setEmail] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    setEmpty(address === "");
    if (address !== "" && !request.isPending) request.mutate({ email: address });
  };
  return (
    <form className="grid gap-4" onSubmit={send} aria-label="Reset Password" noValidate>
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        placeholder="you@company.com"
        autoFocus
        value={email}
        error={isEmpty ? EMPTY : null}
        onChange={(event) => {
          setEmail(event.target.value);
          setEmpty(false);
        }}
      />
      <FormError>{refusalText(request)}</FormError>
      {sentTo !== null && (
        <p className="flex items-start gap-2 rounded-2 bg-good-tint px-3 py-2.5 text-sm text-good">
          <Icon of={MailCheck} className="mt-px" />
          <span className="min-w-0 break-words">
            If {sentTo} has an account, the link is in its inbox within a minute.
          </span>
        </p>
      )}
      <SubmitButton pending={request.isPending}>
        {sentTo === null ? "Send reset link" : "Send again"}
      </SubmitButton>
      <p className="text-center text-sm text-ink-2">
        <TextButton touch="inline" onClick={onBack}>
          Back to Sign In
        </TextButton>
      </p>
    </form>
  );
}
