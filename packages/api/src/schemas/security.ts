import { SECURITY_EVENTS } from "@standings/services";
import { z } from "zod";
import { text } from "./text.ts";

const PAGE_MAX = 100;
const PAGE = 50;

/** A page of the security log. `before` is `next` of the page before. */
export const securityEventsSchema = z.object({
  event: z.enum(SECURITY_EVENTS).optional(),
  userId: text(100).optional(),
  before: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  limit: z.number().int().min(1).max(PAGE_MAX).default(PAGE),
});
