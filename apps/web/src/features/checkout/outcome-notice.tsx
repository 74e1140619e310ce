import type { PaymentStatus } from "@standings/domain";
import { CircleAlert, Clock, Undo2 } from "lucide-react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Loading } from "../../components/ui/loading.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { ReturnLink } from "./return-link.tsx";

type Unpaid = Exclude<PaymentStatus, "paid">;

interface Outcome {
  readonly title: string;
  readonly text: string;
  readonly icon: typeof CircleAlert;
  readonly tone: "bad" | "plain";
  /** Offers the packs as the next step. */
  readonly buysAgain: boolean;
}

const OUTCOMES: Readonly<Record<Unpaid, Outcome>> = {
  open: {
    title: "Payment not completed",
    text: "This checkout is still open, and nothing has been charged.",
    icon: Clock,
    tone: "plain",
    buysAgain: true,
  },
  pending: {
    title: "Your payment is on its way",
    text: "We will add your credits when the payment arrives. A bank payment can take a few days; you need not wait here.",
    icon: Clock,
    tone: "plain",
    buysAgain: false,
  },
  failed: {
    title: "The payment failed",
    text: "Nothing was charged, and no credits were added. Another card or way of paying may work.",
    icon: CircleAlert,
    tone: "bad",
    buysAgain: true,
  },
  expired: {
    title: "This checkout has expired",
    text: "It was not paid in time. Nothing was charged.",
    icon: Clock,
    tone: "plain",
    buysAgain: true,
  },
  mismatch: {
    title: "This payment needs a look",
    text: "The amount paid is not what the pack costs, so no credits were added. Please contact us and give the reference below.",
    icon: CircleAlert,
    tone: "bad",
    buysAgain: false,
  },
  reversed: {
    title: "This payment was returned",
    text: "It was refunded or reversed, and its credits were taken back.",
    icon: Undo2,
    tone: "plain",
    buysAgain: true,
  },
};

/** Outcome of an unpaid checkout, with the next step. */
export function OutcomeNotice({ status, checkoutId }: { status: Unpaid; checkoutId: string }) {
  const { title, text, icon, tone, buysAgain } = OUTCOMES[status];
  return (
    <Notice
      level={1}
      icon={icon}
      tone={tone}
      title={title}
      actions={
        <>
          {buysAgain && <SeePacks />}
          {status === "mismatch" && (
            <ButtonLink to="/contact" search={{ inquiry: "billing" }} variant="primary">
              Contact us
            </ButtonLink>
          )}
          <ReturnLink variant={buysAgain || status === "mismatch" ? "secondary" : "primary"} />
        </>
      }
    >
      <p>{text}</p>
      {status === "mismatch" && <p className="mt-2 text-sm break-all text-ink-3">Reference: {checkoutId}</p>}
      {(status === "pending" || status === "open") && (
        <div className="mt-4 text-sm">
          <Loading>Looking again every few seconds</Loading>
        </div>
      )}
    </Notice>
  );
}

export function SeePacks() {
  return (
    <ButtonLink to="/pricing" variant="primary">
      See packs
    </ButtonLink>
  );
}
