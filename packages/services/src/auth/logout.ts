import { hashToken } from "@standings/integrations";
import type { ServiceContext, Viewer } from "../context.ts";

/** Ends the viewer's session on the server, with the refresh tokens that belong to it. */
export async function logout({ db, sessions }: ServiceContext, { token }: Viewer): Promise<void> {
  await sessions.end(token);
  await db.deleteFrom("refresh_tokens").where("session_id", "=", hashToken(token)).execute();
}
