import { adminContactsFileSchema, adminContactsSchema, contactStatusSchema } from "@standings/api";
import type { AdminContact } from "@standings/domain";
import { exportContacts, getContact, listContacts, setContactStatus } from "@standings/services";
import type { RouteOptions } from "../../request-of.ts";
import { byId, call, type RestServer } from "../call.ts";
import { submission, submissions } from "../replies/admin.ts";
import { listFileRoutes } from "../table-file.ts";

/** Messages of the contact form (spec part 2 §7 "Admin"). */
export async function adminContactsRoutes(
  server: RestServer,
  { userRequestOf }: RouteOptions,
): Promise<void> {
  server.get(
    "/",
    call("admin", "Messages of the contact form", {
      takes: { querystring: adminContactsSchema },
      replies: { 200: submissions },
    }),
    async (request) => {
      const query = request.query;
      const { submissions, pagination } = await listContacts(await userRequestOf(request), query);
      return { submissions: submissions.map(toSubmission), pagination };
    },
  );

  listFileRoutes(
    server,
    { userRequestOf },
    { what: "Messages", query: adminContactsFileSchema, exported: exportContacts },
  );

  server.put(
    "/:id",
    call("admin", "Changes the status of a message", {
      takes: { params: byId, body: contactStatusSchema },
      replies: { 200: submission },
    }),
    async (request) => {
      const { status } = request.body;
      const { id } = request.params;
      const caller = await userRequestOf(request);
      await setContactStatus(caller, { id, status });
      return toSubmission(await getContact(caller, id));
    },
  );
}

/** The documented shape (spec part 2 §3 "Contact submission"). */
function toSubmission({ id, inquiryType: inquiry_type, ...contact }: AdminContact) {
  return { _id: id, id, ...contact, inquiry_type };
}
