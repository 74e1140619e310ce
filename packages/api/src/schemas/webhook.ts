import { LOW_CREDITS, LOW_CREDITS_MAX, WEBHOOK_EVENTS, WEBHOOK_URL_MAX } from "@standings/domain";
import { z } from "zod";
import { text } from "./fields.ts";

const eventsSchema = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, "Please choose what to be told")
  .max(WEBHOOK_EVENTS.length * 2)
  .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event)));

const lowCreditsSchema = z.number().int().min(1).max(LOW_CREDITS_MAX);

export const newWebhookSchema = z.object({
  url: z.string().trim().pipe(text(WEBHOOK_URL_MAX).min(1, "Please enter an address")),
  events: eventsSchema,
  /** `credits.low` is told when fewer are left. */
  lowCredits: lowCreditsSchema.default(LOW_CREDITS),
});

export const webhookIdSchema = z.object({ id: text(100) });

export const webhookChangesSchema = webhookIdSchema.extend({
  events: eventsSchema.optional(),
  lowCredits: lowCreditsSchema.optional(),
  isPaused: z.boolean().optional(),
});

export const deliveryIdSchema = z.object({ deliveryId: text(100) });
