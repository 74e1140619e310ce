import type { Connection, Tables } from "@standings/database";
import type { Transaction } from "kysely";
import { recordChange } from "../../admin/record-change.ts";
import { ServiceError } from "../../errors.ts";
import type { JobPayload } from "../../jobs/add-job.ts";
import { deliverMail } from "../../mail/deliver-mail.ts";
import { requireSystem, type ServiceRequest, type Viewer } from "../../request.ts";
import { secondFactorMail } from "../mails/second-factor.ts";
import { endChallengesOf } from "./challenges.ts";

/** Whether signing in to an account takes a second factor. */
export async function isSecondFactorOn(db: Connection, userId: string): Promise<boolean> {
  const factor = await db
    .selectFrom("second_factors")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return factor !== undefined;
}

/** Throws SECOND_FACTOR_IS_OFF, so that a code that cannot be right is not counted as a guess. */
export async function checkIsOn(db: Connection, userId: string): Promise<void> {
  if (!(await isSecondFactorOn(db, userId))) throw new ServiceError("SECOND_FACTOR_IS_OFF");
}

/** Adds a line to the log of changes when the viewer who turns their own second factor on or off is an admin. */
export async function logFactorChange(
  tx: Transaction<Tables>,
  viewer: Viewer,
  action: "second_factor_set" | "second_factor_removed",
): Promise<void> {
  const users = tx.selectFrom("users").select("role").where("id", "=", viewer.userId);
  if ((await users.executeTakeFirst())?.role !== "admin") return;
  await recordChange(tx, viewer, { action, subjectKind: "user", subjectId: viewer.userId });
}

/** Removes a user's second factor with its recovery codes; sessions go on as ones without. False: there was none on. */
export async function eraseSecondFactor(tx: Connection, userId: string): Promise<boolean> {
  const erased = await tx
    .deleteFrom("second_factors")
    .where("user_id", "=", userId)
    .returning("confirmed_at")
    .executeTakeFirst();
  await endChallengesOf(tx, userId);
  const without = { second_factor_at: null };
  await tx.updateTable("sessions").set(without).where("user_id", "=", userId).execute();
  await tx.updateTable("refresh_tokens").set(without).where("user_id", "=", userId).execute();
  return erased !== undefined && erased.confirmed_at !== null;
}

/** Job: tells the owner of an account what happened to its second factor. */
export async function mailSecondFactor(
  request: ServiceRequest,
  { email, ...notice }: JobPayload<"mail_second_factor">,
): Promise<void> {
  const services = requireSystem(request);
  await deliverMail(services, email, async () => secondFactorMail(services.settings, notice));
}
