import { errorCode, errorText } from "../../lib/api/errors.ts";

interface LinkErrorTexts {
  /** The server answered, but without a text of its own. */
  readonly failed: string;
  /** There was no answer. */
  readonly network: string;
}

export function linkErrorText(error: unknown, { failed, network }: LinkErrorTexts): string {
  const code = errorCode(error);
  if (code === null) return network;
  return code === "REQUEST_FAILED" || code === "INVALID_INPUT" ? failed : errorText(error, failed);
}
