import { ERRORS } from "@standings/domain";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Loading } from "../../components/ui/loading.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import type { SignedIn } from "../../lib/api/api-types.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { emit } from "../../lib/browser-events.ts";
import { resumeCheckout } from "../../lib/buying/checkout.ts";
import { notify } from "../../lib/notify.ts";
import { forgetRegistrationSecret } from "../../lib/session/browser-proofs.ts";
import { flagSignup, useSettleSignIn } from "../../lib/session/settle-sign-in.ts";
import { AskToContinue } from "./ask-to-continue.tsx";
import { linkErrorText, useLinkToken, VERIFICATION_TEXTS } from "./mailed-link.ts";
import { VerifyLinkForm } from "./verify-link-form.tsx";

const HOME_MS = 3000;

/** `/verify-email?token=`: asks for the registration's password, then opens home (spec part 2 §2, decision 19). */
export function VerifyEmailPage() {
  const token = useLinkToken();
  return (
    <PageFrame top="form">
      {token === null ? (
        <Failed message={ERRORS.INVALID_VERIFICATION_LINK.message} />
      ) : (
        <Link token={token} />
      )}
    </PageFrame>
  );
}

function Link({ token }: { token: string }) {
  const { client } = trpc.useUtils();
  const settleSignIn = useSettleSignIn();
  const [target, setTarget] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const link = useQuery({
    queryKey: ["verification-link", token],
    queryFn: () => client.auth.readVerificationLink.mutate({ token }),
    meta: { isPublic: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const finish = (reply: SignedIn) => {
    forgetRegistrationSecret();
    setTarget(settleSignIn(reply, "email") ?? flagSignup(reply, "/"));
    resumeCheckout(client);
  };
  if (target !== null) return <Verified target={target} />;
  if (refusal !== null) return <Failed message={refusal} />;
  if (link.isPending) return <Verifying />;
  if (link.isError) return <Failed message={linkErrorText(link.error, VERIFICATION_TEXTS)} />;
  const { email } = link.data;
  return (
    <AskToContinue to={`as ${email}`} about="This browser then shows that account in place of yours.">
      <VerifyLinkForm token={token} email={email} onVerified={finish} onInvalid={setRefusal} />
    </AskToContinue>
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
        message: "Log in with your e-mail and password, and ask for a new code.",
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
