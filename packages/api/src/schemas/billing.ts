import { ACTION_COST, type CreditAction, PAID_PLANS } from "@standings/domain";
import { z } from "zod";
import { logPage, text } from "./fields.ts";

/** `creditPackage` is 20, 50 or 100, as text or number; which packs exist is the domain's to say. */
export const checkoutSchema = z.object({
  creditPackage: z
    .union([text(20), z.number()])
    .transform(String)
    .optional(),
  plan: z.enum(PAID_PLANS).optional(),
});

/** Numbers come as text over REST. */
export const ledgerSchema = z.object({
  ...logPage,
  limit: z.preprocess((limit) => (limit === undefined ? limit : Number(limit)), logPage.limit),
});

export const checkoutIdSchema = z.object({ sessionId: text(200).min(1) });

const ACTIONS = Object.keys(ACTION_COST) as [CreditAction, ...CreditAction[]];

export const deductionSchema = z.object({ action_type: z.enum(ACTIONS) });
