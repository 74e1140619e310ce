import { plural } from "@standings/domain";
import { Link, useSearch } from "@tanstack/react-router";
import { Info, Lock, Wallet } from "lucide-react";
import { FormError } from "../../components/ui/field.tsx";
import { SandboxBadge } from "../../components/ui/sandbox-badge.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { emit } from "../../lib/browser-events.ts";
import { useCheckout } from "../../lib/buying/checkout.ts";
import { useSession } from "../../lib/session/session.ts";
import { CreditCosts } from "./credit-costs.tsx";
import { PackColumns } from "./pack-columns.tsx";

/** `/pricing`. An abandoned checkout comes back to it. */
export function PricingPage() {
  const wasCancelled = useSearch({ from: "/pricing" }).checkout === "cancelled";
  const checkout = useCheckout();
  const options = trpc.billing.options.useQuery();
  return (
    <div className="wrap pt-6 sm:pt-10">
      <div className="flex items-end justify-between gap-x-8 gap-y-3 pt-4 max-sm:flex-col max-sm:items-start sm:pt-5">
        <div>
          <h1 className="text-2xl font-strong">Credit Packages</h1>
          <p className="mt-1.5 text-md text-pretty text-ink-2">
            Pay once, use them when you like. Nothing renews by itself.
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
          <Lock className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
          One-time payment by card.
        </p>
        <p className="text-sm text-ink-2 sm:mr-auto">
          More credits, an invoice first or a plan for a team?{" "}
          <Link to="/contact" search={{ inquiry: "billing" }} className="textlink -my-2.5 py-2.5">
            Contact Sales
          </Link>
        </p>
        {options.data?.isSandbox && <SandboxBadge>No real card is charged.</SandboxBadge>}
      </div>
      <div className="mt-4 max-w-[480px] empty:hidden">
        <FormError>{checkout.error}</FormError>
      </div>
      <CreditCosts />
    </div>
  );
}

/** Takes the same room for everybody, so that nothing moves when it is known who is here. */
function Balance() {
  const session = useSession();
  if (session.status === "unknown") return null;
  if (session.status === "signed-in") {
    return (
      <p className="inline-flex h-10 items-center gap-[7px] rounded-full bg-hover px-3.5 font-medium">
        <Wallet className="size-4" strokeWidth={1.75} aria-hidden="true" />
        You have {plural(session.user.credits, "credit")}
      </p>
    );
  }
  return (
    <button
      type="button"
      className="textlink -my-2.5 py-2.5 text-ink-2"
      onClick={() => emit("showAuthModal", { reason: "sign_in" })}
    >
      Sign in to see your credits
    </button>
  );
}

function Cancelled() {
  return (
    <div
      className="mt-6 flex items-start gap-3 rounded-3 border border-line-2 bg-sunken px-4 py-3.5"
      role="status"
    >
      <Info className="mt-px size-[18px] text-ink-3" strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p className="font-strong">Checkout cancelled</p>
        <p className="text-sm text-ink-2">Nothing was charged. The packs are still here when you want one.</p>
      </div>
    </div>
  );
}
