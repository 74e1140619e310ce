import { z } from "zod";
import { FaultList } from "../fault-list.ts";

const fault = z.strictObject({
  /**
   * `defer` answers 450 to the recipient, `refuse` 550 (or `code`); `greylist` answers 451 to the first mail of each
   * sender to each recipient; `drop` ends the connection at the recipient; `lost` takes the mail and ends the
   * connection instead of saying so.
   */
  kind: z.enum(["defer", "refuse", "greylist", "drop", "lost"]),
  /** The recipient; any one when left out. */
  to: z.email().toLowerCase().optional(),
  /** Reply code of a `defer` or `refuse`. */
  code: z.number().int().min(400).max(599).optional(),
  /** Applies to the first n mails, then goes away. */
  times: z.number().int().min(1).max(1_000_000).optional(),
});

export const faultsBody = z.strictObject({ faults: z.array(fault).max(100) });

export type Fault = z.infer<typeof fault>;

/** A mail by its envelope. */
export interface Envelope {
  readonly from: string;
  readonly to: string;
}

/** The injected faults. */
export class FaultBox extends FaultList<Fault> {
  readonly #greylisted = new Set<string>();

  override replace(faults: readonly Fault[]): void {
    this.#greylisted.clear();
    super.replace(faults);
  }

  /** Takes the fault of a mail, if any, and counts it down. */
  take({ from, to }: Envelope, kinds: readonly Fault["kind"][]): Fault | null {
    const met = this.list().find(
      (fault) =>
        kinds.includes(fault.kind) &&
        (fault.to === undefined || fault.to === to.toLowerCase()) &&
        (fault.kind !== "greylist" || !this.#greylisted.has(`${from} ${to}`)),
    );
    if (met?.kind === "greylist") this.#greylisted.add(`${from} ${to}`);
    if (met) this.use(met);
    return met ?? null;
  }
}

/** What the server answers to the recipient; null when it ends the connection. */
export function replyOf({ kind, code }: Fault, to: string): SmtpReply | null {
  switch (kind) {
    case "defer":
      return new SmtpReply(code ?? 450, "4.2.0 Try again later");
    case "greylist":
      return new SmtpReply(451, "4.7.1 Greylisted, try again later");
    case "refuse":
      return new SmtpReply(code ?? 550, `5.1.1 <${to}>: user unknown`);
    default:
      return null;
  }
}

/** An error that smtp-server sends as a reply. */
class SmtpReply extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, text: string) {
    super(text);
    this.responseCode = responseCode;
  }
}
