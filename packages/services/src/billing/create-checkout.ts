import { newId } from "@standings/database";
import { CURRENCY, findPack, hasPaidPlan, PAID_PLANS, type PaidPlan } from "@standings/domain";
import { MissingCustomerError } from "@standings/integrations";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { countUse } from "../limits/rate-limit.ts";
import type { Viewer } from "../request.ts";
import { allowAnyone, requireUser, type ServiceRequest } from "../request.ts";
import { ensureCustomer, replaceCustomer } from "./ensure-customer.ts";

export interface CheckoutRequest {
  /** "20", "50" or "100". */
  readonly creditPackage?: string | undefined;
  /** Sold only where a price is configured for it. */
  readonly plan?: PaidPlan | undefined;
}

const CENTS = 100;

type Order = ReturnType<typeof findItem>;

/**
 * Begins the purchase of a pack (or a plan): a payment of our own, then the provider's hosted checkout for it.
 * Nothing is granted here. Throws INVALID_PACK, PLAN_NOT_SOLD, PLAN_IS_YOURS, TOO_MANY_REQUESTS or
 * CHECKOUT_FAILED (the provider does not answer).
 */
export async function createCheckout(
  request: ServiceRequest,
  chosen: CheckoutRequest,
): Promise<{ readonly sessionUrl: string }> {
  const { services, viewer } = requireUser(request);
  const order = findItem(services, chosen);
  await refuseSamePlan(services, viewer, order);
  await countUse(services, "checkout", viewer);
  const paymentId = newId();
  await insertPayment(services, viewer, paymentId, order);
  try {
    const customerId = await ensureCustomer(services, viewer);
    const { checkoutId, url } = await openCheckout(services, viewer, { paymentId, order, customerId });
    await services.db
      .updateTable("payments")
      .set({ checkout_id: checkoutId })
      .where("id", "=", paymentId)
      .execute();
    return { sessionUrl: url };
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    services.log.warn({ err: error, paymentId }, "checkout not created");
    await services.db.updateTable("payments").set({ status: "failed" }).where("id", "=", paymentId).execute();
    throw new ServiceError("CHECKOUT_FAILED", { cause: error });
  }
}

function findItem({ settings }: ServiceContext, { creditPackage, plan }: CheckoutRequest) {
  if (plan !== undefined) {
    const priceId = settings.planPrices[plan];
    if (!priceId) throw new ServiceError("PLAN_NOT_SOLD");
    return { pack: null, plan, item: { kind: "plan" as const, plan, priceId }, credits: 0, amount: 0 };
  }
  const pack = findPack(creditPackage ?? "");
  if (!pack) throw new ServiceError("INVALID_PACK");
  const { name, credits, usd } = pack;
  const amount = usd * CENTS;
  const item = { kind: "pack" as const, name, credits, amount, currency: CURRENCY };
  return { pack: pack.id, plan: null, item, credits, amount };
}

const UNPAID = "You have this plan already, but it is not paid. Pay it with Manage plan in your profile.";

/** A plan that an admin set can be bought; one that a subscription pays for, or would once paid, would be paid twice. */
async function refuseSamePlan({ db }: ServiceContext, { userId }: Viewer, { plan }: Order): Promise<void> {
  if (plan === null) return;
  const own = await db
    .selectFrom("users")
    .leftJoin("payments", (on) =>
      on
        .onRef("payments.user_id", "=", "users.id")
        .onRef("payments.subscription_id", "=", "users.plan_subscription_id"),
    )
    .select(["subscription_status as current", "payments.plan as bought"])
    .where("users.id", "=", userId)
    .where("plan_subscription_id", "is not", null)
    .executeTakeFirst();
  if (own?.current === plan) throw new ServiceError("PLAN_IS_YOURS");
  if (own && !hasPaidPlan(own.current) && own.bought === plan)
    throw new ServiceError("PLAN_IS_YOURS", { message: UNPAID });
}

async function insertPayment(
  { db, settings }: ServiceContext,
  { userId }: Viewer,
  id: string,
  { pack, plan, credits, amount }: Order,
): Promise<void> {
  const is_sandbox = settings.paymentsAreSandbox;
  const payment = { id, user_id: userId, pack, plan, credits, amount, currency: CURRENCY, is_sandbox };
  await db.insertInto("payments").values(payment).execute();
}

interface Opening {
  readonly paymentId: string;
  readonly order: Order;
  readonly customerId: string;
}

async function openCheckout(
  context: ServiceContext,
  viewer: Viewer,
  { paymentId, order, customerId }: Opening,
) {
  const { payments, settings } = context;
  const checkout = {
    paymentId,
    userId: viewer.userId,
    item: order.item,
    successUrl: `${settings.publicUrl}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${settings.publicUrl}/pricing?checkout=cancelled`,
  };
  try {
    return await payments.createCheckout({ ...checkout, customerId });
  } catch (error) {
    if (!(error instanceof MissingCustomerError)) throw error;
    const replacement = await replaceCustomer(context, viewer, customerId);
    return payments.createCheckout({ ...checkout, customerId: replacement });
  }
}

export interface PaymentOptions {
  /** No money moves: whatever the payment provider shows is labelled. */
  readonly isSandbox: boolean;
  /** Plans that can be bought; none by default. */
  readonly plans: readonly PaidPlan[];
}

/** Plans that are for sale beside the packs, and whether payments are the sandbox's. */
export function getPaymentOptions(request: ServiceRequest): PaymentOptions {
  const { settings } = allowAnyone(request).services;
  const plans = PAID_PLANS.filter((plan) => settings.planPrices[plan] !== undefined);
  return { isSandbox: settings.paymentsAreSandbox, plans };
}
