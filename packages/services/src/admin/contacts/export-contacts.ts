import type { Database } from "@standings/database";
import { CONTACT_STATUS_TITLES, INQUIRY_TITLES } from "@standings/domain";
import { type Cell, momentOf } from "@standings/reports";
import { sql } from "kysely";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { type ListFile, listFile } from "../list-file.ts";
import { behindSql, readBatches } from "../read-batches.ts";
import { type ContactFilter, readContacts, selectFiltered, wordsOf } from "./find-contacts.ts";

const HEADER = ["Id", "Date", "Name", "E-mail", "Inquiry type", "Status", "Subject", "Message"];

/** The messages as a file, filtered and ordered as the list. For admins. */
export async function exportContacts(request: ServiceRequest, filter: ContactFilter): Promise<ListFile> {
  const { services } = await requireAdmin(request);
  return listFile("contact-forms", HEADER, rowsOf(services.db, filter));
}

async function* rowsOf(db: Database, filter: ContactFilter): AsyncGenerator<readonly Cell[]> {
  const words = filter.search.trim() === "" ? undefined : wordsOf(filter);
  const matches = words === undefined ? sql<boolean>`true` : sql<boolean>`coalesce(words @@ ${words}, false)`;
  const batches = readBatches(({ after, limit }) =>
    selectFiltered(db, filter)
      .select(["id", sql<string>`created_at::text`.as("at"), matches.as("matches")])
      .where(behindSql(after, filter.sortOrder))
      .orderBy("created_at", filter.sortOrder)
      .orderBy("id", filter.sortOrder)
      .limit(limit)
      .execute(),
  );
  for await (const ids of batches)
    for (const contact of await readContacts(db, ids))
      yield [
        contact.id,
        momentOf(contact.createdAt),
        contact.name,
        contact.email,
        INQUIRY_TITLES[contact.inquiryType],
        CONTACT_STATUS_TITLES[contact.status],
        contact.subject ?? "",
        contact.message,
      ];
}
