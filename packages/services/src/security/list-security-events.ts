import { isId } from "@standings/database";
import { requireAdmin, type ServiceRequest } from "../request.ts";
import type { SecurityEventName } from "./security-events.ts";

export interface SecurityEventFilter {
  readonly event?: SecurityEventName | undefined;
  readonly userId?: string | undefined;
  /** `next` of the page before; none for the first page. */
  readonly before?: string | undefined;
  /** 1 to 100. */
  readonly limit: number;
}

export interface SecurityEventView {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly event: string;
  readonly userId: string | null;
  readonly addressHash: string | null;
  readonly accountHash: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface SecurityEventPage {
  readonly events: SecurityEventView[];
  /** Leads to older events; null on the last page. */
  readonly next: string | null;
}

/** The security log, the newest event first. For admins. Throws AUTHENTICATION_REQUIRED or FORBIDDEN. */
export async function listSecurityEvents(
  request: ServiceRequest,
  { event, userId, before, limit }: SecurityEventFilter,
): Promise<SecurityEventPage> {
  const { services } = await requireAdmin(request);
  if (userId !== undefined && !isId(userId)) return { events: [], next: null };
  let query = services.db.selectFrom("security_events").selectAll();
  if (event !== undefined) query = query.where("event", "=", event);
  if (userId !== undefined) query = query.where("user_id", "=", userId);
  if (before !== undefined) query = query.where("id", "<", before);
  const rows = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const events = rows.slice(0, limit).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    event: row.event,
    userId: row.user_id,
    addressHash: row.address_hash,
    accountHash: row.account_hash,
    details: row.details,
  }));
  return { events, next: rows.length > limit ? (events.at(-1)?.id ?? null) : null };
}
