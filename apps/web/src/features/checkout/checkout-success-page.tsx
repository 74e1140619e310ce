import { ERRORS } from "@standings/domain";
import { RotateCw, Wallet } from "lucide-react";
import { useEffect } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Loading } from "../../components/ui/loading.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { errorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { emit } from "../../lib/browser-events.ts";
import { useSession } from "../../lib/session/session.ts";
import { OutcomeNotice, SeePacks } from "./outcome-notice.tsx";
import { Receipt } from "./receipt.tsx";
import { ReturnLink } from "./return-link.tsx";
import { settlePurchase } from "./settle-purchase.ts";
import { useOutcome } from "./use-outcome.ts";

/** `/checkout/success?session_id=`: the outcome of a checkout, confirmed by the server. */
export function CheckoutSuccessPage({ checkoutId }: { checkoutId: string | null }) {
  const { status } = useSession();
  return (
    <PageFrame top="receipt">
      {checkoutId === null ? (
        <NotFound />
      ) : status === "guest" ? (
        <SignedOut />
      ) : status === "signed-in" ? (
        <Outcome checkoutId={checkoutId} />
      ) : status === "failed" ? (
        <Unconfirmed onRetry={() => window.location.reload()} />
      ) : (
        <Confirming />
      )}
    </PageFrame>
  );
}

function Outcome({ checkoutId }: { checkoutId: string }) {
  const utils = trpc.useUtils();
  const { data: checkout, error, isFetching, refetch } = useOutcome(checkoutId);
  useEffect(() => {
    if (checkout?.status === "paid") settlePurchase(utils, checkoutId, checkout);
  }, [utils, checkoutId, checkout]);
  if (checkout?.status === "paid") return <Receipt checkout={checkout} />;
  if (checkout) return <OutcomeNotice status={checkout.status} checkoutId={checkoutId} />;
  if (isFetching) return <Confirming />;
  const code = errorCode(error);
  if (code === "CHECKOUT_NOT_FOUND" || code === "INVALID_INPUT") return <NotFound />;
  return <Unconfirmed onRetry={() => void refetch()} />;
}

function Confirming() {
  return (
    <>
      <h1 className="mb-3 text-2xl font-strong">Your purchase</h1>
      <Loading>Confirming your payment…</Loading>
    </>
  );
}

function SignedOut() {
  useEffect(() => emit("showAuthModal", { reason: "sign_in" }), []);
  return (
    <Notice
      level={1}
      icon={Wallet}
      title="Sign in to see your purchase"
      actions={
        <Button variant="primary" onClick={() => emit("showAuthModal", { reason: "sign_in" })}>
          Sign In
        </Button>
      }
    >
      Credits you have paid for are added to your account either way.
    </Notice>
  );
}

function NotFound() {
  return (
    <Notice
      level={1}
      tone="bad"
      title={ERRORS.CHECKOUT_NOT_FOUND.message}
      actions={
        <>
          <SeePacks />
          <ReturnLink />
        </>
      }
    >
      The link is incomplete, or the checkout belongs to another account.
    </Notice>
  );
}

function Unconfirmed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      level={1}
      tone="bad"
      title="Your payment could not be confirmed yet"
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            <Icon of={RotateCw} />
            Try again
          </Button>
          <ReturnLink />
        </>
      }
    >
      The payment provider does not answer. If you have paid, your credits are added as soon as it does.
    </Notice>
  );
}
