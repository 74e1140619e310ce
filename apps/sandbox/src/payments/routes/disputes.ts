import { z } from "zod";
import type { Dispute } from "../objects/dispute.ts";
import { change } from "../store/change.ts";
import { closeDispute } from "../verbs/close-dispute.ts";
import { submitEvidence } from "../verbs/submit-evidence.ts";
import type { Call, Route } from "../wire/call.ts";
import { found } from "../wire/found.ts";
import { listPage } from "../wire/list-page.ts";
import { mergeMetadata, metadata } from "../wire/metadata.ts";
import { refuseParams } from "../wire/no-params.ts";
import { flag } from "../wire/param-types.ts";
import { readParams } from "../wire/read-params.ts";
import { retrieve } from "../wire/retrieve.ts";

const evidence = z.partialRecord(
  z.enum(
    [
      "access_activity_log",
      "billing_address",
      "cancellation_policy",
      "cancellation_policy_disclosure",
      "cancellation_rebuttal",
      "customer_communication",
      "customer_email_address",
      "customer_name",
      "customer_purchase_ip",
      "customer_signature",
      "duplicate_charge_documentation",
      "duplicate_charge_explanation",
      "duplicate_charge_id",
      "product_description",
      "receipt",
      "refund_policy",
      "refund_policy_disclosure",
      "refund_refusal_explanation",
      "service_date",
      "service_documentation",
      "shipping_address",
      "shipping_carrier",
      "shipping_date",
      "shipping_documentation",
      "shipping_tracking_number",
      "uncategorized_file",
      "uncategorized_text",
    ],
    { error: "Unknown kind of evidence" },
  ),
  z.string({ error: "Invalid string" }).max(20_000, { error: "Evidence can be at most 20,000 characters" }),
);

const updateParams = z.strictObject({
  evidence: evidence.optional(),
  metadata: metadata.optional(),
  submit: flag().default(true),
});

function disputeOf({ payments, id }: Call): Dispute {
  return found(payments.store.disputes, id, "dispute", "dispute");
}

function update(call: Call): object {
  const dispute = disputeOf(call);
  const { evidence: given, metadata: data, submit } = readParams(updateParams, call.params);
  change(dispute, { metadata: mergeMetadata(dispute.metadata, data) });
  if (given) submitEvidence(call.payments, dispute, { evidence: given, submit });
  return dispute;
}

/** At Stripe, to close a dispute is to accept it. */
function close(call: Call): object {
  refuseParams(call);
  return closeDispute(call.payments, disputeOf(call), "lost");
}

export const disputeRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/disputes",
    answer: (call) =>
      listPage(call, call.payments.store.disputes, {
        url: "/v1/disputes",
        kind: "dispute",
        by: { charge: (dispute) => dispute.charge, payment_intent: (dispute) => dispute.payment_intent },
      }),
  },
  retrieve({ path: "/disputes/:id", kind: "dispute", param: "dispute", table: ({ disputes }) => disputes }),
  { method: "POST", path: "/disputes/:id", answer: update },
  { method: "POST", path: "/disputes/:id/close", answer: close },
];
