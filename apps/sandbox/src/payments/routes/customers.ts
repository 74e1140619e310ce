import { z } from "zod";
import { type Customer, newCustomer } from "../objects/customer.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { Payments } from "../payments.ts";
import { change, definedIn } from "../store/store.ts";
import { deleteCustomer } from "../verbs/subscriptions.ts";
import type { Call, Route } from "../wire/call.ts";
import { listing } from "../wire/lists.ts";
import { clearable, email, mergeMetadata, metadata, readParams, refuseParams, text } from "../wire/params.ts";
import { found } from "../wire/stripe-error.ts";
import { readMethod } from "./payment-methods.ts";

const line = (max = 500) =>
  z
    .string()
    .max(max)
    .default("")
    .transform((value) => value || null);
const address = z.strictObject({
  city: line(),
  country: line(2),
  line1: line(),
  line2: line(),
  postal_code: line(100),
  state: line(),
});

const fields = z.strictObject({
  address: clearable(address).optional(),
  description: clearable(text()).optional(),
  email: clearable(email()).optional(),
  metadata: metadata.optional(),
  name: clearable(text(256)).optional(),
  phone: clearable(text(20)).optional(),
});

const newFields = fields.extend({
  payment_method: text(500).optional(),
  invoice_settings: z.strictObject({ default_payment_method: text(500).optional() }).default({}),
});

function create({ payments, params }: Call): object {
  const given = readParams(newFields, params);
  const { metadata: data, payment_method: methodId, invoice_settings: settings, ...rest } = given;
  const customer = payments.store.customers.add(
    newCustomer({ ...definedIn(rest), metadata: mergeMetadata({}, data) }),
  );
  const attached = methodId === undefined ? null : attachMethod(payments, customer, methodId);
  if (attached && settings.default_payment_method === methodId) {
    change(customer.invoice_settings, { default_payment_method: attached.id });
  }
  payments.emit("customer.created", customer);
  return customer;
}

function attachMethod(payments: Payments, customer: Customer, id: string): PaymentMethod {
  const method = readMethod(payments, id, "payment_method");
  change(method, { customer: customer.id });
  return method;
}

function update({ payments, id, params }: Call): object {
  const customer = found(payments.store.customers, id, "customer");
  const { metadata: given, ...rest } = readParams(fields, params);
  const merged = mergeMetadata(customer.metadata, given);
  const previous = change(customer, { ...definedIn(rest), metadata: merged });
  if (Object.keys(previous).length > 0) payments.emit("customer.updated", customer, previous);
  return customer;
}

function retrieveOne(call: Call): object {
  refuseParams(call);
  const { store } = call.payments;
  if (store.deletedCustomers.has(call.id)) return deleted(call.id);
  return found(store.customers, call.id, "customer");
}

function remove(call: Call): object {
  refuseParams(call);
  deleteCustomer(call.payments, found(call.payments.store.customers, call.id, "customer"));
  return deleted(call.id);
}

function deleted(id: string): object {
  return { id, object: "customer", deleted: true };
}

export const customerRoutes: readonly Route[] = [
  { method: "POST", path: "/customers", answer: create },
  listing({
    path: "/customers",
    kind: "customer",
    table: "customers",
    fields: ["email"],
  }),
  { method: "GET", path: "/customers/:id", answer: retrieveOne },
  { method: "POST", path: "/customers/:id", answer: update },
  { method: "DELETE", path: "/customers/:id", answer: remove },
];
