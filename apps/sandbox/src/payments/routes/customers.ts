import { z } from "zod";
import { newCustomer } from "../objects/customer.ts";
import { change, definedIn } from "../store/store.ts";
import { deleteCustomer } from "../verbs/subscriptions.ts";
import type { Call, Route } from "../wire/call.ts";
import { listing } from "../wire/lists.ts";
import { clearable, email, mergeMetadata, metadata, readParams, refuseParams, text } from "../wire/params.ts";
import { found } from "../wire/stripe-error.ts";

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

function create({ payments, params }: Call): object {
  const { metadata: given, ...rest } = readParams(fields, params);
  const customer = payments.store.customers.add(
    newCustomer({ ...definedIn(rest), metadata: mergeMetadata({}, given) }),
  );
  payments.emit("customer.created", customer);
  return customer;
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
