import { withoutMarketing } from "../advertising/marketing.ts";
import { peekReturnPath, storeReturnPath } from "./return-path.ts";

const START = "/api/auth/google/start";
const NO_RETURN = /^\/(verify-email|reset-password)?$/;

/** Stores the return path and opens Google's page. `components/shell/user/google.ts` reads the result. */
export function startGoogleSignIn(): void {
  const { pathname, search } = window.location;
  if (peekReturnPath() === null && !NO_RETURN.test(pathname)) {
    storeReturnPath(withoutMarketing(`${pathname}${search}`));
  }
  window.location.assign(START);
}
