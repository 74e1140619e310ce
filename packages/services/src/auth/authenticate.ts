import type { ServiceContext, Viewer } from "../context.ts";

/** The viewer behind an `Authorization` header, or null for a guest, a malformed header or an ended session. */
export async function authenticate(
  context: ServiceContext,
  authorization: string | undefined,
): Promise<Viewer | null> {
  const token = /^Bearer ([\w-]{16,128})$/i.exec(authorization ?? "")?.[1];
  if (!token) return null;
  const session = await context.sessions.validate(token);
  return session && { userId: session.userId, token };
}
