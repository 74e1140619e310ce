import { adminContactsFileSchema, adminContactsSchema, contactStatusSchema } from "@standings/api";
import type { AdminContact } from "@standings/domain";
import { exportContacts, getContact, listContacts, setContactStatus } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../../request-of.ts";
import { callsOf } from "../call.ts";
import { submission, submissions } from "../replies/admin.ts";
import { listFileCalls } from "../table-file.ts";

/** Messages of the contact form (spec part 2 §7 "Admin"). */
export async function adminContactsRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { admin } = callsOf(server, options);

  admin.get(
    "/",
    "Messages of the contact form",
    { query: adminContactsSchema, answers: submissions },
    async (caller, query) => {
      const { submissions, pagination } = await listContacts(caller, query);
      return { submissions: submissions.map(toSubmission), pagination };
    },
  );

  listFileCalls(admin, { what: "Messages", query: adminContactsFileSchema, exported: exportContacts });

  admin.put(
    "/:id",
    "Changes the status of a message",
    { body: contactStatusSchema, answers: submission },
    async (caller, choice) => {
      await setContactStatus(caller, choice);
      return toSubmission(await getContact(caller, choice.id));
    },
  );
}

/** The documented shape (spec part 2 §3 "Contact submission"). */
function toSubmission({ id, inquiryType: inquiry_type, ...contact }: AdminContact) {
  return { _id: id, id, ...contact, inquiry_type };
}
