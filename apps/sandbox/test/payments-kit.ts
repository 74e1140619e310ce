import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { type Json, useSandbox } from "./sandbox.ts";

export const CREDITS = {
  quantity: 1,
  price_data: {
    currency: "usd",
    unit_amount: 4000,
    product_data: { name: "50 credits", description: "For searches & analyses" },
  },
};

/** A sandbox, the official SDK pointed at it, and its controls. */
export function usePayments() {
  const { sandbox } = useSandbox();

  const stripe = (key = "sk_test_sandbox", config: Stripe.StripeConfig = {}) => {
    const { hostname: host, port } = new URL(sandbox().url);
    return new Stripe(key, {
      host,
      port: Number(port),
      protocol: "http",
      telemetry: false,
      maxNetworkRetries: 0,
      ...config,
    });
  };

  const call = (method: string, path: string, body?: unknown) =>
    fetch(`${sandbox().url}/payments${path}`, {
      method,
      ...(body !== undefined && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });

  /** A control call that must work. */
  const control = async (method: string, path: string, body?: unknown): Promise<Json> => {
    const response = await call(method, path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text);
  };

  /** A call without the SDK, which would not let anything odd through. */
  const raw = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
    fetch(`${sandbox().url}${path}`, {
      method,
      headers: {
        authorization: "Bearer sk_test_raw",
        ...(body !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });

  const json = async (response: Response): Promise<Json> => response.json();

  const checkout = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    stripe().checkout.sessions.create({
      mode: "payment",
      line_items: [CREDITS],
      success_url: "http://localhost:3000/credits?session={CHECKOUT_SESSION_ID}&ok=1",
      cancel_url: "http://localhost:3000/pricing",
      ...changes,
    });

  const pay = (session: { id: string }, method: "card" | "bank" = "card") =>
    control("POST", `/sessions/${session.id}/pay`, { method });

  const paidCharge = async (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) => {
    const session = await checkout(changes);
    const { payment_intent: intent } = await pay(session);
    const { data } = await stripe().charges.list({ payment_intent: intent });
    return the(data[0]);
  };

  const eventTypes = async (of: { id: string }) => {
    const { data } = await stripe().events.list({ limit: 100 });
    const about = data.filter(({ data: { object } }) => "id" in object && object.id === of.id);
    return about.map(({ type }) => type).reverse();
  };

  return { sandbox, stripe, raw, json, call, control, checkout, pay, paidCharge, eventTypes };
}

/** A value that has to be there. */
export function the<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("Expected a value");
  return value;
}

export function idOf(value: string | { id: string } | null | undefined): string {
  const given = the(value);
  return typeof given === "string" ? given : given.id;
}

export interface Received {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A product's webhook address: keeps what comes and answers with `status`. */
export function useReceiver(controls: { control: (m: string, p: string, b?: unknown) => Promise<unknown> }) {
  const received: Received[] = [];
  let server: Server | undefined;
  let status = 200;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        received.push({ headers: request.headers, body });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    await controls.control("PUT", "/webhook", { url: url() });
  });
  afterAll(() => server?.close());

  const url = () => `http://127.0.0.1:${(the(server).address() as AddressInfo).port}/hook`;
  const events = () => received.map(({ body }) => JSON.parse(body) as Stripe.Event);
  return {
    url,
    received,
    events,
    answerWith: (next: number) => {
      status = next;
    },
    /** The first event of a type about an object, once it has come. */
    waitForEvent: (type: string, about: { id: string }) =>
      vi.waitFor(() => {
        const found = received.find(({ body }) => {
          const event: Stripe.Event = JSON.parse(body);
          return event.type === type && (event.data.object as { id?: string }).id === about.id;
        });
        expect(found, `${type} of ${about.id}`).toBeDefined();
        return the(found);
      }, WAIT),
  };
}

/** Long, so that only something that never comes fails. */
export const WAIT = { timeout: 60_000, interval: 20 };
