import { withoutMarketing } from "../../lib/advertising/marketing.ts";
import { peekReturnPath, storeReturnPath } from "../../lib/session/return-path.ts";

const START = "/api/auth/google/start";
const NO_RETURN = /^\/(verify-email|reset-password)?$/;

/** Google sign-in by page navigation: there with the wish stored. `components/shell/user/google.ts` reads the answer. */
export function startGoogleSignIn(): void {
  const { pathname, search } = window.location;
  if (peekReturnPath() === null && !NO_RETURN.test(pathname)) {
    storeReturnPath(withoutMarketing(`${pathname}${search}`));
  }
  window.location.assign(START);
}
