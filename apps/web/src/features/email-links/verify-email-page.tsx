import { ERRORS } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { ButtonLink } from "../../components/ui/button-link.tsx";
import { Loading } from "../../components/ui/delayed-fallback.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { queryParams } from "../../lib/advertising/marketing.ts";
import type { SignedIn } from "../../lib/api/api-types.ts";
import { type TrpcClient, trpc } from "../../lib/api/trpc.ts";
import { emit } from "../../lib/browser-events.ts";
import { resumeCheckout } from "../../lib/buying/checkout.ts";
import { notify } from "../../lib/notify.ts";
import { flagSignup, useSettleSignIn } from "../../lib/session/finish-sign-in.ts";
import { linkErrorText } from "./link-error-text.ts";
import { useLinkToken } from "./link-token.ts";

type State =
  | { readonly name: "verifying" }
  | { readonly name: "verified"; readonly target: string }
  | { readonly name: "failed"; readonly message: string };

const HOME_MS = 3000;
const TEXTS = { failed: "Email verification failed", network: "An error occurred during verification" };

/** One call per link, even when effects run twice, because the token works once. */
const calls = new Map<string, Promise<SignedIn>>();

function verifyOnce({ auth }: TrpcClient, token: string): Promise<SignedIn> {
  const call = calls.get(token) ?? auth.verifyEmail.mutate({ token, queryParams: queryParams() });
  calls.set(token, call);
  return call;
}

/** `/verify-email?token=`: verifies, then opens home after three seconds or shows the error (spec part 2 §2). */
export function VerifyEmailPage() {
  const token = useLinkToken();
  const { client } = trpc.useUtils();
  const settleSignIn = useSettleSignIn();
  const [state, setState] = useState<State>(
    token === null
      ? { name: "failed", message: ERRORS.INVALID_VERIFICATION_LINK.message }
      : { name: "verifying" },
  );
  useEffect(() => {
    if (token === null) return;
    let current = true;
    verifyOnce(client, token).then(
      (reply) => {
        if (!current) return;
        const target = settleSignIn(reply, "email") ?? flagSignup(reply, "/");
        setState({ name: "verified", target });
        resumeCheckout(client);
      },
      (error: unknown) => current && setState({ name: "failed", message: linkErrorText(error, TEXTS) }),
    );
    return () => {
      current = false;
    };
  }, [token, client, settleSignIn]);
  return (
    <PageFrame top="form">
      {state.name === "verifying" && <Verifying />}
      {state.name === "verified" && <Verified target={state.target} />}
      {state.name === "failed" && <Failed message={state.message} />}
    </PageFrame>
  );
}

function Verifying() {
  return (
    <>
      <h1 className="mb-3 text-2xl font-strong">Verify Email</h1>
      <Loading>Verifying your email address…</Loading>
    </>
  );
}

function Verified({ target }: { target: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ href: target, replace: true }), HOME_MS);
    return () => clearTimeout(timer);
  }, [target, navigate]);
  return (
    <div role="status">
      <Notice
        level={1}
        icon={CircleCheck}
        title="Your email has been verified successfully!"
        actions={
          <Button variant="primary" onClick={() => void navigate({ href: target, replace: true })}>
            Go Home Now
          </Button>
        }
      >
        You are signed in. The home page opens in three seconds.
      </Notice>
    </div>
  );
}

function Failed({ message }: { message: string }) {
  const navigate = useNavigate();
  const resend = () => {
    notify.info("Please log in to get a new verification email");
    void navigate({ to: "/" }).then(() =>
      emit("showAuthModal", {
        reason: "sign_in",
        message: "Log in with your e-mail and password, and we will send a new code.",
      }),
    );
  };
  return (
    <Notice
      level={1}
      tone="bad"
      title={message}
      actions={
        <>
          <Button variant="primary" onClick={resend}>
            Resend Verification Email
          </Button>
          <ButtonLink to="/">Back to Homepage</ButtonLink>
        </>
      }
    >
      Links work once and for a short time. If your address is verified already, just sign in.
    </Notice>
  );
}
