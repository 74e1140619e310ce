import { SIGN_IN_PROOF_MINUTES } from "@standings/domain";
import type { User } from "../../lib/session/session.ts";
import { startGoogleSignIn } from "../../lib/session/start-google-sign-in.ts";
import { Button } from "../ui/button.tsx";
import { PasswordField, UsernameHint } from "../ui/password-field.tsx";

interface IdentityProofProps {
  readonly user: User;
  readonly password: string;
  readonly onPassword: (typed: string) => void;
}

/** Whether what a user gives is a proof that can be sent. */
export function isProven(user: User, password: string): boolean {
  return !user.hasPassword || password !== "";
}

/** Asks who acts: for the password, or for a fresh sign-in with Google where the account has none. */
export function IdentityProof({ user, password, onPassword }: IdentityProofProps) {
  if (user.hasPassword) {
    return (
      <>
        <UsernameHint email={user.email} />
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => onPassword(event.target.value)}
        />
      </>
    );
  }
  return (
    <div className="grid justify-items-start gap-2 text-pretty text-ink-2">
      <p>
        This account has no password. If you signed in more than {SIGN_IN_PROOF_MINUTES} minutes ago, sign in
        with Google again first. You come back to this page.
      </p>
      <Button onClick={startGoogleSignIn}>Sign in with Google again</Button>
    </div>
  );
}
