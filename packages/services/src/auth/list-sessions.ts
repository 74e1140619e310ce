import { requireUser, type ServiceRequest } from "../request.ts";
import { sessionsOn } from "./session-store.ts";

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
export async function listSessions(request: ServiceRequest): Promise<SessionView[]> {
  const { services, viewer } = requireUser(request);
  const sessions = await sessionsOn(services.db).list(viewer.userId, viewer.token);
  return sessions
    .sort((a, b) => b.lastUsedAt.getTime() - a.lastUsedAt.getTime())
    .map((session) => ({
      id: session.publicId,
      current: session.isCurrent,
      userAgent: session.userAgent,
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
    }));
}
