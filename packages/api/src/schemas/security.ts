import { SECURITY_EVENTS } from "@standings/services";
import { z } from "zod";
import { logPage } from "./log-page.ts";
import { text } from "./text.ts";

/** A page of the security log. */
export const securityEventsSchema = z.object({
  event: z.enum(SECURITY_EVENTS).optional(),
  userId: text(100).optional(),
  ...logPage,
});
