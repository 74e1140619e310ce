import { withoutMarketing } from "./marketing.ts";
import { peekReturnPath, storeReturnPath } from "./return-path.ts";

const START = "/api/auth/google/start";
const NO_RETURN = /^\/(verify-email|reset-password)?$/;

/** Leaves for the provider, with the page to come back to stored. */
export function startGoogleSignIn(): void {
  const { pathname, search } = window.location;
  if (peekReturnPath() === null && !NO_RETURN.test(pathname)) {
    storeReturnPath(withoutMarketing(`${pathname}${search}`));
  }
  window.location.assign(START);
}
