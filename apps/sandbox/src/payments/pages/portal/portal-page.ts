import { missingPage, type Page } from "../../../html.ts";
import { formatMoney, shortTime } from "../../formats.ts";
import type { PortalSession } from "../../objects/portal-session.ts";
import type { Subscription } from "../../objects/subscription.ts";
import type { Payments } from "../../payments.ts";

/** The customer's subscriptions that have not ended, newest first. */
export function plansOf({ store }: Payments, { customer }: PortalSession): readonly Subscription[] {
  return store.subscriptions.filter((each) => each.customer === customer && each.status !== "canceled");
}

export function portalPage(payments: Payments, session: PortalSession): Page {
  const plans = plansOf(payments, session).map((subscription) => {
    const [item] = subscription.items.data;
    return {
      id: subscription.id,
      name: payments.store.products.get(item?.price.product ?? "")?.name ?? subscription.id,
      price: formatMoney((item?.price.unit_amount ?? 0) * (item?.quantity ?? 1), subscription.currency),
      interval: item?.price.recurring?.interval ?? "month",
      isEnding: subscription.cancel_at_period_end,
      until: shortTime(item?.current_period_end ?? subscription.created),
    };
  });
  return { title: "Manage your plan", style: "checkout", view: "portal", data: { session, plans } };
}

export function missingPortalPage(): Page {
  return missingPage("No such page", {
    heading: "This link does not work any more",
    text: "The sandbox forgets it when it restarts. Open it again where you came from.",
    href: "/payments",
    link: "Payments",
  });
}
