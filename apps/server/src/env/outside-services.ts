import { GOOGLE_ENDPOINTS, type GoogleOptions, type StripeOptions } from "@standings/integrations";
import { type GATEWAY_KINDS, gatewayKindOf } from "@standings/models";
import type { Variables } from "./variables.ts";

export interface ServiceEndpoint<Options> {
  readonly isSandbox: boolean;
  readonly options: Options;
}

/** Addresses of the outside services: the real one where its variables are given, else the sandbox's. */
export interface OutsideServices {
  readonly models: ServiceEndpoint<{ url: string; key: string; kind: (typeof GATEWAY_KINDS)[number] }>;
  /** Null: only our own directory is searched. */
  readonly companySuggest: ServiceEndpoint<{ template: string }> | null;
  /** Gateway through which sites of companies are read; null: they are asked directly. */
  readonly siteGateway: string | null;
  readonly mail: ServiceEndpoint<{ smtpUrl: string; from: string }>;
  /** The support mailbox. */
  readonly contactEmail: string;
  readonly identity: ServiceEndpoint<GoogleOptions>;
  /** A test key moves no money either. */
  readonly payments: ServiceEndpoint<StripeOptions> & { readonly isTest: boolean };
}

/** Of Stripe's test mode. */
const TEST_KEY = /^(sk|rk)_test_/;

export interface SandboxAddress {
  readonly isOn: boolean;
  readonly url: string;
  readonly smtpUrl: string;
}

/** Reads them; what is missing while the sandbox is off, or half given, is added to `faults`. */
export function readOutsideServices(
  vars: Variables,
  sandbox: SandboxAddress,
  publicUrl: string,
  faults: string[],
): OutsideServices {
  return {
    models: readModels(vars, sandbox, faults),
    companySuggest: readCompanySuggest(vars, sandbox),
    siteGateway: vars.SITE_GATEWAY_URL ?? (usesSandboxModels(vars, sandbox) ? `${sandbox.url}/sites` : null),
    mail: readMail(vars, sandbox, faults),
    contactEmail: readContactEmail(vars, sandbox, faults),
    identity: readIdentity(vars, sandbox, publicUrl, faults),
    payments: readPayments(vars, sandbox, faults),
  };
}

function readModels(vars: Variables, sandbox: SandboxAddress, faults: string[]): OutsideServices["models"] {
  if (vars.MODEL_GATEWAY_URL !== undefined) {
    const kind = vars.MODEL_GATEWAY_KIND ?? gatewayKindOf(vars.MODEL_GATEWAY_URL);
    const needsKey = kind === "openrouter" || kind === "openai";
    if (needsKey && !vars.MODEL_GATEWAY_KEY) faults.push(`MODEL_GATEWAY_KEY: missing, ${kind} needs one`);
    const key = vars.MODEL_GATEWAY_KEY ?? "none";
    return { isSandbox: false, options: { url: vars.MODEL_GATEWAY_URL, key, kind } };
  }
  if (vars.MODEL_GATEWAY_KIND !== undefined) faults.push("MODEL_GATEWAY_KIND: needs MODEL_GATEWAY_URL");
  if (vars.MODEL_GATEWAY_KEY !== undefined) {
    const url = "https://openrouter.ai/api/v1";
    return { isSandbox: false, options: { url, key: vars.MODEL_GATEWAY_KEY, kind: "openrouter" } };
  }
  if (!sandbox.isOn) faults.push("MODEL_GATEWAY_URL or MODEL_GATEWAY_KEY: missing, and the sandbox is off");
  // The sandbox speaks OpenRouter's dialect.
  return {
    isSandbox: true,
    options: { url: `${sandbox.url}/models/v1`, key: "sandbox", kind: "openrouter" },
  };
}

/** The sandbox's directory goes with the sandbox's models: it knows the companies that they list. */
function readCompanySuggest(vars: Variables, sandbox: SandboxAddress): OutsideServices["companySuggest"] {
  if (vars.COMPANY_SUGGEST_URL) return { isSandbox: false, options: { template: vars.COMPANY_SUGGEST_URL } };
  if (!usesSandboxModels(vars, sandbox)) return null;
  return { isSandbox: true, options: { template: `${sandbox.url}/companies/suggest?query={query}` } };
}

/** The sandbox's companies and their sites go with its models. */
function usesSandboxModels(vars: Variables, sandbox: SandboxAddress): boolean {
  return sandbox.isOn && vars.MODEL_GATEWAY_URL === undefined && vars.MODEL_GATEWAY_KEY === undefined;
}

function readMail(vars: Variables, sandbox: SandboxAddress, faults: string[]): OutsideServices["mail"] {
  const from = vars.MAIL_FROM ?? "Standings <hello@standings.test>";
  if (vars.SMTP_URL !== undefined) {
    if (vars.MAIL_FROM === undefined) faults.push("MAIL_FROM: missing, SMTP_URL needs a sender");
    return { isSandbox: false, options: { smtpUrl: vars.SMTP_URL, from } };
  }
  if (!sandbox.isOn) faults.push("SMTP_URL: missing, and the sandbox is off");
  return { isSandbox: true, options: { smtpUrl: sandbox.smtpUrl, from } };
}

function readContactEmail(
  { CONTACT_EMAIL, SMTP_URL }: Variables,
  sandbox: SandboxAddress,
  faults: string[],
): string {
  if (CONTACT_EMAIL === undefined && (SMTP_URL !== undefined || !sandbox.isOn)) {
    faults.push("CONTACT_EMAIL: missing, real mail needs a mailbox for what people write to us");
  }
  return CONTACT_EMAIL ?? "support@standings.test";
}

function readIdentity(
  vars: Variables,
  sandbox: SandboxAddress,
  publicUrl: string,
  faults: string[],
): OutsideServices["identity"] {
  const redirectUrl = `${publicUrl}/api/auth/google/callback`;
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = vars;
  if (clientId && clientSecret) {
    return {
      isSandbox: false,
      options: { clientId, clientSecret, redirectUrl, endpoints: GOOGLE_ENDPOINTS },
    };
  }
  if (clientId || clientSecret)
    faults.push("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: one of them is missing");
  else if (!sandbox.isOn) faults.push("GOOGLE_CLIENT_ID: missing, and the sandbox is off");
  const base = `${sandbox.url}/identity`;
  const endpoints = {
    authorize: `${base}/authorize`,
    token: `${base}/token`,
    tokenInfo: `${base}/tokeninfo`,
    userInfo: `${base}/userinfo`,
  };
  const client = { clientId: "standings-sandbox", clientSecret: "sandbox-secret" };
  return { isSandbox: true, options: { ...client, redirectUrl, endpoints } };
}

function readPayments(
  vars: Variables,
  sandbox: SandboxAddress,
  faults: string[],
): OutsideServices["payments"] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = vars;
  if (secretKey && webhookSecret)
    return {
      isSandbox: false,
      isTest: TEST_KEY.test(secretKey),
      options: { secretKey, webhookSecret, url: null },
    };
  if (secretKey || webhookSecret)
    faults.push("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: one of them is missing");
  else if (!sandbox.isOn) faults.push("STRIPE_SECRET_KEY: missing, and the sandbox is off");
  const options = { secretKey: "sk_test_sandbox", webhookSecret: "whsec_sandbox", url: sandbox.url };
  return { isSandbox: true, isTest: true, options };
}
