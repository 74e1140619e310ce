import { hash } from "@node-rs/argon2";
import { inTransaction } from "@standings/database";
import { sql } from "kysely";
import { lockUser } from "../src/auth/lock-user.ts";
import { openAccount } from "../src/auth/open-account.ts";
import { type SignedIn, signIn } from "../src/auth/sign-in.ts";
import type { ServiceContext } from "../src/context.ts";
import { register, type ServiceRequest } from "../src/index.ts";
import { withViewer } from "../src/request.ts";
import { recordSecurityEvent } from "../src/security/record-security-event.ts";
import type { TestServices } from "./test-services.ts";

export const PASSWORD = "northwind-9";

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string;
  readonly messageId: string;
}

/** Mails in the sandbox's inbox, the newest first. */
export async function mailsTo({ sandbox }: TestServices, address: string): Promise<Mail[]> {
  const response = await fetch(`${sandbox.url}/mail/messages?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
}

export function newEmail(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** A guest at one of many addresses. */
export function guestAt({ services }: TestServices, index: number): ServiceRequest {
  const address = `100.${index % 250}.${Math.floor(index / 250) % 250}.1`;
  return services.request({ address, userAgent: null });
}

export interface TestRegistration {
  readonly email: string;
  /** The mailed code. */
  readonly code: string;
  /** The token of the mailed link. */
  readonly linkToken: string;
  readonly registrationSecret: string;
}

/** Registers an address without verifying it. */
export async function registerAs(
  services: TestServices,
  email: string,
  { name = "Ada", password = PASSWORD, from = services.guest }: RegistrationSeed = {},
): Promise<TestRegistration> {
  const { registrationSecret } = await register(from, { name, email, password, queryParams: {} });
  await services.runJobs();
  const [mail] = await mailsTo(services, email);
  return { email, code: codeIn(mail), linkToken: tokenIn(mail), registrationSecret };
}

interface RegistrationSeed {
  readonly name?: string;
  readonly password?: string;
  readonly from?: ServiceRequest;
}

/** The code in the subject of a mail. */
export function codeIn(mail: Mail | undefined): string {
  return /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
}

/** The token of the link in a mail. */
export function tokenIn(mail: Mail | undefined): string {
  return /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** The token of the newest reset link that was mailed to an address. */
export async function resetTokenFor(services: TestServices, email: string): Promise<string> {
  await services.runJobs();
  const mails = await mailsTo(services, email);
  return tokenIn(mails.find(({ subject }) => subject === "Reset your Standings password"));
}

export interface Account extends SignedIn {
  readonly email: string;
  /** A request of this user's first session. */
  readonly request: ServiceRequest;
}

/** The request of a session. */
export function requestOf({ guest }: TestServices, { token, user }: SignedIn): ServiceRequest {
  return withViewer(guest, { userId: user.id, token });
}

/** Of every account that no registration opens. A password held against it costs a hundredth of what the product's own hashes cost. */
const PASSWORD_HASH = hash(PASSWORD, { memoryCost: 8, timeCost: 1 });

/** A new account and its first session, as the code of a registration opens them; nothing is mailed. */
export function openNewAccount(context: ServiceContext, email: string, name = "Maya"): Promise<SignedIn> {
  return inTransaction(context.db, async (tx) => {
    const passwordHash = await PASSWORD_HASH;
    const account = { email, name, passwordHash, provider: "email", attribution: {} } as const;
    const userId = await openAccount(tx, context, account);
    const user = userId === undefined ? undefined : await lockUser(tx, userId);
    if (!user) throw new Error(`${email} has an account`);
    const event = { event: "email_verified", address: "192.0.2.1", userId: user.id } as const;
    await recordSecurityEvent(context, event, tx);
    const signedIn = await signIn(tx, context, user, { isNewUser: true, userAgent: "Test" });
    if (!signedIn) throw new Error(`${email} has a second factor`);
    return signedIn;
  });
}

export async function signUp(services: TestServices, email = newEmail("person")): Promise<Account> {
  const signedIn = await openNewAccount(services.context, email);
  return { ...signedIn, email, request: requestOf(services, signedIn) };
}

/** An access token of the sandbox's identity provider. */
export async function providerToken({ sandbox }: TestServices, body: object): Promise<string> {
  const response = await fetch(`${sandbox.url}/identity/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

export interface QueuedJob {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Jobs that wait, the oldest first. */
export async function queuedJobs({ db }: TestServices): Promise<QueuedJob[]> {
  const { rows } = await sql<QueuedJob>`
    select tasks.identifier as name, jobs.payload
    from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    order by jobs.id
  `.execute(db);
  return rows;
}

/** Makes the sandbox's SMTP server answer as `apps/sandbox/src/mail/faults.ts` says. */
export async function setMailFaults({ sandbox }: TestServices, faults: readonly object[]): Promise<void> {
  const response = await fetch(`${sandbox.url}/mail/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ faults }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Lets jobs that wait be due now. */
export async function letJobsBeDue({ db }: TestServices): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(db);
}
