import type { FormEvent } from "react";
import { FormError } from "../../components/ui/field.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { failureText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";

const FAILED = "Failed to send reset link";

/** Sends the same link as "Forgot password?", which proves the address before it sets a password. */
export function SetPassword({ email }: { email: string }) {
  const request = trpc.auth.forgotPassword.useMutation({
    onSuccess: () => notify.success("Password reset link sent to your email"),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!request.isPending) request.mutate({ email });
  };
  return (
    <form className="grid justify-items-start gap-3" onSubmit={send} aria-label="Set a password">
      <p className="text-ink-2">
        To add a password, use “Forgot password?” when you sign in, or send the link now. It works for one
        hour.
      </p>
      <FormError>{failureText(request, FAILED)}</FormError>
      <SubmitButton pending={request.isPending} disabled={request.isSuccess} variant="secondary" size="md">
        {request.isSuccess ? "Link sent" : "Send a link to set a password"}
      </SubmitButton>
    </form>
  );
}
