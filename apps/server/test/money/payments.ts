import type { Database } from "@standings/database";
import { eventually } from "@standings/testing";
import type { Caller, Reply } from "../product.ts";

/** What buyers, banks and the provider's dashboard do, over the sandbox's protocols. */
export interface Payments {
  /** Begins a checkout as the product does; gives the provider's id of it. */
  checkout(buyer: Caller, body?: object): Promise<string>;
  pay(checkoutId: string, method?: "card" | "bank"): Promise<void>;
  settle(checkoutId: string, outcome: "succeeded" | "failed"): Promise<void>;
  decline(checkoutId: string): Promise<void>;
  /** Makes the session say another amount or currency than was ordered. */
  forge(checkoutId: string, change: { amount_total?: number; currency?: string }): Promise<void>;
  /** Cents; everything when not said. */
  refund(checkoutId: string, amount?: number): Promise<void>;
  /** Lets the newest refund that has not failed fail. */
  failRefund(checkoutId: string): Promise<void>;
  /** Lets a lost dispute be won after all. */
  turnDispute(disputeId: string): Promise<void>;
  dispute(checkoutId: string): Promise<string>;
  /** Lets a subscription's month pass. */
  renew(subscriptionId: string): Promise<void>;
  closeDispute(disputeId: string, outcome: "won" | "lost"): Promise<void>;
  setFaults(faults: readonly object[]): Promise<void>;
  /** Events of a type that are about a checkout, newest first. */
  events(type?: string): Promise<ProviderEvent[]>;
  /** An event as the signed request that would bring it. */
  request(eventId: string, ageSeconds?: number): Promise<SignedRequest>;
  stripe<Body>(method: string, path: string, form?: Record<string, string>): Promise<Body>;
}

export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly object: { readonly id: string; readonly payment_intent?: string | null } };
}

export interface SignedRequest {
  readonly headers: Record<string, string>;
  readonly body: string;
}

export function paymentsOf({ sandbox }: { readonly sandbox: { readonly url: string } }): Payments {
  async function send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${sandbox.url}${path}`, { method, ...init });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }
  const json = (body: unknown): RequestInit => ({
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  async function control(method: string, path: string, body: unknown = {}): Promise<void> {
    await (await send(method, `/payments${path}`, json(body))).text();
  }
  async function stripe<Body>(method: string, path: string, form?: Record<string, string>): Promise<Body> {
    const headers = { authorization: "Bearer sk_test_sandbox" };
    const init = form ? { headers, body: new URLSearchParams(form) } : { headers };
    return (await (await send(method, `/v1${path}`, init)).json()) as Body;
  }
  /** The payment of a checkout; that of a subscription's is found by its invoice. */
  async function intentOf(checkoutId: string): Promise<string> {
    type Session = { payment_intent: string | null; invoice: string };
    const session = await stripe<Session>("GET", `/checkout/sessions/${checkoutId}`);
    if (session.payment_intent !== null) return session.payment_intent;
    type Paid = { data: { payment: { payment_intent: string } }[] };
    const { data } = await stripe<Paid>("GET", `/invoice_payments?invoice=${session.invoice}`);
    return data[0]?.payment.payment_intent ?? "";
  }
  return {
    stripe,
    async checkout(buyer, body = { creditPackage: "20" }) {
      const reply = await buyer.post("/stripe/create-checkout-session", body);
      const found = /\/pay\/(cs_[A-Za-z0-9_]+)/.exec(reply.body?.data?.sessionUrl ?? "")?.[1];
      if (!found) throw new Error(`No checkout: ${reply.status} ${JSON.stringify(reply.body)}`);
      return found;
    },
    pay: (id, method = "card") => control("POST", `/sessions/${id}/pay`, { method }),
    settle: (id, outcome) => control("POST", `/sessions/${id}/settle`, { outcome }),
    decline: (id) => control("POST", `/sessions/${id}/decline`),
    forge: (id, change) => control("PATCH", `/sessions/${id}`, change),
    async refund(checkoutId, amount) {
      const payment_intent = await intentOf(checkoutId);
      await stripe("POST", "/refunds", { payment_intent, ...(amount ? { amount: String(amount) } : {}) });
    },
    async failRefund(checkoutId) {
      type Refunds = { data: { id: string; status: string }[] };
      const intent = await intentOf(checkoutId);
      const { data } = await stripe<Refunds>("GET", `/refunds?payment_intent=${intent}`);
      await control("POST", `/refunds/${data.find(({ status }) => status !== "failed")?.id}/fail`);
    },
    turnDispute: (id) => control("POST", `/disputes/${id}/turn`),
    async dispute(checkoutId) {
      const body = json({ payment_intent: await intentOf(checkoutId) });
      return ((await (await send("POST", "/payments/disputes", body)).json()) as { id: string }).id;
    },
    renew: (id) => control("POST", `/subscriptions/${id}/renew`),
    closeDispute: (id, outcome) => control("POST", `/disputes/${id}/close`, { outcome }),
    setFaults: (faults) => control("PUT", "/faults", { faults }),
    async events(type) {
      const query = new URLSearchParams({ limit: "100", ...(type ? { type } : {}) });
      return (await stripe<{ data: ProviderEvent[] }>("GET", `/events?${query}`)).data;
    },
    async request(eventId, ageSeconds = 0) {
      const reply = await send("GET", `/payments/events/${eventId}/request?age=${ageSeconds}`);
      return (await reply.json()) as SignedRequest;
    },
  };
}

/** Brings a webhook to a server, as the provider does. */
export async function deliver(url: string, { headers, body }: SignedRequest): Promise<Reply> {
  const response = await fetch(`${url}/api/stripe/webhook`, { method: "POST", headers, body });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** A buyer's balance, ledger and debt; the first two are always the same. */
export async function accountOf(db: Database, userId: string) {
  const { credits } = await db
    .selectFrom("users")
    .select("credits")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const ledger = await db
    .selectFrom("ledger_entries")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  const owed = await db.selectFrom("owed_entries").select("delta").where("user_id", "=", userId).execute();
  const sum = (entries: readonly { delta: number }[]) =>
    entries.reduce((total, { delta }) => total + delta, 0);
  return {
    credits,
    ledger: sum(ledger),
    owed: 0 - sum(owed),
    entries: ledger.map(({ reason, delta }) => `${reason} ${delta}`),
  };
}

export async function paymentOf(db: Database, checkoutId: string) {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("checkout_id", "=", checkoutId)
    .executeTakeFirstOrThrow();
}

/** Waits until a payment has a status. */
export function untilStatus(db: Database, checkoutId: string, status: string) {
  return eventually(async () => {
    const payment = await paymentOf(db, checkoutId);
    return payment.status === status && payment;
  });
}
