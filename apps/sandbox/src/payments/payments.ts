import { FaultBox } from "./faults.ts";
import { type Event, type EventType, newEvent } from "./objects/event.ts";
import { keepIn } from "./store/keep.ts";
import { createStore, type Store } from "./store/store.ts";
import { scheduleExpiry } from "./verbs/checkout.ts";
import { setDefaultEndpoint, Webhooks } from "./webhooks/webhooks.ts";

/** The payment provider, as every verb and route gets it. */
export interface Payments {
  readonly store: Store;
  readonly webhooks: Webhooks;
  readonly faults: FaultBox;
  /** Ends sessions at their time; one timer per open session. */
  readonly expiries: Map<string, NodeJS.Timeout>;
  /** Runs a request of the API; its events name the request. `act` must not be asynchronous. */
  causedBy<T>(request: Event["request"], act: () => T): T;
  /** Records an event about an object and starts its deliveries. */
  emit(type: EventType, object: { readonly object: string }, previous?: object): void;
  /** Keeps what a call has changed, where payments outlive the process. */
  save(): void;
  close(): void;
}

export interface PaymentSettings {
  /** The URL that payment events go to; null: none until `PUT /payments/webhook`. */
  readonly webhookUrl: string | null;
  /** The file that keeps the payments after the process ends; null: none. */
  readonly paymentsFile: string | null;
}

export function createPayments(settings: PaymentSettings): Payments {
  const store = createStore();
  const kept = settings.paymentsFile === null ? null : keepIn(settings.paymentsFile, store);
  const webhooks = new Webhooks(store.webhookEndpoints);
  const faults = new FaultBox();
  const expiries = new Map<string, NodeJS.Timeout>();
  let cause: Event["request"] = NOBODY;
  setDefaultEndpoint(store, settings.webhookUrl);
  const payments: Payments = {
    store,
    webhooks,
    faults,
    expiries,
    causedBy: (request, act) => {
      cause = request;
      try {
        return act();
      } finally {
        cause = NOBODY;
      }
    },
    emit: (type, object, previous) => {
      const event = store.events.add(newEvent({ type, object, previous, request: cause }));
      if (!faults.holdsWebhooks()) webhooks.send(event);
      kept?.save();
    },
    save: () => kept?.save(),
    close: () => {
      webhooks.close();
      for (const timer of expiries.values()) clearTimeout(timer);
      kept?.close();
    },
  };
  for (const session of store.sessions.filter(({ status }) => status === "open"))
    scheduleExpiry(payments, session);
  webhooks.resume(store.events);
  return payments;
}

/** The cause of events by buyers, banks and the dashboard, which send no API request. */
const NOBODY = { id: null, idempotency_key: null };
