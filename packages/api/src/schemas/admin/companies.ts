import { MAX_JOINED_SITES, MODERATION_REASON_MAX, SITE_EVIDENCE } from "@standings/domain";
import { z } from "zod";
import { text } from "../fields.ts";
import { adminListSchema, choiceFilterSchema } from "./lists.ts";

const DOMAIN_MAX = 2048;

export const companyGroupsSchema = adminListSchema.extend({
  evidence: choiceFilterSchema(SITE_EVIDENCE),
  sortOrder: z.enum(["asc", "desc"]).default("asc"),
});

/** The list as a file: without pages. */
export const companyGroupsFileSchema = companyGroupsSchema.omit({ page: true, limit: true });

const reason = text(MODERATION_REASON_MAX).trim().optional();

export const joinCompaniesSchema = z.object({
  domains: z.array(text(DOMAIN_MAX)).min(2).max(MAX_JOINED_SITES),
  reason,
});

export const partCompanySchema = z.object({ domain: text(DOMAIN_MAX), reason });
