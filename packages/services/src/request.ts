import { NIL_ID } from "@standings/database";
import { type ApiScope, mayUse, scopeMissing } from "@standings/domain";
import { hashToken } from "@standings/integrations";
import type { Log, ServiceContext, Settings } from "./context.ts";
import { ServiceError } from "./errors.ts";

/** A signed-in user. */
export interface SessionViewer {
  readonly userId: string;
  /** The session's token, for signing out. */
  readonly token: string;
  readonly apiToken?: undefined;
}

/** A user whose API token calls. */
export interface TokenViewer {
  readonly userId: string;
  readonly apiToken: {
    readonly id: string;
    readonly scopes: readonly ApiScope[];
    /** Calls of the account's tokens in this minute. */
    readonly calls: CallsLeft;
  };
}

export interface CallsLeft {
  readonly limit: number;
  readonly left: number;
  /** Seconds until there are `limit` again. */
  readonly resetsIn: number;
}

export type Viewer = SessionViewer | TokenViewer;

/** Address and browser that a request comes from. */
export interface Caller {
  /** IP address. */
  readonly address: string;
  readonly userAgent: string | null;
}

const SERVICES = Symbol("services");

/**
 * First argument of every verb: who calls, from where. The services behind it, the database among them, are
 * reached through the guards below alone, so a transport cannot use them and a verb cannot forget its guard.
 */
export interface ServiceRequest {
  /** Null for a guest. */
  readonly viewer: Viewer | null;
  readonly caller: Caller;
  readonly [SERVICES]: RequestContext;
}

interface RequestContext extends ServiceContext {
  /** Of a request that the product makes itself: jobs, start-up. */
  readonly isSystem?: boolean;
}

/** The part of the services that transports see. */
export interface Services {
  readonly settings: Settings;
  readonly log: Log;
  /** A request of a caller; a guest's without a viewer. */
  request(caller: Caller, viewer?: Viewer | null): ServiceRequest;
  /**
   * A guest's request for what everybody is shown alike, such as a page in the server's HTML: it may read a replica. It
   * writes nothing.
   */
  publicRequest(): ServiceRequest;
  /** A request that the product makes itself: a job, a step of the start. */
  systemRequest(): ServiceRequest;
}

const OWN_CALLER: Caller = { address: "", userAgent: null };

/** Opens the services to transports. */
export function openServices(services: ServiceContext): Services {
  const { settings, log } = services;
  const system: RequestContext = { ...services, isSystem: true };
  const { publicReads } = services;
  const shown: ServiceContext = { ...services, db: publicReads, readsReplica: publicReads !== services.db };
  return {
    settings,
    log,
    request: (caller, viewer = null) => ({ caller, viewer, [SERVICES]: services }),
    publicRequest: () => ({ caller: OWN_CALLER, viewer: null, [SERVICES]: shown }),
    systemRequest: () => ({ caller: OWN_CALLER, viewer: null, [SERVICES]: system }),
  };
}

/** Services, viewer and caller, as a guard hands them to its verb. */
export interface Guarded<Who extends Viewer | null> {
  readonly services: ServiceContext;
  readonly viewer: Who;
  readonly caller: Caller;
}

/** Guard of verbs that anybody may call. */
export function allowAnyone(request: ServiceRequest): Guarded<Viewer | null> {
  const { [SERVICES]: services, viewer, caller } = request;
  return { services, viewer, caller };
}

/**
 * Guard of verbs for signed-in users themselves: accounts, purchases, deletions. Throws AUTHENTICATION_REQUIRED, or
 * SESSION_REQUIRED for an API token.
 */
export function requireUser(request: ServiceRequest): Guarded<SessionViewer> {
  const { services, viewer, caller } = requireViewer(request);
  if (viewer.apiToken) throw new ServiceError("SESSION_REQUIRED", SESSION_REQUIRED);
  return { services, viewer, caller };
}

/**
 * Guard of verbs for signed-in users and for API tokens with a scope. Throws AUTHENTICATION_REQUIRED, or SCOPE_MISSING for a
 * token without it.
 */
