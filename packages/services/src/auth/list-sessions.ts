import { hashToken } from "@standings/integrations";
import type { ServiceContext, Viewer } from "../context.ts";

export interface SessionView {
  readonly id: string;
  /** The session that asks. */
  readonly current: boolean;
  readonly userAgent: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601, to within a few minutes. */
  readonly lastUsedAt: string;
}

/** The viewer's live sessions, the one used last first. */
export async function listSessions({ db }: ServiceContext, viewer: Viewer): Promise<SessionView[]> {
  const rows = await db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", viewer.userId)
    .where("expires_at", ">", new Date())
    .orderBy("last_used_at", "desc")
    .execute();
  const current = hashToken(viewer.token);
  return rows.map((row) => ({
    id: row.public_id,
    current: row.id === current,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
  }));
}
