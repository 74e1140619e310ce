import { randomInt } from "node:crypto";
import type { Connection } from "@standings/database";
import { inGroups, RECOVERY_CODE_LENGTH, RECOVERY_CODES, readEnteredCode } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";

/** 32 signs of which no two look alike: a code has 50 bits. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Gives a user new recovery codes in place of all before; they are stored as keyed hashes only. */
export async function replaceRecoveryCodes(
  tx: Connection,
  services: ServiceContext,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  await tx
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashCode(services, userId, code) })))
    .execute();
  return codes;
}

/** Uses a recovery code up; false for a wrong or used one. */
export async function takeRecoveryCode(
  tx: Connection,
  services: ServiceContext,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<boolean> {
  const taken = await tx
    .updateTable("recovery_codes")
    .set({ used_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("code_hash", "=", hashCode(services, userId, code))
    .where("used_at", "is", null)
    .returning("code_hash")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(db: Connection, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function newCode(): string {
  const signs = Array.from({ length: RECOVERY_CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]);
  return inGroups(signs.join(""), RECOVERY_CODE_LENGTH / 2, "-");
}

function hashCode({ keyedHash }: ServiceContext, userId: string, code: string): string {
  return keyedHash("recovery_code", `${userId}:${readEnteredCode(code)}`);
}
