import { useNavigate } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { useState } from "react";
import { BrandMark } from "../../components/brand/wordmark.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../components/ui/dialog.tsx";
import { SIGN_IN_TO_SEARCH } from "../../lib/ask.ts";
import type { AuthReason } from "../../lib/browser-events.ts";
import { useData } from "../../lib/data.tsx";
import { forgetReturnPath, peekReturnPath, questionInPath, takeReturnPath } from "../../lib/return-path.ts";
import { signIn, type User } from "../../lib/session.ts";
import { CreateAccountForm } from "./create-account-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { VerifyEmailForm } from "./verify-email-form.tsx";

type View =
  | { readonly name: "sign-in" }
  | { readonly name: "create-account" }
  | { readonly name: "verify-email"; readonly email: string };

export interface AuthReply {
  readonly token: string;
  readonly refreshToken: string;
  readonly user: User;
}

const REDIRECT_MS = 100;
const TITLES = { "sign-in": "Sign In", "create-account": "Create Account", "verify-email": "Verify Email" };

export function AuthDialog({ reason, onClose }: { reason: AuthReason; onClose: () => void }) {
  const data = useData();
  const navigate = useNavigate();
  const [view, setView] = useState<View>({ name: "sign-in" });
  const waitsForSearch = reason !== "sign_in";
  const question = waitsForSearch ? questionInPath(peekReturnPath()) : null;
  const close = () => {
    forgetReturnPath();
    onClose();
  };
  const finish = (reply: AuthReply) => {
    const path = takeReturnPath();
    signIn(data, reply);
    onClose();
    if (path) setTimeout(() => void navigate({ href: path }), REDIRECT_MS);
  };
  const verify = (email: string) => setView({ name: "verify-email", email });
  return (
    <Dialog onClose={close} className="max-w-[420px]">
      <div className="grid content-start gap-4 overflow-y-auto px-4 py-6 sm:px-7">
        <div>
          <div className="flex items-center justify-between">
            <BrandMark className="size-8" />
            <DialogClose className="-mr-2.5" />
          </div>
          <DialogTitle className="mt-3 text-xl font-strong">{TITLES[view.name]}</DialogTitle>
          <div className="mt-1 text-pretty text-ink-2">{lead(view, waitsForSearch)}</div>
        </div>
        {question && view.name !== "verify-email" && (
          <p className="flex h-10 items-center gap-2.5 rounded-2 bg-mark-tint px-3">
            <Search className="size-4 text-mark-ink" strokeWidth={1.75} aria-hidden="true" />
            <span className="truncate" title={question}>
              {question}
            </span>
          </p>
        )}
        {view.name === "sign-in" && (
          <SignInForm
            onSignedIn={finish}
            onUnverified={verify}
            onCreate={() => setView({ name: "create-account" })}
          />
        )}
        {view.name === "create-account" && (
          <CreateAccountForm onRegistered={verify} onSignIn={() => setView({ name: "sign-in" })} />
        )}
        {view.name === "verify-email" && (
          <VerifyEmailForm
            email={view.email}
            onVerified={finish}
            onBack={() => setView({ name: "sign-in" })}
          />
        )}
      </div>
    </Dialog>
  );
}

function lead(view: View, waitsForSearch: boolean) {
  if (view.name === "create-account") return "5 credits to start with. No card needed.";
  if (view.name === "sign-in")
    return waitsForSearch ? `${SIGN_IN_TO_SEARCH}.` : "Your searches and credits are waiting.";
  return (
    <>
      We sent a 6-digit code to <span className="font-medium break-words text-ink">{view.email}</span>. It
      works for 10 minutes.
    </>
  );
}
