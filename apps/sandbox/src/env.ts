import { join } from "node:path";
import { z } from "zod";
import type { SandboxOptions } from "./start-sandbox.ts";

/** The settings of the sandbox process; tests pass them to `startSandbox` directly. */
interface SandboxEnv extends Required<SandboxOptions> {
  /** The sandbox ends when this process does. */
  readonly parentPid: number | null;
}

const schema = z.object({
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_534).default(3900),
  SANDBOX_SPEED: z.coerce.number().min(0).max(100).default(1),
  SANDBOX_SEED: z.string().default("standings"),
  SANDBOX_VARIES: z.enum(["yes", "no"]).default("yes"),
  SANDBOX_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_DATA_DIR: z.string().optional(),
  SANDBOX_PARENT_PID: z.coerce.number().int().positive().optional(),
});

/** Throws an `Error` with one line per faulty variable. Empty values count as unset. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): SandboxEnv {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"),
    );
  }
  const { SANDBOX_PORT, SANDBOX_SPEED, SANDBOX_SEED, SANDBOX_VARIES, SANDBOX_PARENT_PID } = parsed.data;
  const { SANDBOX_WEBHOOK_URL, SANDBOX_DATA_DIR } = parsed.data;
  return {
    port: SANDBOX_PORT,
    smtpPort: SANDBOX_PORT === 0 ? 0 : SANDBOX_PORT + 1,
    speed: SANDBOX_SPEED,
    seed: SANDBOX_SEED,
    varies: SANDBOX_VARIES === "yes",
    webhookUrl: SANDBOX_WEBHOOK_URL ?? null,
    paymentsFile: SANDBOX_DATA_DIR ? join(SANDBOX_DATA_DIR, "payments") : null,
    parentPid: SANDBOX_PARENT_PID ?? null,
  };
}
