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
import type { RouteOptions } from "../../request-of.ts";
import { byId, call, type RestServer } from "../call.ts";
import { adminUser, adminUserDetails, adminUsers, done, endedSessions } from "../replies/admin.ts";
import { listFileRoutes } from "../table-file.ts";

/** Users (spec part 2 §7 "Admin"). */
export async function adminUsersRoutes(server: RestServer, { userRequestOf }: RouteOptions): Promise<void> {
  server.get(
    "/",
    call("admin", "Users", { takes: { querystring: adminUsersSchema }, replies: { 200: adminUsers } }),
    async (request) => {
      const query = request.query;
      const { users, pagination } = await listUsers(await userRequestOf(request), query);
      return { users: users.map(toUserDocument), pagination };
    },
  );

  listFileRoutes(
    server,
    { userRequestOf },
    { what: "Users", query: adminUsersFileSchema, exported: exportUsers },
  );

  server.post(
    "/",
    call("admin", "Adds a user", {
      takes: { body: newUserSchema },
      replies: { 201: adminUser },
      errors: ["EMAIL_TAKEN"],
    }),
    async (request, reply) => {
      const user = await addUser(await userRequestOf(request), request.body);
      return reply.status(201).send(toUserDocument(user));
    },
  );

  server.get(
    "/:id",
    call("admin", "A user", { takes: { params: byId }, replies: { 200: adminUserDetails } }),
    async (request) => {
      const details = await getUserDetails(await userRequestOf(request), request.params.id);
      const { sessions, searches, purchases, secondFactorSince } = details;
      return { ...toUserDocument(details), sessions, searches, purchases, secondFactorSince };
    },
  );

  server.put(
    "/:id",
    call("admin", "Changes a user", {
      takes: { params: byId, body: userChangesSchema },
      replies: { 200: adminUser },
      errors: ["EMAIL_TAKEN", "BALANCE_CHANGED", "LAST_ADMIN"],
    }),
    async (request) => {
      const changes = request.body;
      return toUserDocument(
        await changeUser(await userRequestOf(request), { ...changes, id: request.params.id }),
      );
    },
  );

  server.delete(
    "/:id",
    call("admin", "Deletes a user", {
      takes: { params: byId },
      replies: { 200: done },
      errors: ["LAST_ADMIN"],
    }),
    async (request) => {
      await deleteUser(await userRequestOf(request), request.params.id);
      return { status: 200 };
    },
  );

  server.delete(
    "/:id/sessions",
    call("admin", "Ends the sessions of a user", {
      takes: { params: byId },
      replies: { 200: endedSessions },
    }),
    async (request) => ({
      sessions: await endSessionsOf(await userRequestOf(request), request.params.id),
    }),
  );

  server.delete(
    "/:id/second-factor",
    call("admin", "Turns off the two-step sign-in of a user", {
      takes: { params: byId },
      replies: { 200: done },
      errors: ["OWN_SECOND_FACTOR", "SECOND_FACTOR_IS_OFF"],
    }),
    async (request) => {
      await resetSecondFactor(await userRequestOf(request), request.params.id);
      return { status: 200 };
    },
  );
}

function toUserDocument({ id, plan, trialEndsAt, apiAccess, ...user }: AdminUser) {
  const { name, email, role, credits, authProvider, emailVerified, createdAt } = user;
  return {
    _id: id,
    id,
    name,
    email,
    role,
    credits,
    authProvider,
    emailVerified,
    createdAt,
    subscription_status: plan,
    trial_ends_at: trialEndsAt,
    api_access: apiAccess,
  };
}
