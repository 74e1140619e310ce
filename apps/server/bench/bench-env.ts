import { type Env, readEnv } from "../src/env.ts";

export const quiet = { info() {}, warn() {}, error() {} };

/** Environment of a product that is measured, with a mocked gateway. */
export function benchEnv(gatewayUrl: string): Env {
  return readEnv({
    MODEL_GATEWAY_URL: gatewayUrl,
    MODEL_GATEWAY_KEY: "bench",
    MODEL_GATEWAY_KIND: "openrouter",
    EXTRACTION_MODEL: "off",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "bench@standings.test",
    CONTACT_EMAIL: "support@standings.test",
    PUBLIC_URL: "http://localhost:3000",
    HASH_KEY: "a key of benchmarks",
    MODEL_DEADLINE_MS: "600000",
    READS_PER_MINUTE: "1000000000",
  });
}
