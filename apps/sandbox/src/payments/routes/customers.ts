import { z } from "zod";
import { newCustomer } from "../objects/customer.ts";
import { definedIn } from "../store/store.ts";
import type { Call, Route } from "../wire/call.ts";
import { collection } from "../wire/lists.ts";
import { clearable, email, mergeMetadata, metadata, readParams, text } from "../wire/params.ts";

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

export const customerRoutes: readonly Route[] = [
  { method: "POST", path: "/customers", answer: create },
  ...collection({ path: "/customers", kind: "customer", table: "customers", fields: ["email"] }),
];
