import { sql } from "kysely";
import type { SignedIn } from "../src/auth/sign-in.ts";
import { register, type ServiceRequest, verifyEmail } from "../src/index.ts";
import { withViewer } from "../src/request.ts";
import type { TestServices } from "./test-services.ts";

export const PASSWORD = "northwind-9";

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly replyTo: string;
}

/** Mails in the sandbox's inbox, the newest first. */
export async function mailsTo({ sandbox }: TestServices, address: string): Promise<Mail[]> {
  const response = await fetch(`${sandbox.url}/mail/messages?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
}

export function newEmail(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
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

/** A registered and verified account. */
export async function signUp(services: TestServices, email = newEmail("person")): Promise<Account> {
  await register(services.guest, { name: "Maya", email, password: PASSWORD, queryParams: {} });
  await services.runJobs();
  const [mail] = await mailsTo(services, email);
  const code = /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
  const signedIn = await verifyEmail(services.guest, { email, code });
  return { ...signedIn, email, request: requestOf(services, signedIn) };
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
