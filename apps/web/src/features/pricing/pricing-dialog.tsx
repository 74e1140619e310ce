import { CREDIT_PACKS, KIND_TITLES, plural } from "@standings/domain";
import { Lock } from "lucide-react";
import { useRef } from "react";
import { SandboxBadge } from "../../components/ui/badge.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../components/ui/dialog.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import type { PricingRequest } from "../../lib/browser-events.ts";
import { type Purchase, useCheckout } from "../../lib/buying/checkout.ts";
import { useSession } from "../../lib/session/session.ts";
import { PackRow } from "./pack-row.tsx";

interface PricingDialogProps {
  readonly request: PricingRequest;
  readonly onClose: () => void;
}

/** Top-up dialog: the packs and the feature that needs credits. */
export function PricingDialog({ request, onClose }: PricingDialogProps) {
  const { feature, message, creditsRequired } = request;
  const heading = useRef<HTMLHeadingElement>(null);
  const session = useSession();
  const checkout = useCheckout();
  const options = trpc.billing.options.useQuery();
  const credits = request.currentCredits ?? session.user?.credits ?? 0;
  const owned = session.user ? `You have ${plural(credits, "credit")}.` : "";
  const buy = (purchase: Purchase) => {
    // Guests continue in the sign-in dialog.
    if (session.status === "guest") onClose();
    checkout.buy(purchase);
  };
  const focusHeading = (event: Event) => {
    event.preventDefault();
    heading.current?.focus();
  };
  return (
    <Dialog size="packs" onClose={onClose} onOpenAutoFocus={focusHeading}>
      <div className="overflow-y-auto px-4 pt-5 pb-6 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            {feature && <p className="text-sm font-medium text-ink-3">{feature}</p>}
            <DialogTitle ref={heading} tabIndex={-1} data-focus-quiet className="mt-0.5 text-xl font-strong">
              {titleFor(feature)}
            </DialogTitle>
          </div>
          <DialogClose className="-mt-2 -mr-2 flex-none" />
        </div>
        <p className="mt-1.5 text-pretty text-ink-2">
          {message ?? `${owned} Pay once. Credits never expire.`}
        </p>
        {creditsRequired !== undefined && <Need credits={credits} required={creditsRequired} />}
        <ul className="mt-5 mb-4 grid gap-2">
          {CREDIT_PACKS.map((pack) => (
            <PackRow key={pack.id} pack={pack} checkout={{ ...checkout, buy }} />
          ))}
        </ul>
        <p className="mt-4 flex items-start gap-1.5 text-sm text-ink-3">
          <Icon of={Lock} size="sm" className="mt-0.5" />
          One-time payment by card. You come back here after paying.
        </p>
        {options.data?.isSandbox && (
          <p className="mt-2">
            <SandboxBadge>No real card is charged.</SandboxBadge>
          </p>
        )}
      </div>
    </Dialog>
  );
}

function titleFor(feature: string | undefined): string {
  if (feature === undefined) return "Add credits";
  return feature === KIND_TITLES.company ? "Add credits to see the full ranking" : "Add credits to continue";
}

function Need({ credits, required }: { credits: number; required: number }) {
  return (
    <dl className="mt-4 grid grid-cols-2 divide-x divide-line rounded-2 border border-line bg-sunken">
      <Figure term="You have">{credits}</Figure>
      <Figure term="This takes">{required}</Figure>
    </dl>
  );
}

function Figure({ term, children }: { term: string; children: number }) {
  return (
    <div className="px-4 py-2.5">
      <dt className="text-xs text-ink-3">{term}</dt>
      <dd className="text-sentence/6.5 font-strong">{children}</dd>
    </div>
  );
}
