import { z } from "zod";
import { defaults } from "../objects/defaults.ts";
import type { Dispute } from "../objects/dispute.ts";
import { change } from "../store/store.ts";
import { closeDispute, submitEvidence } from "../verbs/disputes.ts";
import type { Call, Route } from "../wire/call.ts";
import { collection } from "../wire/lists.ts";
import { flag, mergeMetadata, metadata, readParams, refuseParams } from "../wire/params.ts";
import { found } from "../wire/stripe-error.ts";

const KINDS = Object.keys(defaults("dispute").evidence).filter((kind) => kind !== "enhanced_evidence");
const evidence = z.record(
  z.string().refine((kind) => KINDS.includes(kind), { error: "Unknown kind of evidence" }),
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

/** Closes a dispute. At Stripe that means to accept it. */
function close(call: Call): object {
  refuseParams(call);
  return closeDispute(call.payments, disputeOf(call), "lost");
}

export const disputeRoutes: readonly Route[] = [
  ...collection({
    path: "/disputes",
    kind: "dispute",
    param: "dispute",
    table: "disputes",
    fields: ["charge", "payment_intent"],
  }),
  { method: "POST", path: "/disputes/:id", answer: update },
  { method: "POST", path: "/disputes/:id/close", answer: close },
];
