import { CODE_LENGTH, CODE_MINUTES, plural } from "@standings/domain";
import { Globe, Info, Search, Wallet } from "lucide-react";
import { type ReactNode, useState } from "react";
import { BrandMark } from "../../components/brand/wordmark.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../components/ui/dialog.tsx";
import { FormError } from "../../components/ui/field.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import type { SignedIn } from "../../lib/api/api-types.ts";
import type { AuthReason, AuthRequest } from "../../lib/browser-events.ts";
import { forgetPendingPack, peekPendingPack } from "../../lib/buying/pending-pack.ts";
import { SIGN_IN_TO_SEARCH } from "../../lib/search/ask.ts";
import { useFinishSignIn } from "../../lib/session/finish-sign-in.ts";
import {
  domainInPath,
  forgetReturnPath,
  peekReturnPath,
  questionInPath,
} from "../../lib/session/return-path.ts";
import { CreateAccountForm } from "./create-account-form.tsx";
import { GoogleButton } from "./google-button.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { VerifyEmailForm } from "./verify-email-form.tsx";

type View =
  | { readonly name: "sign-in" | "create-account" | "reset-password" }
  | { readonly name: "verify-email"; readonly email: string };

const TITLES = {
  "sign-in": "Sign In",
  "create-account": "Create Account",
  "reset-password": "Reset Password",
  "verify-email": "Verify Email",
};

/** Every view is a separate form, so that a change of view clears the fields. */
export function AuthDialog({ request, onClose }: { request: AuthRequest; onClose: () => void }) {
  const { reason, message, tone = "plain" } = request;
  const finishSignIn = useFinishSignIn();
  const [view, setView] = useState<View>({ name: request.view ?? "sign-in" });
  const close = () => {
    forgetReturnPath();
    forgetPendingPack();
    onClose();
  };
  const finish = (reply: SignedIn) => {
    finishSignIn(reply, "email");
    onClose();
  };
  const verify = (email: string) => setView({ name: "verify-email", email });
  const toSignIn = () => setView({ name: "sign-in" });
  const isEntry = view.name === "sign-in" || view.name === "create-account";
  return (
    <Dialog size="auth" onClose={close}>
      <div className="grid content-start gap-4 overflow-y-auto px-4 py-6 sm:px-7">
        <div>
          <div className="flex items-center justify-between">
            <BrandMark className="size-8" />
            <DialogClose className="-mr-2.5" />
          </div>
          <DialogTitle className="mt-3 text-xl font-strong">{TITLES[view.name]}</DialogTitle>
          <div className="mt-1 text-pretty text-ink-2">{lead(view, reason)}</div>
        </div>
        {isEntry && <PendingWish reason={reason} />}
        {isEntry && message && <Message text={message} tone={tone} />}
        {isEntry && <GoogleButton />}
        {view.name === "sign-in" && (
          <SignInForm
            onSignedIn={finish}
            onUnverified={verify}
            onCreate={() => setView({ name: "create-account" })}
            onForgot={() => setView({ name: "reset-password" })}
          />
        )}
        {view.name === "create-account" && <CreateAccountForm onRegistered={verify} onSignIn={toSignIn} />}
        {view.name === "reset-password" && <ResetPasswordForm onBack={toSignIn} />}
        {view.name === "verify-email" && (
          <VerifyEmailForm email={view.email} onVerified={finish} onBack={toSignIn} />
        )}
      </div>
    </Dialog>
  );
}

function lead(view: View, reason: AuthReason): ReactNode {
  switch (view.name) {
    case "sign-in":
      return LEADS[reason];
    case "create-account":
      return "5 credits to start with. No card needed.";
    case "reset-password":
      return "Enter your e-mail address and we will send a link that works for one hour.";
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
  domain_search_required: "Please sign in to analyze this company.",
  checkout_required: "Please sign in to continue to the checkout.",
};

const ICONS = {
  search_required: Search,
  domain_search_required: Globe,
  checkout_required: Wallet,
};

/** The search, company page or pack that follows sign-in. */
function PendingWish({ reason }: { reason: AuthReason }) {
  if (reason === "sign_in") return null;
  const path = peekReturnPath();
  const wanted =
    reason === "checkout_required" ? pendingPack() : (questionInPath(path) ?? domainInPath(path));
  if (wanted === null) return null;
  const icon = ICONS[reason];
  return (
    <p className="flex h-10 items-center gap-2.5 rounded-2 bg-mark-tint px-3">
      <Icon of={icon} className="text-mark-ink" />
      <span className="truncate" title={wanted}>
        {wanted}
      </span>
    </p>
  );
}

function pendingPack(): string | null {
  const pack = peekPendingPack();
  return pack && `${plural(pack.credits, "credit")} for $${pack.usd}`;
}

function Message({ text, tone }: { text: string; tone: "plain" | "bad" }) {
  if (tone === "bad") return <FormError>{text}</FormError>;
  return (
    <p role="status" className="flex items-start gap-2 rounded-2 bg-info-tint px-3 py-2.5 text-sm text-info">
      <Icon of={Info} className="mt-px" />
      {text}
    </p>
  );
}
