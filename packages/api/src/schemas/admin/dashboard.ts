import { DASHBOARD_SPANS } from "@standings/domain";
import { SECURITY_EVENTS } from "@standings/services";
import { z } from "zod";
import { logPage, text } from "../fields.ts";

/** Days that are looked back. */
export const dashboardSchema = z.object({ span: z.literal(DASHBOARD_SPANS) });

/** The last days that are counted. */
export const answerReadingsSchema = z.object({ days: z.number().int().min(1).max(366).default(30) });

/** A page of the jobs that failed. */
export const failedJobsSchema = z.object(logPage);

/** A page of the security log. */
export const securityEventsSchema = z.object({
  event: z.enum(SECURITY_EVENTS).optional(),
  userId: text(100).optional(),
  ...logPage,
});
