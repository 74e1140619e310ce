import { newTokenSchema, tokenChangesSchema } from "@standings/api";
import { changeToken, createToken, listTokens, revokeToken } from "@standings/services";
import type { RouteOptions } from "../request-of.ts";
import { byId, call, DONE, type RestServer } from "./call.ts";
import { createdToken, token, tokens } from "./replies/accounts.ts";

/** `/api/tokens`: the caller's own, for a session alone. */
export async function tokenRoutes(server: RestServer, { userRequestOf }: RouteOptions): Promise<void> {
  server.get(
    "/",
    call("session", "API tokens of the account", { replies: { 200: tokens } }),
    async (request) => listTokens(await userRequestOf(request)),
  );

  server.post(
    "/",
    call("session", "Makes an API token, which is told this once", {
      takes: { body: newTokenSchema },
      replies: { 201: createdToken },
      errors: ["API_ACCESS_OFF", "TOO_MANY_TOKENS"],
    }),
    async (request, reply) => {
      const caller = await userRequestOf(request);
      const { secret, token } = await createToken(caller, request.body);
      return reply.code(201).send({ ...token, token: secret });
    },
  );

  server.patch(
    "/:id",
    call("session", "Changes the name of an API token, or what it may spend", {
      takes: { params: byId, body: tokenChangesSchema },
      replies: { 200: token },
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      const { id } = request.params;
      return changeToken(caller, { id, ...request.body });
    },
  );

  server.delete(
    "/:id",
    call("session", "Revokes an API token", { takes: { params: byId }, replies: { 200: DONE } }),
    async (request) => {
      await revokeToken(await userRequestOf(request), { id: request.params.id });
      return { ok: true };
    },
  );
}
