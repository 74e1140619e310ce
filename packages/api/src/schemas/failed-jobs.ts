import { z } from "zod";
import { logPage } from "./log-page.ts";

/** A page of the jobs that failed. */
export const failedJobsSchema = z.object(logPage);
