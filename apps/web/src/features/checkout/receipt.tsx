import { type CheckoutState, findPack, plural } from "@standings/domain";
import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { SandboxBadge } from "../../components/ui/badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { PLAN_NAMES } from "../../lib/buying/plans.ts";
import { formatMoney } from "../../lib/format.ts";
import { ReturnLink } from "./return-link.tsx";

/** A paid checkout: the purchase and the new balance. */
export function Receipt({ checkout }: { checkout: CheckoutState }) {
  const options = trpc.billing.options.useQuery();
  const { title, item, renews } = purchaseOf(checkout);
  const { credits } = checkout;
  return (
    <div className="grid items-start gap-x-20 gap-y-10 md:grid-cols-[minmax(0,1fr)_420px]">
      <div>
        <p className="flex items-center gap-2 font-medium text-good" role="status">
          <Icon of={CircleCheck} size="lg" />
          Payment received
        </p>
        <h1 className="mt-2 text-2xl font-strong">{title}</h1>
        <p className="mt-6 flex items-baseline gap-3">
          <b className="text-4xl font-strong">{credits}</b>
          <span className="text-md text-ink-2">{credits === 1 ? "credit" : "credits"} to use</span>
        </p>
        <div className="mt-8 flex flex-wrap gap-2 max-sm:grid">
          <ReturnLink variant="primary" size="lg" />
          <ButtonLink to="/profile" search={{ tab: "transactions" }} size="lg">
            View transactions
          </ButtonLink>
        </div>
      </div>
      <div>
        <dl className="border-t-2 border-line-ink">
          <Line term="Bought">{item}</Line>
          <Line term="Paid">{formatMoney(checkout.amount, checkout.currency)}</Line>
          {!renews && <Line term="Renews">Never</Line>}
        </dl>
        {options.data?.isSandbox && (
          <p className="pt-3.5">
            <SandboxBadge>No real card was charged.</SandboxBadge>
          </p>
        )}
      </div>
    </div>
  );
}

interface Bought {
  readonly title: string;
  readonly item: string;
  readonly renews: boolean;
}

function purchaseOf({ creditPackage, plan }: CheckoutState): Bought {
  if (plan === "pro" || plan === "business") {
    return { title: `You are on ${PLAN_NAMES[plan]} now`, item: `${PLAN_NAMES[plan]} plan`, renews: true };
  }
  const pack = findPack(creditPackage ?? "");
  if (!pack) return { title: "Thank you", item: "Credits", renews: false };
  const credits = plural(pack.credits, "credit");
  return { title: `${credits} added`, item: `${pack.name}, ${credits}`, renews: false };
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6 border-b border-line py-3.75">
      <dt className="text-ink-2">{term}</dt>
      <dd className="text-right font-strong">{children}</dd>
    </div>
  );
}
