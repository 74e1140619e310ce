import { CONTACT_FIELDS_REQUIRED, CONTACT_MESSAGE_MAX_LENGTH, INQUIRY_TYPES } from "@standings/domain";
import { z } from "zod";
import { emailSchema, nameSchema } from "./auth.ts";
import { text } from "./fields.ts";

const SUBJECT_MAX_LENGTH = 200;
const REQUIRED = ["name", "email", "inquiry_type", "message"] as const;

const fields = z.object({
  name: nameSchema,
  email: emailSchema,
  inquiry_type: z.enum(INQUIRY_TYPES),
  subject: text(SUBJECT_MAX_LENGTH).nullish(),
  message: text(CONTACT_MESSAGE_MAX_LENGTH),
  /** A hidden field: only robots fill it in. */
  website: z.string().nullish(),
});

/** The documented body; a `status` in it is ignored. What is missing is said before what is malformed. */
export const contactSchema = z
  .custom<z.input<typeof fields>>(hasRequired, CONTACT_FIELDS_REQUIRED)
  // It is looked at twice and described once, without the field for robots.
  .meta(z.toJSONSchema(fields.omit({ website: true }), { io: "input" }))
  .pipe(fields)
  .transform(({ inquiry_type, subject, website, ...message }) => ({
    ...message,
    inquiryType: inquiry_type,
    subject: subject?.replace(/\s+/gu, " ").trim() || null,
    isFromRobot: Boolean(website),
  }));

function hasRequired(body: unknown): boolean {
  if (typeof body !== "object" || body === null) return false;
  const values: Partial<Record<string, unknown>> = { ...body };
  return REQUIRED.every((name) => {
    const value = values[name];
    return typeof value === "string" ? value.trim() !== "" : value !== undefined && value !== null;
  });
}
