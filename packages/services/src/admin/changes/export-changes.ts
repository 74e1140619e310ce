import { changeSentence, type LoggedChange } from "@standings/domain";
import type { ServiceContext } from "../../context.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { type CsvFile, csvName } from "../csv-file.ts";
import { type ChangeFilter, readChanges } from "./find-changes.ts";

const BATCH = 500;

/** The log of changes as a file, filtered as the list is. For admins. Throws as `requireAdmin`. */
export async function exportChanges(request: ServiceRequest, filter: ChangeFilter): Promise<CsvFile> {
  const { services } = await requireAdmin(request);
  return {
    fileName: csvName("changes"),
    header: ["Time", "Admin", "Action", "Kind", "Subject", "Change", "Before", "After", "Reason"],
    rows: rowsOf(services, filter),
  };
}

async function* rowsOf({ db }: ServiceContext, filter: ChangeFilter) {
  let after: LoggedChange | undefined;
  do {
    const changes = await readChanges(db, filter, { limit: BATCH, after });
    for (const change of changes) yield cellsOf(change);
    after = changes.length === BATCH ? changes.at(-1) : undefined;
  } while (after);
}

function cellsOf(change: LoggedChange): string[] {
  const { at, admin, action, subjectKind, subject, before, after, reason } = change;
  const values = [JSON.stringify(before), JSON.stringify(after)];
  return [
    at,
    admin.name ?? "",
    action,
    subjectKind,
    subject ?? "",
    changeSentence(change),
    ...values,
    reason,
  ];
}
