import { PUBLIC_PAGES, plural, signupOffer } from "@standings/domain";
import { useSearch } from "@tanstack/react-router";
import { Info, Lock, Wallet } from "lucide-react";
import { SandboxBadge } from "../../components/ui/badge.tsx";
import { Banner } from "../../components/ui/banner.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { TextButton, TextLink } from "../../components/ui/text-link.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { emit } from "../../lib/browser-events.ts";
import { useCheckout } from "../../lib/buying/checkout.ts";
import { useSite } from "../../lib/html/site.ts";
import { useSession } from "../../lib/session/session.ts";
import { CreditCosts } from "./credit-costs.tsx";
import { PackColumns } from "./pack-columns.tsx";

/** `/pricing`. An abandoned checkout returns here. */
export function PricingPage() {
  const wasCancelled = useSearch({ from: "/pricing" }).checkout === "cancelled";
  const checkout = useCheckout();
  const options = trpc.billing.options.useQuery();
  return (
    <PageFrame top="page">
      <div className="flex items-end justify-between gap-x-8 gap-y-3 pt-4 max-sm:flex-col max-sm:items-start sm:pt-5">
        <div>
          <h1 className="text-2xl font-strong">{PUBLIC_PAGES.pricing.title}</h1>
          <p className="mt-1.5 text-md text-pretty text-ink-2">
            Pay once. Credits never expire. No subscription.
          </p>
        </div>
        <div className="flex h-10 flex-none items-center">
          <Balance />
        </div>
      </div>
      {wasCancelled && <Cancelled />}
      <PackColumns checkout={checkout} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex items-center gap-1.5 text-sm text-ink-3">
          <Icon of={Lock} size="sm" />
          One-time payment by card.
        </p>
        <p className="text-sm text-ink-2 sm:mr-auto">
          Need more credits, an invoice or a team plan?{" "}
          <TextLink to="/contact" search={{ inquiry: "billing" }} touch="inline">
            Contact Sales
          </TextLink>
        </p>
        {options.data?.isSandbox && <SandboxBadge>No real card is charged.</SandboxBadge>}
      </div>
      <CreditCosts />
    </PageFrame>
  );
}

/** Balance, or what a new account starts with, of equal height, so that nothing moves when the session is known. */
function Balance() {
  const { user } = useSession();
  if (!user) return <ForGuests />;
  return (
    <p className="inline-flex h-10 items-center gap-1.75 rounded-full bg-hover px-3.5 font-medium">
      <Icon of={Wallet} />
      You have {plural(user.credits, "credit")}
    </p>
  );
}

/** Part of the server's HTML; a visitor with a session never sees it. */
function ForGuests() {
  const offer = signupOffer(useSite().signupCredits);
  return (
    <p className="text-ink-2 member:invisible">
      {offer !== null && `New accounts start with ${offer}. `}
      <TextButton
        touch="inline"
        className="text-ink noscript:hidden"
        onClick={() => emit("showAuthModal", { reason: "sign_in", view: "create-account" })}
      >
        Create an account
      </TextButton>
    </p>
  );
}

function Cancelled() {
  return (
    <Banner
      tone="plain"
      icon={Info}
      title="Checkout cancelled"
      text="Nothing was charged. The packs are still here when you want one."
      className="mt-6"
    />
  );
}
