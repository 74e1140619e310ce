import { z } from "zod";

const fault = z.strictObject({
  /**
   * `error` answers with `status`; `hang` never answers; `down` resets the connection before anything is
   * done; `lost` does what was asked and resets the connection instead of answering; `hold_webhooks`
   * records events without delivering them.
   */
  kind: z.enum(["error", "hang", "down", "lost", "hold_webhooks"]),
  /** HTTP status of an `error`; 500 when left out. */
  status: z.number().int().min(400).max(599).optional(),
  /** Calls whose path begins like this; `/v1` when left out. */
  path: z.string().startsWith("/").max(500).optional(),
  method: z.enum(["GET", "POST", "DELETE"]).optional(),
  /** Applies to the first n calls, then goes away. */
  times: z.number().int().min(1).max(1_000_000).optional(),
});

export const faultsBody = z.strictObject({ faults: z.array(fault).max(100) });

export type Fault = z.infer<typeof fault>;
