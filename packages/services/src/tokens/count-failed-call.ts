import { sql } from "kysely";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { countCall } from "./authenticate-token.ts";

/** Counts a call of an API token that was answered with an error; for everybody else it does nothing. */
export async function countFailedCall(request: ServiceRequest): Promise<void> {
  const { services, viewer } = allowAnyone(request);
  if (!viewer?.apiToken) return;
  const { id } = viewer.apiToken;
  await countCall(sql`api_tokens where id = ${id}`, sql`0, 1`).execute(services.db);
}
