import { CONTACT_STATUSES, INQUIRY_TYPES } from "@standings/domain";
import { z } from "zod";
import { text } from "../fields.ts";
import { adminListSchema, choiceFilterSchema } from "./lists.ts";

const ID_MAX = 100;

/** The documented query names the kind of inquiry `inquiry_type`. */
const contactsQuery = adminListSchema.extend({
  status: choiceFilterSchema(CONTACT_STATUSES),
  inquiry_type: choiceFilterSchema(INQUIRY_TYPES),
});

export const adminContactsSchema = contactsQuery.transform(({ inquiry_type: inquiryType, ...page }) => ({
  ...page,
  inquiryType,
}));

/** The list as a file: without pages. */
export const adminContactsFileSchema = contactsQuery
  .omit({ page: true, limit: true })
  .transform(({ inquiry_type: inquiryType, ...filter }) => ({ ...filter, inquiryType }));

export const contactStatusSchema = z.object({ status: z.enum(CONTACT_STATUSES) });

export const anyContactSchema = z.object({ id: text(ID_MAX) });

export const setContactStatusSchema = contactStatusSchema.extend(anyContactSchema.shape);
