import { changeSentence, type LoggedChange } from "@standings/domain";
import { type Cell, momentOf } from "@standings/reports";
import type { ServiceContext } from "../../context.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { type ListFile, listFile } from "../list-file.ts";
import { type ChangeFilter, readChanges } from "./find-changes.ts";

const HEADER = ["Time", "Admin", "Action", "Kind", "Subject", "Change", "Before", "After", "Reason"];
const BATCH = 500;

/** The log of changes as a file, filtered as the list is. For admins. Throws as `requireAdmin`. */
export async function exportChanges(request: ServiceRequest, filter: ChangeFilter): Promise<ListFile> {
  const { services } = await requireAdmin(request);
  return listFile("changes", HEADER, rowsOf(services, filter));
}

async function* rowsOf({ db }: ServiceContext, filter: ChangeFilter) {
  let after: LoggedChange | undefined;
  do {
    const changes = await readChanges(db, filter, { limit: BATCH, after });
    for (const change of changes) yield cellsOf(change);
    after = changes.length === BATCH ? changes.at(-1) : undefined;
  } while (after);
}

function cellsOf(change: LoggedChange): Cell[] {
  const { at, admin, action, subjectKind, subject, before, after, reason } = change;
  const values = [JSON.stringify(before), JSON.stringify(after)];
  return [
    momentOf(at),
    admin.name ?? "",
    action,
    subjectKind,
    subject ?? "",
    changeSentence(change),
    ...values,
    reason,
  ];
}
