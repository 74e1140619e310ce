import { CHANGE_ACTIONS, CHANGE_SUBJECT_KINDS } from "@standings/domain";
import { z } from "zod";
import { adminListSchema } from "./list.ts";

/** Filters of the log of changes; days are UTC. */
export const changesSchema = adminListSchema.extend({
  admin: z.uuid().optional(),
  action: z.enum(CHANGE_ACTIONS).optional(),
  subjectKind: z.enum(CHANGE_SUBJECT_KINDS).optional(),
  subject: z.string().max(200).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
