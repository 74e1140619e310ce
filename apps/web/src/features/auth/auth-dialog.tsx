import { CODE_LENGTH, CODE_MINUTES, signupOffer } from "@standings/domain";
import { Info } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { BrandMark } from "../../components/brand/wordmark.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../components/ui/dialog.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { TextButton } from "../../components/ui/text-link.tsx";
import type { SignedIn } from "../../lib/api/api-types.ts";
import type { AuthReason, AuthRequest } from "../../lib/browser-events.ts";
import { forgetPendingPack } from "../../lib/buying/pending-pack.ts";
import { useSite } from "../../lib/html/site.ts";
import { SIGN_IN_TO_SEARCH } from "../../lib/search/ask.ts";
import { forgetReturnPath } from "../../lib/session/return-path.ts";
import { useSession } from "../../lib/session/session.ts";
import { useFinishSignIn, useFollowSignIn } from "../../lib/session/settle-sign-in.ts";
import { hasSignedInBefore } from "../../lib/session/token.ts";
import { CreateAccountForm } from "./create-account-form.tsx";
import { GoogleButton } from "./google-button.tsx";
import { PendingWish, pendingWish } from "./pending-wish.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { VerifyEmailForm } from "./verify-email-form.tsx";

const SecondFactorForm = lazy(() => import("./second-factor-form.tsx"));

type SecondStep = NonNullable<AuthRequest["secondStep"]>;

type View =
  | (SecondStep & { readonly name: "second-factor" })
  | { readonly name: "sign-in" | "create-account" | "reset-password" }
  | { readonly name: "verify-email"; readonly email: string };

const TITLES = {
  "sign-in": "Sign In",
  "create-account": "Create Account",
  "reset-password": "Reset Password",
  "verify-email": "Verify Email",
  "second-factor": "Two-step sign-in",
};

/**
 * Every view is a separate form, so that a change of view clears the fields. A guest who asked for something starts
 * with a new account, unless somebody has signed in with this browser before.
 */
export function AuthDialog({ request, onClose }: { request: AuthRequest; onClose: () => void }) {
  const { reason, message } = request;
  const finishSignIn = useFinishSignIn();
  const [wish] = useState(() => pendingWish(reason));
  const isNew = wish !== null && !hasSignedInBefore();
  const [view, setView] = useState<View>(
    request.secondStep
      ? { name: "second-factor", ...request.secondStep }
      : { name: request.view ?? (isNew ? "create-account" : "sign-in") },
  );
  const [notice, setNotice] = useState(message);
  const offer = signupOffer(useSite().signupCredits);
  const close = () => {
    forgetReturnPath();
    forgetPendingPack();
    onClose();
  };
  const { status } = useSession();
  const followSignIn = useFollowSignIn();
  const state = useRef({ wasGuest: false, hasFinished: false }).current;
  // A link in a mail opens another tab, which signs this one in too.
  useEffect(() => {
    if (status !== "signed-in") state.wasGuest = true;
    else if (state.wasGuest && !state.hasFinished) {
      followSignIn();
      onClose();
    }
  }, [status, state, followSignIn, onClose]);
  const finish = (reply: SignedIn) => {
    state.hasFinished = true;
    finishSignIn(reply, view.name === "second-factor" ? view.method : "email");
    onClose();
  };
  const challenged = (challenge: string) => setView({ name: "second-factor", challenge, method: "email" });
  const verify = (email: string) => setView({ name: "verify-email", email });
  const toSignIn = () => setView({ name: "sign-in" });
  const startAgain = (reason?: string) => {
    if (reason !== undefined) setNotice(reason);
    toSignIn();
  };
  const isEntry = view.name === "sign-in" || view.name === "create-account";
  return (
    <Dialog size="auth" onClose={close}>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto px-4 py-6 sm:px-7">
        <div>
          <div className="flex items-center justify-between">
            <BrandMark className="size-8" />
            <DialogClose className="-mr-2.5" />
          </div>
          <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
            <DialogTitle className="text-xl font-strong">{TITLES[view.name]}</DialogTitle>
            {view.name === "create-account" && (
              // Above the form, which is longer than a phone's screen.
              <p className="text-sm text-ink-2">
                Have an account?{" "}
                <TextButton touch="inline" onClick={toSignIn}>
                  Sign In
                </TextButton>
              </p>
            )}
          </div>
          <div className="mt-1 text-pretty text-ink-2">{lead(view, reason, offer)}</div>
        </div>
        {isEntry && wish !== null && <PendingWish reason={reason} wish={wish} />}
        {isEntry && notice && <Message>{notice}</Message>}
        {isEntry && <GoogleButton />}
        {view.name === "sign-in" && (
          <SignInForm
            offer={offer}
            onSignedIn={finish}
            onChallenge={challenged}
            onUnverified={verify}
            onCreate={() => setView({ name: "create-account" })}
            onForgot={() => setView({ name: "reset-password" })}
          />
        )}
        {view.name === "create-account" && <CreateAccountForm onRegistered={verify} />}
        {view.name === "reset-password" && <ResetPasswordForm onBack={toSignIn} />}
        {view.name === "verify-email" && (
          <VerifyEmailForm
            email={view.email}
            onVerified={finish}
            onChallenge={challenged}
            onBack={toSignIn}
          />
        )}
        {view.name === "second-factor" && (
          <Suspense fallback={null}>
            <SecondFactorForm challenge={view.challenge} onSignedIn={finish} onBack={startAgain} />
          </Suspense>
        )}
      </div>
    </Dialog>
  );
}

function lead(view: View, reason: AuthReason, offer: string | null): ReactNode {
  switch (view.name) {
    case "sign-in":
      return LEADS[reason];
    case "create-account":
      return [
        ...(reason === "sign_in" ? [] : [LEADS[reason]]),
        offer === null ? "No card needed." : `${offer} to start with, no card needed.`,
      ].join(" ");
    case "reset-password":
      return "Enter your e-mail address and we will send a link that works for one hour.";
    case "second-factor":
      return "Your account asks for a second step.";
    case "verify-email":
      return (
        <>
          We sent a {CODE_LENGTH}-digit code to{" "}
          <span className="font-medium break-words text-ink">{view.email}</span>. It works for {CODE_MINUTES}{" "}
          minutes.
        </>
      );
  }
}

const LEADS: Record<AuthReason, string> = {
  sign_in: "Your searches and credits are waiting.",
  search_required: `${SIGN_IN_TO_SEARCH}.`,
  domain_search_required: `${SIGN_IN_TO_SEARCH}.`,
  checkout_required: "Please sign in to continue to the checkout.",
};

function Message({ children }: { children: string }) {
  return (
    <p role="status" className="flex items-start gap-2 rounded-2 bg-info-tint px-3 py-2.5 text-sm text-info">
      <Icon of={Info} className="mt-px" />
      {children}
    </p>
  );
}
