import { newTokenSchema, tokenChangesSchema } from "@standings/api";
import { changeToken, createToken, listTokens, revokeToken } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../request-of.ts";
import { callsOf } from "./call.ts";
import { createdToken, token, tokens } from "./replies/accounts.ts";

/** `/api/tokens`: the caller's own, for a session alone. */
export async function tokenRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { session } = callsOf(server, options);

  session.get("/", "API tokens of the account", { answers: tokens }, listTokens);

  session.post(
    "/",
    "Makes an API token, which is told this once",
    { body: newTokenSchema, creates: createdToken, errors: ["API_ACCESS_OFF", "TOO_MANY_TOKENS"] },
    async (caller, wanted) => {
      const { secret, token } = await createToken(caller, wanted);
      return { ...token, token: secret };
    },
  );

  session.patch(
    "/:id",
    "Changes the name of an API token, or what it may spend",
    { body: tokenChangesSchema, answers: token },
    changeToken,
  );

  session.delete("/:id", "Revokes an API token", {}, revokeToken);
}
