import { type FormEvent, useState } from "react";
import { FormError } from "../../components/ui/field.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { useData } from "../../lib/api/data.tsx";
import { useSubmit } from "../../lib/api/use-submit.ts";
import { notify } from "../../lib/notify.ts";

/** The same link as "Forgot password?": it proves the address before it sets a password. */
export function SetPassword({ email }: { email: string }) {
  const { api } = useData();
  const { pending, error, submit } = useSubmit("Failed to send reset link");
  const [isSent, setSent] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit(async () => {
      await (await api()).auth.forgotPassword.mutate({ email });
      setSent(true);
      notify.success("Password reset link sent to your email");
    });
  };
  return (
    <form className="grid justify-items-start gap-3" onSubmit={send} aria-label="Set a password">
      <p className="text-ink-2">
        To have one as well, use “Forgot password?” when signing in, or send the link now. It works for one
        hour.
      </p>
      <FormError>{error}</FormError>
      <SubmitButton pending={pending} disabled={isSent} variant="secondary" size="md" className="">
        {isSent ? "Link sent" : "Send a link to set a password"}
      </SubmitButton>
    </form>
  );
}
