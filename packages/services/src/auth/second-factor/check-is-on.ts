import type { Connection } from "@standings/database";
import { ServiceError } from "../../errors.ts";
import { isSecondFactorOn } from "./is-second-factor-on.ts";

/** Throws SECOND_FACTOR_IS_OFF, so that a code that cannot be right is not counted as a guess. */
export async function checkIsOn(db: Connection, userId: string): Promise<void> {
  if (!(await isSecondFactorOn(db, userId))) throw new ServiceError("SECOND_FACTOR_IS_OFF");
}
