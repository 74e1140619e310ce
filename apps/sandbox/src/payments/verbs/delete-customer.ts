import type { Customer } from "../objects/customer.ts";
import type { Payments } from "../payments.ts";
import { cancelSubscription } from "./subscriptions.ts";

/** Forgets a customer for good and ends what they subscribe to. Their payments stay. */
export function deleteCustomer(payments: Payments, customer: Customer): void {
  const { store } = payments;
  const theirs = store.subscriptions.filter(
    (each) => each.customer === customer.id && each.status !== "canceled",
  );
  for (const subscription of theirs) cancelSubscription(payments, subscription);
  store.customers.delete(customer.id);
  store.deletedCustomers.add(customer.id);
  payments.emit("customer.deleted", customer);
}
