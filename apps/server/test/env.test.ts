import { readFileSync } from "node:fs";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { readEnv } from "../src/env.ts";

/** Every outside service is a real one. */
const REAL = {
  MODEL_GATEWAY_KEY: "sk-1",
  SMTP_URL: "smtp://mail.example:587",
  MAIL_FROM: "hello@standings.example",
  CONTACT_EMAIL: "support@standings.example",
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

describe("readEnv", () => {
  it("needs nothing on a laptop: every service is the sandbox", () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      publicUrl: "http://localhost:3000",
      databaseUrl: null,
      sandboxUrl: "http://127.0.0.1:3900",
      signupCredits: 5,
      trialDays: 14,
      admin: { email: "admin@standings.test" },
    });
    expect([env.models.isSandbox, env.mail.isSandbox]).toEqual([true, true]);
    expect(env.models.options.url).toBe("http://127.0.0.1:3900/models/v1");
    expect(env.mail.options.smtpUrl).toBe("smtp://127.0.0.1:3901?tls.rejectUnauthorized=false");
  });

  it.each(["p/a#s?s%w@r:d'$ &", "plain", "ü 漢"])(
    "builds the database's address with the password %s",
    (password) => {
      const { databaseUrl } = readEnv({
        DATABASE_HOST: "db",
        DATABASE_PASSWORD: password,
        DATABASE_NAME: "a_b-1",
      });
      const { host, port, user, database, password: read } = new pg.Client(databaseUrl ?? "");
      expect([host, port, user, read, database]).toEqual(["db", 5432, "postgres", password, "a_b-1"]);
    },
  );

  it("takes the database's address or its parts, not both", () => {
    const parts = { DATABASE_HOST: "::1", DATABASE_PORT: "5433", DATABASE_USER: "maya" };
    expect(readEnv(parts).databaseUrl).toBe("postgres://maya@[::1]:5433/standings");
    const url = "postgres://u:p@h/d";
    expect(() => readEnv({ ...parts, DATABASE_URL: url })).toThrow("set one of them");
    expect(() => readEnv({ DATABASE_URL: url, DATABASE_PASSWORD: "p" })).toThrow("needs DATABASE_HOST");
  });

  it("drains within the time that the compose file gives a container before it is killed", () => {
    const compose = readFileSync(new URL("../../../docker-compose.yml", import.meta.url), "utf8");
    const [, service = ""] = /^ {2}server:\n((?: {4}.*\n|\n)*)/m.exec(compose) ?? [];
    const [, seconds] = /^ {4}stop_grace_period: (\d+)s$/m.exec(service) ?? [];
    const { drainDelayMs, drainMs } = readEnv({
      ...REAL,
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://standings.example",
    });
    expect(Number(seconds) * 1_000).toBeGreaterThan(drainDelayMs + drainMs);
  });

  it("drains longer than a model may take, and says so first where a load balancer may stand", () => {
    const drainOf = (variables: Record<string, string>) => {
      const { drainDelayMs, drainMs } = readEnv({ ...REAL, ...variables });
      return [drainDelayMs, drainMs];
    };
    expect(drainOf({})).toEqual([0, 65_000]);
    const isPublic = { HOST: "0.0.0.0", PUBLIC_URL: "https://standings.example" };
    expect(drainOf({ ...isPublic, MODEL_DEADLINE_MS: "20500" })).toEqual([5_000, 26_000]);
    expect(drainOf({ DRAIN_DELAY_SECONDS: "2", DRAIN_SECONDS: "0" })).toEqual([2_000, 0]);
  });

  it("reads answers again with a model named for it, or chosen at OpenRouter, unless that is off", () => {
    const openRouter = { MODEL_GATEWAY_KEY: "sk-1" };
    expect(readEnv({ EXTRACTION_MODEL: "" }).extraction).toBeNull();
    expect(readEnv(openRouter).extraction).toEqual({ upstreamId: null, deadlineMs: 10_000 });
    expect(readEnv({ ...openRouter, EXTRACTION_MODEL: "off" }).extraction).toBeNull();
    expect(readEnv({ MODEL_GATEWAY_URL: "http://localhost:11434/v1" }).extraction).toBeNull();
    const model = { EXTRACTION_MODEL: "google/gemini-2.5-flash-lite" };
    expect(readEnv(model).extraction).toEqual({ upstreamId: model.EXTRACTION_MODEL, deadlineMs: 10_000 });
  });

  it("reads claims with a model named for it, else with that of the second reading, and in the sandbox unless it is off", () => {
    const openRouter = { MODEL_GATEWAY_KEY: "sk-1", EXTRACTION_MODEL: "acme/reader" };
    expect(readEnv(openRouter).claims).toEqual({ upstreamId: "acme/reader", deadlineMs: 10_000 });
    expect(readEnv({ ...openRouter, CLAIMS_MODEL: "acme/other" }).claims?.upstreamId).toBe("acme/other");
    expect(readEnv({ ...openRouter, CLAIMS_MODEL: "off" }).claims).toBeNull();
    expect(readEnv({}).claims).toEqual({ upstreamId: null, deadlineMs: 10_000 });
    expect(readEnv({ EXTRACTION_MODEL: "off" }).claims).toBeNull();
    const judged = (vars: Record<string, string>) =>
      readEnv({ ...openRouter, ...vars }).claimsJudge?.upstreamId;
    expect(judged({})).toBe("acme/reader");
    expect(judged({ CLAIMS_MODEL: "acme/other" })).toBe("acme/other");
    expect(judged({ CLAIMS_MODEL: "acme/other", CLAIMS_JUDGE_MODEL: "acme/judge" })).toBe("acme/judge");
    expect(judged({ CLAIMS_JUDGE_MODEL: "off" })).toBeUndefined();
  });

  it("uses a real service where it has a key, and the sandbox for the rest", () => {
    const env = readEnv({ MODEL_GATEWAY_KEY: "sk-1" });
    expect(env.models).toEqual({
      isSandbox: false,
      options: { url: "https://openrouter.ai/api/v1", key: "sk-1", kind: "openrouter" },
    });
    expect(env.mail.isSandbox).toBe(true);
    const ollama = readEnv({ MODEL_GATEWAY_URL: "http://localhost:11434/v1" });
    expect(ollama.models).toEqual({
      isSandbox: false,
      options: { url: "http://localhost:11434/v1", key: "none", kind: "ollama" },
    });
  });

  it("asks nobody about companies but the sandbox, and that only with its models", () => {
    const local = readEnv({});
    expect(local.companySuggest).toEqual({
      isSandbox: true,
      options: { template: "http://127.0.0.1:3900/companies/suggest?query={query}" },
    });
    const real = readEnv({ MODEL_GATEWAY_KEY: "sk-1" });
    expect([local.logoUrls, real.companySuggest]).toEqual([[], null]);
    expect([local.siteGateway, real.siteGateway]).toEqual(["http://127.0.0.1:3900/sites", null]);
    const own = readEnv({
      COMPANY_SUGGEST_URL: "https://suggest.example/?q={query}",
      LOGO_URLS: "https://a.example/{domain}, https://b.example/{domain}.png",
    });
    expect(own.companySuggest).toEqual({
      isSandbox: false,
      options: { template: "https://suggest.example/?q={query}" },
    });
    expect(own.logoUrls).toEqual(["https://a.example/{domain}", "https://b.example/{domain}.png"]);
    expect(() =>
      readEnv({ LOGO_URLS: "https://a.example/", COMPANY_SUGGEST_URL: "ftp://x/{query}" }),
    ).toThrow(/^COMPANY_SUGGEST_URL: .+\nLOGO_URLS\.0: needs {domain} in it$/);
  });

  it.each([[{ HOST: "0.0.0.0" }], [{ PUBLIC_URL: "https://standings.example" }], [{ SANDBOX: "off" }]])(
    "lists everything that is missing with %j",
    (variables) => {
      const start = () => readEnv(variables);
      expect(start).toThrow("MODEL_GATEWAY_URL or MODEL_GATEWAY_KEY: missing, and the sandbox is off");
      expect(start).toThrow("GOOGLE_CLIENT_ID: missing, and the sandbox is off");
      expect(start).toThrow("SMTP_URL: missing, and the sandbox is off");
      expect(start).toThrow("CONTACT_EMAIL: missing, real mail needs a mailbox for what people write to us");
    },
  );

  it("never switches the sandbox on for a public address, nor makes a default admin there", () => {
    expect(() => readEnv({ SANDBOX: "on", HOST: "0.0.0.0" })).toThrow("loopback addresses only");
    const env = readEnv({ ...REAL, PUBLIC_URL: "https://standings.example/" });
    expect(env.payments).toMatchObject({ isSandbox: false, options: { url: null } });
    expect(env.identity.options.redirectUrl).toBe("https://standings.example/api/auth/google/callback");
    expect([env.sandboxUrl, env.admin, env.publicUrl]).toEqual([null, null, "https://standings.example"]);
  });

  it.each([
    ["the sandbox alone", {}, true],
    ["services of this machine", { MODEL_GATEWAY_URL: "http://localhost:11434/v1" }, true],
    ["a real gateway", { MODEL_GATEWAY_KEY: "sk-1" }, false],
    ["real payments", { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" }, false],
    ["real sign-in", { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" }, false],
  ])("with %s, the sandbox's admin may exist or not", (_with, variables, mayExist) => {
    expect(readEnv(variables).admin?.isSandbox ?? false).toBe(mayExist);
  });

  it.each([
    [{}, ["localhost", "127.0.0.1", "[::1]"]],
    [
      { HOST: "0.0.0.0", PUBLIC_URL: "https://Standings.example", ALLOWED_HOSTS: "WWW.standings.example" },
      ["standings.example", "www.standings.example"],
    ],
  ])("answers to its own host names, %j", (variables, hosts) => {
    expect(readEnv({ ...REAL, ...variables }).hosts).toEqual(hosts);
  });

  it("has a badge only with the page that proves it", () => {
    const badge = {
      FEATURED_ON: "Product Directory",
      FEATURED_ON_URL: "https://directory.example/standings",
    };
    expect([readEnv({}).featuredOn, readEnv(badge).featuredOn]).toEqual([
      null,
      { label: "Product Directory", url: "https://directory.example/standings" },
    ]);
    for (const half of Object.entries(badge)) {
      expect(() => readEnv(Object.fromEntries([half]))).toThrow(
        "FEATURED_ON, FEATURED_ON_URL: set both or neither",
      );
    }
  });

  it.each([
    [{ PUBLIC_URL: "https://standings.example/app" }, "PUBLIC_URL: an address without a path"],
    [{ PUBLIC_URL: "standings" }, "PUBLIC_URL: Invalid URL"],
    [{ ...REAL, HOST: "0.0.0.0" }, "PUBLIC_URL: missing, HOST is public"],
    [{ ADMIN_EMAIL: "owner@example.com" }, "ADMIN_EMAIL, ADMIN_PASSWORD: set both or neither"],
    [{ S3_ACCESS_KEY_ID: "key" }, "S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: need S3_URL"],
    [
      { MODEL_GATEWAY_KEY: "sk-1", MODEL_GATEWAY_KIND: "openai" },
      "MODEL_GATEWAY_KIND: needs MODEL_GATEWAY_URL",
    ],
    [{ ALLOWED_HOSTS: "www.example.com, https://app.example.com" }, "ALLOWED_HOSTS.1: a host name"],
    [{ ALLOWED_HOSTS: "app.example.com:8443" }, "ALLOWED_HOSTS.0: a host name"],
    [{ CORS_ORIGINS: "https://a.example, https://b.example/" }, "CORS_ORIGINS.1: an origin such as"],
    [{ CORS_ORIGINS: "a.example" }, "CORS_ORIGINS.0: an origin such as"],
    [{ SMTP_URL: "smtp://mail.example", MAIL_FROM: "Standings" }, "MAIL_FROM: needs a mail address in it"],
  ])("refuses what it would have to ignore: %j", (variables, fault) => {
    expect(() => readEnv(variables)).toThrow(fault);
  });

  it("takes origins, hosts and a sender as they are", () => {
    const env = readEnv({
      ...REAL,
      PUBLIC_URL: "https://standings.example/",
      ALLOWED_HOSTS: "www.standings.example,[::1]",
      CORS_ORIGINS: "https://a.example:8443,http://localhost:5173",
      MAIL_FROM: "Standings <hello@standings.example>",
    });
    expect(env.corsOrigins).toEqual(["https://a.example:8443", "http://localhost:5173"]);
    expect(env.hosts).toEqual([
      "standings.example",
      "www.standings.example",
      "[::1]",
      "localhost",
      "127.0.0.1",
    ]);
    expect(env.warnings).toEqual([]);
  });

  it("warns of what is likely not meant", () => {
    expect(readEnv({ TRUST_PROXIES: "1", DATABASE_PASS: "x", GOOGLE_CLOUD_PROJECT: "x" }).warnings).toEqual([
      "TRUST_PROXIES is set, but there is no such variable",
      "DATABASE_PASS is set, but there is no such variable",
    ]);
    const plain = readEnv({
      ...REAL,
      PUBLIC_URL: "http://standings.example",
      STRIPE_SECRET_KEY: "sk_test_1",
    });
    expect(plain.payments).toMatchObject({ isSandbox: false, isTest: true });
    expect(plain.warnings).toEqual([
      "PUBLIC_URL is not https: passwords and sessions can be read on their way",
      "STRIPE_SECRET_KEY is a test key: credits are bought without money",
    ]);
    expect(readEnv({ ...REAL, PUBLIC_URL: "https://standings.example" }).payments.isTest).toBe(false);
  });

  it("the compose file keeps the data folder in a volume", () => {
    const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8");
    const [, folder = ""] = /DATA_DIR=(\S+)/.exec(read("Dockerfile")) ?? [];
    expect(read("docker-compose.yml")).toContain(`- data:${folder}\n`);
  });

  it("says in one line each what is wrong", () => {
    expect(() => readEnv({ PORT: "abc", DATABASE_URL: "mysql://x", MODEL_MAP: "nobody" })).toThrow(
      /^(PORT|DATABASE_URL|MODEL_MAP): .+\n(PORT|DATABASE_URL|MODEL_MAP): .+\n(PORT|DATABASE_URL|MODEL_MAP): .+$/,
    );
  });
});
