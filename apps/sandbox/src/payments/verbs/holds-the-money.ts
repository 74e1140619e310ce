import type { Dispute } from "../objects/dispute.ts";

/** While a dispute runs and after it is lost, the bank has the money. */
export function holdsTheMoney({ status }: Dispute): boolean {
  return status !== "won";
}