export function requireScope(request: ServiceRequest, scope: ApiScope): Guarded<Viewer> {
  const guarded = requireViewer(request);
  const { apiToken } = guarded.viewer;
  if (apiToken && !mayUse(apiToken.scopes, scope)) {
    const fields = { errorType: "scope_missing", scope };
    throw new ServiceError("SCOPE_MISSING", { message: scopeMissing(scope), fields });
  }
  return guarded;
}

/** A viewer without rows of their own, who sees what everybody sees. */
export const PUBLIC_VIEWER = { userId: NIL_ID };

/** Who reads a page that guests may open too. */
export interface Reader {
  readonly services: ServiceContext;
  /** Of a guest: nobody. */
  readonly viewer: Pick<Viewer, "userId">;
  readonly isGuest: boolean;
}

/** Guard of verbs for guests, signed-in users and API tokens that may read. Throws SCOPE_MISSING. */
export function allowReader(request: ServiceRequest): Reader {
  if (request.viewer === null) {
    return { services: allowAnyone(request).services, viewer: PUBLIC_VIEWER, isGuest: true };
  }
  return { ...requireScope(request, "read"), isGuest: false };
}

/** The API token that spends for a viewer; null: the user. */
export function spenderOf({ apiToken }: Viewer): string | null {
  return apiToken?.id ?? null;
}

const SESSION_REQUIRED = { fields: { errorType: "session_required" } };

function requireViewer(request: ServiceRequest): Guarded<Viewer> {
  const { [SERVICES]: services, viewer, caller } = request;
  if (!viewer) throw new ServiceError("AUTHENTICATION_REQUIRED");
  return { services, viewer, caller };
}

/**
 * Guard of verbs for admins; role and second factor are read from the database. Throws as `requireUser`, AUTHENTICATION_REQUIRED also for
 * a session without the second factor that the account has; FORBIDDEN; SECOND_FACTOR_SETUP_REQUIRED where the operator
 * requires one.
 */
export async function requireAdmin(request: ServiceRequest): Promise<Guarded<SessionViewer>> {
  const guarded = requireUser(request);
  const { services, viewer } = guarded;
  const user = await services.db
    .selectFrom("users")
    .leftJoin("second_factors", (join) =>
      join.onRef("second_factors.user_id", "=", "users.id").on("confirmed_at", "is not", null),
    )
    .leftJoin("sessions", (join) =>
      join.onRef("sessions.user_id", "=", "users.id").on("sessions.id", "=", hashToken(viewer.token)),
    )
    .select(["role", "confirmed_at", "second_factor_at"])
    .where("users.id", "=", viewer.userId)
    .executeTakeFirst();
  if (user?.role !== "admin") throw new ServiceError("FORBIDDEN");
  if (user.confirmed_at !== null) {
    if (user.second_factor_at !== null) return guarded;
    throw new ServiceError("AUTHENTICATION_REQUIRED", { fields: { errorType: "second_factor_required" } });
  }
  if (services.settings.adminsNeedSecondFactor) {
    const fields = { errorType: "second_factor_setup_required" };
    throw new ServiceError("SECOND_FACTOR_SETUP_REQUIRED", { fields });
  }
  return guarded;
}

/** Refuses everybody but admins before a transport reads the input. Throws as `requireAdmin`. */
export async function checkAdmin(request: ServiceRequest): Promise<void> {
  await requireAdmin(request);
}

/** Refuses a session or token that may not do this before a transport reads the input. Throws as `requireScope`. */
export function checkScope(request: ServiceRequest, scope: ApiScope): void {
  requireScope(request, scope);
}

/** Refuses everybody but sessions before a transport reads the input. Throws as `requireUser`. */
export function checkSession(request: ServiceRequest): void {
  requireUser(request);
}

/** Guard of verbs for jobs and the start alone. Throws FORBIDDEN. */
export function requireSystem(request: ServiceRequest): ServiceContext {
  const services = request[SERVICES];
  if (!services.isSystem) throw new ServiceError("FORBIDDEN");
  return services;
}

/** The same request with its viewer, once a session or a sign-in has proven who it is. */
export function withViewer(request: ServiceRequest, viewer: Viewer | null): ServiceRequest {
  return { ...request, viewer };
}
