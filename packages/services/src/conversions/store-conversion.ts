import { countUse } from "../limits/rate-limit.ts";
import { requireUser, type ServiceRequest } from "../request.ts";

export interface Conversion {
  readonly eventType: string;
  readonly conversionId: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** Keeps an advertising conversion that the viewer's browser reports; the same id twice is kept once. Throws TOO_MANY_REQUESTS. */
export async function storeConversion(request: ServiceRequest, conversion: Conversion): Promise<void> {
  const { services, viewer } = requireUser(request);
  await countUse(services, "conversion", viewer);
  await services.db
    .insertInto("conversions")
    .values({
      user_id: viewer.userId,
      event_type: conversion.eventType,
      conversion_id: conversion.conversionId,
      metadata: JSON.stringify(conversion.metadata),
    })
    .onConflict((conflict) => conflict.columns(["user_id", "conversion_id"]).doNothing())
    .execute();
}
