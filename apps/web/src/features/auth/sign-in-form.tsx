import { PASSWORD_MIN_LENGTH } from "@standings/domain";
import { type FormEvent, useState } from "react";
import { Field, FormError } from "../../components/ui/field.tsx";
import { PasswordField } from "../../components/ui/password-field.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { TextButton } from "../../components/ui/text-link.tsx";
import { queryParams } from "../../lib/advertising/marketing.ts";
import type { SignedIn } from "../../lib/api/api-types.ts";
import { errorCode, refusalText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";
import { deviceToken, keepRegistrationSecret } from "../../lib/session/browser-proofs.ts";
import { challengeIn, fieldIn } from "../../lib/session/settle-sign-in.ts";

const FAILED = "Authentication failed";

interface SignInFormProps {
  /** "5 free credits" for a new account; null for none. */
  readonly offer: string | null;
  readonly onSignedIn: (reply: SignedIn) => void;
  /** The account has a second factor, which is asked for next. */
  readonly onChallenge: (challenge: string) => void;
  readonly onUnverified: (email: string) => void;
  readonly onCreate: () => void;
  readonly onForgot: () => void;
}

export function SignInForm({
  offer,
  onSignedIn,
  onChallenge,
  onUnverified,
  onCreate,
  onForgot,
}: SignInFormProps) {
  const login = trpc.auth.login.useMutation({
    meta: { failed: FAILED, hasForm: true },
    onSuccess: (reply) => {
      notify.success("Successfully logged in!");
      onSignedIn(reply);
    },
    onError: (error, { email }) => {
      const challenge = challengeIn(error);
      if (challenge !== null) return onChallenge(challenge);
      if (!isUnverified(error)) return;
      const address = email.toLowerCase();
      const secret = fieldIn(error, "registrationSecret");
      if (secret !== null) keepRegistrationSecret(address, secret);
      notify.info("Please verify your email address to continue");
      onUnverified(address);
    },
  });
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending) return;
    login.mutate({
      email: email.trim(),
      password,
      queryParams: queryParams(),
      deviceToken: deviceToken(),
    });
  };
  return (
    <form className="grid gap-4" onSubmit={send} aria-label="Sign In">
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        required
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label="Password"
        labelEnd={
          <TextButton touch="inline" className="text-sm" onClick={onForgot}>
            Forgot password?
          </TextButton>
        }
        name="password"
        autoComplete="current-password"
        required
        minLength={PASSWORD_MIN_LENGTH}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FormError>{isNextStep(login.error) ? null : refusalText(login)}</FormError>
      <SubmitButton pending={login.isPending}>Sign In</SubmitButton>
      <p className="text-center text-sm text-ink-2">
        New here?{" "}
        <TextButton touch="inline" onClick={onCreate}>
          Create Account
        </TextButton>
        {offer !== null && ` · ${offer}`}
      </p>
    </form>
  );
}

/** No failure: another view asks for what is missing. */
function isNextStep(error: unknown): boolean {
  return isUnverified(error) || challengeIn(error) !== null;
}

function isUnverified(error: unknown): boolean {
  return errorCode(error) === "EMAIL_NOT_VERIFIED";
}
