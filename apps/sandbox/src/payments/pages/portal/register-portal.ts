import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sendPage } from "../../../html.ts";
import { acceptForms } from "../../../requests.ts";
import { meetFault, registerFaults } from "../../faults.ts";
import type { PortalSession } from "../../objects/portal-session.ts";
import type { Payments } from "../../payments.ts";
import { change } from "../../store/store.ts";
import { endAtPeriodEnd } from "../../verbs/subscriptions.ts";
import { idOf } from "../../wire/call.ts";
import { sendStripeError } from "../../wire/stripe-error.ts";
import { missingPortalPage, plansOf, portalPage } from "./portal-page.ts";

const submission = z.object({
  action: z.enum(["cancel", "renew"]),
  subscription: z.string().max(300),
});

/** The customer portal: a plan is set to end with its period, as Stripe's does by default, or goes on after all. */
export function registerPortal(app: FastifyInstance, payments: Payments): void {
  acceptForms(app);
  app.setErrorHandler(sendStripeError);
  app.addHook("onRequest", async (request, reply) => {
    await meetFault(payments.faults, request, reply);
  });
  registerFaults(app);

  app.get("/:id", (request, reply) => {
    const session = payments.store.portalSessions.get(idOf(request));
    return session
      ? sendPage(reply, portalPage(payments, session))
      : sendPage(reply, missingPortalPage(), 404);
  });
  app.post("/:id", (request, reply) => {
    const session = payments.store.portalSessions.get(idOf(request));
    if (!session) return sendPage(reply, missingPortalPage(), 404);
    const form = submission.safeParse(request.body ?? {});
    if (form.success) setRenewal(payments, session, form.data);
    return reply.redirect(`/portal/${session.id}`, 303);
  });
}

/** Changes nothing for a subscription of somebody else, or one that has ended meanwhile. */
function setRenewal(
  payments: Payments,
  session: PortalSession,
  { action, subscription: id }: z.output<typeof submission>,
): void {
  const subscription = plansOf(payments, session).find((each) => each.id === id);
  if (!subscription) return;
  const previous = change(subscription, endAtPeriodEnd(subscription, action === "cancel"));
  if (Object.keys(previous).length > 0)
    payments.emit("customer.subscription.updated", subscription, previous);
}
