import { ERRORS, findPasswordProblem } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { FormError } from "../../components/ui/field.tsx";
import { NewPasswordFields } from "../../components/ui/new-password-fields.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { emit } from "../../lib/browser-events.ts";
import { notify } from "../../lib/notify.ts";
import { deviceToken } from "../../lib/session/browser-proofs.ts";
import { useSessionActions } from "../../lib/session/session.ts";
import { AskToContinue } from "./ask-to-continue.tsx";
import { linkErrorText, useLinkToken } from "./mailed-link.ts";

const KEPT_TOKEN = "reset_token";
const TEXTS = { failed: "Password reset failed", network: "An error occurred while resetting your password" };

/** `/reset-password?token=`: form for a new password, or the error of an invalid link (spec part 2 §2). */
export function ResetPasswordPage() {
  const token = useLinkToken(KEPT_TOKEN);
  const [isInvalid, setInvalid] = useState(false);
  const refuse = () => {
    sessionStorage.removeItem(KEPT_TOKEN);
    setInvalid(true);
  };
  return (
    <PageFrame top="form">
      {token === null || isInvalid ? (
        <InvalidLink />
      ) : (
        <AskToContinue to="reset the password" about="This browser then signs out.">
          <NewPassword token={token} onInvalid={refuse} />
        </AskToContinue>
      )}
    </PageFrame>
  );
}

function NewPassword({ token, onInvalid }: { token: string; onInvalid: () => void }) {
  const { forget } = useSessionActions();
  const navigate = useNavigate();
  const [fault, setFault] = useState<string | null>(null);
  const reset = trpc.auth.resetPassword.useMutation({
    onSuccess: async () => {
      sessionStorage.removeItem(KEPT_TOKEN);
      notify.success("Password reset successfully!");
      // A reset ends all sessions of the account, usually including this one.
      forget();
      await navigate({ to: "/", replace: true });
      emit("showAuthModal", { reason: "sign_in", message: "Please log in with your new password." });
    },
    onError: (error) => {
      const text = linkErrorText(error, TEXTS);
      if (/expired|invalid/i.test(text)) onInvalid();
      else setFault(text);
    },
  });
  const [password, setPassword] = useState("");
  const [confirmed, setConfirmed] = useState("");
  const isReady = password !== "" && password === confirmed;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const problem = findPasswordProblem(password, confirmed);
    setFault(problem);
    if (problem || reset.isPending) return;
    reset.mutate({ token, password, deviceToken: deviceToken() });
  };
  return (
    <div className="max-w-105">
      <h1 className="text-2xl font-strong">Reset Password</h1>
      <p className="mt-1 mb-6 text-ink-2">Choose a new password. You will be signed out everywhere.</p>
      <form className="grid gap-4" onSubmit={send} aria-label="Reset Password" noValidate>
        <NewPasswordFields
          label="New password"
          confirmLabel="Confirm new password"
          autoFocus
          password={password}
          confirmed={confirmed}
          onPassword={setPassword}
          onConfirmed={setConfirmed}
        />
        <FormError>{fault}</FormError>
        <SubmitButton pending={reset.isPending} disabled={!isReady}>
          Reset Password
        </SubmitButton>
      </form>
    </div>
  );
}

function InvalidLink() {
  const navigate = useNavigate();
  const ask = () =>
    void navigate({ to: "/" }).then(() =>
      emit("showAuthModal", { reason: "sign_in", view: "reset-password" }),
    );
  return (
    <Notice
      level={1}
      tone="bad"
      title="Invalid Reset Link"
      actions={
        <>
          <Button variant="primary" onClick={ask}>
            Request a New Link
          </Button>
          <ButtonLink to="/">Back to Homepage</ButtonLink>
        </>
      }
    >
      {ERRORS.INVALID_RESET_LINK.message}
    </Notice>
  );
}
