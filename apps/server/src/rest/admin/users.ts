import { adminUsersFileSchema, adminUsersSchema, newUserSchema, userChangesSchema } from "@standings/api";
import type { AdminUser } from "@standings/domain";
import {
  addUser,
  changeUser,
  deleteUser,
  endSessionsOf,
  exportUsers,
  getUserDetails,
  listUsers,
  resetSecondFactor,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../request-of.ts";
import { sendCsv } from "../send-csv.ts";

type ById = { Params: { id: string } };

/** Users (spec part 2 §7 "Admin"). */
export async function adminUsersRoutes(
  server: FastifyInstance,
  { userRequestOf }: RouteOptions,
): Promise<void> {
  server.get("/", async (request) => {
    const query = adminUsersSchema.parse(request.query);
    const { users, pagination } = await listUsers(await userRequestOf(request), query);
    return { users: users.map(toUserDocument), pagination };
  });

  server.get("/export", async (request, reply) => {
    const query = adminUsersFileSchema.parse(request.query);
    return sendCsv(reply, await exportUsers(await userRequestOf(request), query));
  });

  server.post("/", async (request, reply) => {
    const user = await addUser(await userRequestOf(request), newUserSchema.parse(request.body));
    return reply.status(201).send(toUserDocument(user));
  });

  server.get<ById>("/:id", async (request) => {
    const details = await getUserDetails(await userRequestOf(request), request.params.id);
    const { sessions, searches, purchases, secondFactorSince } = details;
    return { ...toUserDocument(details), sessions, searches, purchases, secondFactorSince };
  });

  server.put<ById>("/:id", async (request) => {
    const changes = userChangesSchema.parse(request.body);
    return toUserDocument(
      await changeUser(await userRequestOf(request), { ...changes, id: request.params.id }),
    );
  });

  server.delete<ById>("/:id", async (request) => {
    await deleteUser(await userRequestOf(request), request.params.id);
    return { status: 200 };
  });

  server.delete<ById>("/:id/sessions", async (request) => ({
    sessions: await endSessionsOf(await userRequestOf(request), request.params.id),
  }));

  server.delete<ById>("/:id/second-factor", async (request) => {
    await resetSecondFactor(await userRequestOf(request), request.params.id);
    return { status: 200 };
  });
}

function toUserDocument({ id, plan, trialEndsAt, ...user }: AdminUser) {
  const { name, email, role, credits, authProvider, emailVerified, createdAt } = user;
  return {
    ...{ _id: id, id, name, email, role, credits, authProvider, emailVerified, createdAt },
    subscription_status: plan,
    trial_ends_at: trialEndsAt,
  };
}
