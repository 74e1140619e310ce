import { errorCode, errorText } from "../../lib/api/errors.ts";

interface LinkErrorTexts {
  /** For a reply without a message. */
  readonly failed: string;
  /** For a call without a reply. */
  readonly network: string;
}

export const VERIFICATION_TEXTS: LinkErrorTexts = {
  failed: "Email verification failed",
  network: "An error occurred during verification",
};

export function linkErrorText(error: unknown, { failed, network }: LinkErrorTexts): string {
  const code = errorCode(error);
  if (code === null) return network;
  return code === "REQUEST_FAILED" || code === "INVALID_INPUT" ? failed : errorText(error, failed);
}
