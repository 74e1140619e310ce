import type { Unread, UnreadReason } from "@standings/domain";
import { AddressRefusedError } from "../fetch/guarded-agent.ts";
import { BadAnswerError } from "../fetch/read-body.ts";
import { TooHardError } from "./parse/site-parser.ts";

/** A part of a site cannot be read, for a reason that the page tells. */
export class SiteError extends Error {
  readonly unread: Unread;

  constructor(reason: UnreadReason, value: string | null = null) {
    super(`${reason}${value === null ? "" : `: ${value}`}`);
    this.name = "SiteError";
    this.unread = { reason, value };
  }
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/;
const NO_ADDRESS = /ENOTFOUND|EAI_|ENODATA/;
const TIMEOUT = /TIMEDOUT|TIMEOUT/;

/** The reason of a failure. Throws on again what no site can cause. */
export function unreadOf(error: unknown): Unread {
  if (error instanceof SiteError) return error.unread;
  if (error instanceof AddressRefusedError) return { reason: "private_address", value: null };
  if (error instanceof TooHardError) return { reason: "too_hard", value: null };
  if (error instanceof BadAnswerError)
    return /redirects/.test(error.message)
      ? { reason: "redirects", value: null }
      : { reason: "bad_answer", value: error.message.charAt(0).toLowerCase() + error.message.slice(1) };
  if (!(error instanceof Error)) throw error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (error.name === "TimeoutError" || error.name === "AbortError" || TIMEOUT.test(code))
    return { reason: "timed_out", value: null };
  if (NO_ADDRESS.test(code)) return { reason: "no_address", value: null };
  if (CERTIFICATE.test(code)) return { reason: "certificate", value: null };
  if (code === "" && error instanceof TypeError) throw error;
  return { reason: "refused", value: null };
}

/** The value, or why there is none. */
export async function settle<Value>(work: Promise<Value>): Promise<{ value: Value } | { unread: Unread }> {
  try {
    return { value: await work };
  } catch (error) {
    return { unread: unreadOf(error) };
  }
}
