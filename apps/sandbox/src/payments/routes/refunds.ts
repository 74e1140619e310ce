import { z } from "zod";
import { change } from "../store/change.ts";
import { refundCharge } from "../verbs/refund-charge.ts";
import type { Call, Route } from "../wire/call.ts";
import { found } from "../wire/found.ts";
import { listPage } from "../wire/list-page.ts";
import { mergeMetadata, metadata } from "../wire/metadata.ts";
import { integer, oneOf, text } from "../wire/param-types.ts";
import { readParams } from "../wire/read-params.ts";
import { retrieve } from "../wire/retrieve.ts";
import { readCharge } from "./read-charge.ts";

const createParams = z.strictObject({
  amount: integer(1).optional(),
  charge: text(500).optional(),
  payment_intent: text(500).optional(),
  metadata: metadata.optional(),
  reason: oneOf(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
});
const updateParams = z.strictObject({ metadata: metadata.optional() });

function create({ payments, params }: Call): object {
  const { amount, metadata: given, reason, ...reference } = readParams(createParams, params);
  const charge = readCharge(payments.store, reference);
  return refundCharge(payments, charge, {
    ...(amount !== undefined && { amount }),
    reason: reason ?? null,
    metadata: mergeMetadata({}, given),
  });
}

function update({ payments, id, params }: Call): object {
  const refund = found(payments.store.refunds, id, "refund");
  const { metadata: given } = readParams(updateParams, params);
  change(refund, { metadata: mergeMetadata(refund.metadata ?? {}, given) });
  return refund;
}

export const refundRoutes: readonly Route[] = [
  { method: "POST", path: "/refunds", answer: create },
  {
    method: "GET",
    path: "/refunds",
    answer: (call) =>
      listPage(call, call.payments.store.refunds, {
        url: "/v1/refunds",
        kind: "refund",
        by: { charge: (refund) => refund.charge, payment_intent: (refund) => refund.payment_intent },
      }),
  },
  retrieve({ path: "/refunds/:id", kind: "refund", table: ({ refunds }) => refunds }),
  { method: "POST", path: "/refunds/:id", answer: update },
];
