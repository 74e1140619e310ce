import { z } from "zod";
import { newCustomer } from "../objects/customer.ts";
import { change, definedIn } from "../store/store.ts";
import type { Call, Route } from "../wire/call.ts";
import { collection } from "../wire/lists.ts";
import { clearable, email, mergeMetadata, metadata, readParams, text } from "../wire/params.ts";
import { found } from "../wire/stripe-error.ts";

const fields = z.strictObject({
  email: clearable(email()).optional(),
  metadata: metadata.optional(),
  name: clearable(text(256)).optional(),
});

function create({ payments, params }: Call): object {
  const { metadata: data, ...given } = readParams(fields, params);
  const customer = payments.store.customers.add(
    newCustomer({ ...definedIn(given), metadata: mergeMetadata({}, data) }),
  );
  payments.emit("customer.created", customer);
  return customer;
}

function update({ payments, id, params }: Call): object {
  const customer = found(payments.store.customers, id, "customer");
  const { metadata: data, ...given } = readParams(fields, params);
  const metadata = mergeMetadata(customer.metadata, data);
  payments.emit("customer.updated", customer, change(customer, { ...definedIn(given), metadata }));
  return customer;
}

export const customerRoutes: readonly Route[] = [
  { method: "POST", path: "/customers", answer: create },
  { method: "POST", path: "/customers/:id", answer: update },
  ...collection({ path: "/customers", kind: "customer", table: "customers", fields: ["email"] }),
];
