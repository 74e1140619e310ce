import { adminContactsFileSchema, adminContactsSchema, contactStatusSchema } from "@standings/api";
import type { AdminContact } from "@standings/domain";
import { exportContacts, getContact, listContacts, setContactStatus } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../request-of.ts";
import { sendCsv } from "../send-csv.ts";

type ById = { Params: { id: string } };

/** Messages of the contact form (spec part 2 §7 "Admin"). */
export async function adminContactsRoutes(
  server: FastifyInstance,
  { userRequestOf }: RouteOptions,
): Promise<void> {
  server.get("/", async (request) => {
    const query = adminContactsSchema.parse(request.query);
    const { submissions, pagination } = await listContacts(await userRequestOf(request), query);
    return { submissions: submissions.map(toSubmission), pagination };
  });

  server.get("/export", async (request, reply) => {
    const query = adminContactsFileSchema.parse(request.query);
    return sendCsv(reply, await exportContacts(await userRequestOf(request), query));
  });

  server.put<ById>("/:id", async (request) => {
    const { status } = contactStatusSchema.parse(request.body);
    const { id } = request.params;
    const caller = await userRequestOf(request);
    await setContactStatus(caller, { id, status });
    return toSubmission(await getContact(caller, id));
  });
}

/** The documented shape (spec part 2 §3 "Contact submission"). */
function toSubmission({ id, inquiryType: inquiry_type, ...contact }: AdminContact) {
  return { _id: id, id, ...contact, inquiry_type };
}
