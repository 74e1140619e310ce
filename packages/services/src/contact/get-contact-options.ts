import { allowAnyone, type ServiceRequest } from "../request.ts";

/** The mailbox for people who would rather write a mail than fill in the form. */
export function getContactOptions(request: ServiceRequest): { readonly email: string } {
  const { services } = allowAnyone(request);
  return { email: services.settings.contactEmail };
}
