import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { FormError } from "../../components/ui/field.tsx";
import { PasswordField, UsernameHint } from "../../components/ui/password-field.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { TextButton } from "../../components/ui/text-link.tsx";
import { queryParams } from "../../lib/advertising/marketing.ts";
import type { SignedIn } from "../../lib/api/api-types.ts";
import { errorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { emit } from "../../lib/browser-events.ts";
import { deviceToken } from "../../lib/session/browser-proofs.ts";
import { challengeIn } from "../../lib/session/settle-sign-in.ts";
import { linkErrorText, VERIFICATION_TEXTS } from "./mailed-link.ts";

interface VerifyLinkFormProps {
  readonly token: string;
  /** Address that the link verifies. */
  readonly email: string;
  readonly onVerified: (reply: SignedIn) => void;
  /** Told why the link works no longer. */
  readonly onInvalid: (message: string) => void;
}

/** Asks for the password chosen when registering: it tells the reader's registration from a stranger's. */
export function VerifyLinkForm({ token, email, onVerified, onInvalid }: VerifyLinkFormProps) {
  const navigate = useNavigate();
  const verification = trpc.auth.verifyEmail.useMutation({
    onSuccess: onVerified,
    onError: (error) => {
      if (errorCode(error) === "INVALID_VERIFICATION_LINK") onInvalid(error.message);
      const challenge = challengeIn(error);
      if (challenge === null) return;
      emit("showAuthModal", { reason: "sign_in", secondStep: { challenge, method: "email" } });
    },
  });
  const [password, setPassword] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (verification.isPending) return;
    verification.mutate({ token, password, deviceToken: deviceToken(), queryParams: queryParams() });
  };
  const createAgain = () =>
    void navigate({ to: "/" }).then(() =>
      emit("showAuthModal", { reason: "sign_in", view: "create-account" }),
    );
  return (
    <div className="max-w-105">
      <h1 className="text-2xl font-strong">Verify Email</h1>
      <p className="mt-1 mb-6 text-pretty text-ink-2">
        Enter the password you chose for <span className="font-medium break-words text-ink">{email}</span>, so
        that nobody else opens an account with your address.
      </p>
      <form className="grid gap-4" onSubmit={send} aria-label="Verify Email" noValidate>
        <UsernameHint email={email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <FormError>
          {verification.error === null ? null : linkErrorText(verification.error, VERIFICATION_TEXTS)}
        </FormError>
        <SubmitButton pending={verification.isPending} disabled={password === ""}>
          Verify e-mail
        </SubmitButton>
      </form>
      <p className="mt-4 text-pretty text-sm text-ink-2">
        Forgot it, or was it not you who created the account?{" "}
        <TextButton touch="inline" onClick={createAgain}>
          Create your account
        </TextButton>{" "}
        with a password of your own.
      </p>
    </div>
  );
}
