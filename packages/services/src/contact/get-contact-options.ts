import type { ServiceContext } from "../context.ts";

/** The mailbox for people who would rather write a mail than fill in the form. */
export function getContactOptions({ settings }: ServiceContext): { email: string } {
  return { email: settings.contactEmail };
}
