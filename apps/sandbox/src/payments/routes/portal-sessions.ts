import { z } from "zod";
import { newPortalSession } from "../objects/portal-session.ts";
import type { Call, Route } from "../wire/call.ts";
import { readParams, text, url } from "../wire/params.ts";
import { referred } from "../wire/stripe-error.ts";

const createParams = z.strictObject({ customer: text(500), return_url: url().optional() });

function create({ payments, params, base }: Call): object {
  const { customer: id, return_url: returnUrl = null } = readParams(createParams, params);
  const customer = referred(payments.store.customers, id, "customer", "customer");
  return payments.store.portalSessions.add(newPortalSession({ customer: customer.id, returnUrl }, base));
}

export const portalSessionRoutes: readonly Route[] = [
  { method: "POST", path: "/billing_portal/sessions", answer: create },
];
