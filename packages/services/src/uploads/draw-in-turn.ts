import type { UploadDrawer } from "@standings/integrations";
import { ServiceError } from "../errors.ts";
import { limitFairly } from "../limits/limit-fairly.ts";

/** Draws a picture of an account anew. Throws NotAnImageError or UPLOADS_UNAVAILABLE. */
export type DrawUpload = (owner: string, bytes: Buffer) => ReturnType<UploadDrawer["draw"]>;

/** Pictures of one account, and of all, that are drawn or wait; each has 5 MB at most. */
const MOST_OF_ONE = 5;
const MOST = 30;
const RETRY_AFTER = 5;

/** Accounts take turns, so that nobody's many pictures delay another's one; what is too many is refused. */
export function drawInTurn({ draw }: Pick<UploadDrawer, "draw">): DrawUpload {
  const inTurn = limitFairly(1);
  const taken: string[] = [];
  return async (owner, bytes) => {
    const own = taken.filter((one) => one === owner);
    if (taken.length >= MOST || own.length >= MOST_OF_ONE)
      throw new ServiceError("UPLOADS_UNAVAILABLE", { retryAfter: RETRY_AFTER });
    taken.push(owner);
    try {
      return await inTurn(owner, () => draw(bytes));
    } finally {
      taken.splice(taken.indexOf(owner), 1);
    }
  };
}
