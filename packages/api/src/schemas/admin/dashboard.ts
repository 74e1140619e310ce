import { DASHBOARD_SPANS } from "@standings/domain";
import { z } from "zod";

/** Days that are looked back. */
export const dashboardSchema = z.object({ span: z.literal(DASHBOARD_SPANS) });
