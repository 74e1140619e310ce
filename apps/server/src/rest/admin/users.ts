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
import type { RouteOptions } from "../../request-of.ts";
import { callsOf } from "../call.ts";
import { adminUser, adminUserDetails, adminUsers, endedSessions } from "../replies/admin.ts";
import { listFileCalls } from "../table-file.ts";

/** Users (spec part 2 §7 "Admin"). */
export async function adminUsersRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { admin } = callsOf(server, options);

  admin.get("/", "Users", { query: adminUsersSchema, answers: adminUsers }, async (caller, query) => {
    const { users, pagination } = await listUsers(caller, query);
    return { users: users.map(toUserDocument), pagination };
  });

  listFileCalls(admin, { what: "Users", query: adminUsersFileSchema, exported: exportUsers });

  admin.post(
    "/",
    "Adds a user",
    {
      body: newUserSchema,
      creates: adminUser,
      errors: ["EMAIL_TAKEN", "COMMON_PASSWORD", "CONFIRMATION_REQUIRED"],
    },
    async (caller, user) => toUserDocument(await addUser(caller, user)),
  );

  admin.get("/:id", "A user", { answers: adminUserDetails }, async (caller, { id }) => {
    const details = await getUserDetails(caller, id);
    const { sessions, searches, purchases, secondFactorSince } = details;
    return { ...toUserDocument(details), sessions, searches, purchases, secondFactorSince };
  });

  admin.put(
    "/:id",
    "Changes a user",
    {
      body: userChangesSchema,
      answers: adminUser,
      errors: [
        "EMAIL_TAKEN",
        "BALANCE_CHANGED",
        "LAST_ADMIN",
        "PLAN_IS_PAID",
        "INVALID_ADJUSTMENT",
        "CONFIRMATION_REQUIRED",
      ],
    },
    async (caller, changes) => toUserDocument(await changeUser(caller, changes)),
  );

  admin.delete("/:id", "Deletes a user", { errors: ["LAST_ADMIN"] }, (caller, { id }) =>
    deleteUser(caller, id),
  );

  admin.delete(
    "/:id/sessions",
    "Ends the sessions of a user",
    { answers: endedSessions },
    async (caller, { id }) => ({ sessions: await endSessionsOf(caller, id) }),
  );

  admin.delete(
    "/:id/second-factor",
    "Turns off the two-step sign-in of a user",
    { errors: ["OWN_SECOND_FACTOR", "SECOND_FACTOR_IS_OFF"] },
    (caller, { id }) => resetSecondFactor(caller, id),
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
