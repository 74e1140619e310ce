import { hashToken } from "@standings/integrations";
import type { Log, ServiceContext, Settings } from "./context.ts";
import { ServiceError } from "./errors.ts";

/** A signed-in user. */
export interface Viewer {
  readonly userId: string;
  /** The session's token, for signing out. */
  readonly token: string;
}

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
  readonly [SERVICES]: ServiceContext | SystemContext;
}

/** Services of a request that the product makes itself: jobs, start-up. */
interface SystemContext extends ServiceContext {
  readonly isSystem: true;
}

/** The part of the services that transports see. */
export interface Services {
  readonly settings: Settings;
  readonly log: Log;
  /** A request of a caller; a guest's without a viewer. */
  request(caller: Caller, viewer?: Viewer | null): ServiceRequest;
  /** A request that the product makes itself: a job, a step of the start. */
  systemRequest(): ServiceRequest;
}

const NOBODY: Caller = { address: "", userAgent: null };

/** Opens the services to transports. */
export function openServices(services: ServiceContext): Services {
  const { settings, log } = services;
  const system: SystemContext = { ...services, isSystem: true };
  return {
    settings,
    log,
    request: (caller, viewer = null) => ({ caller, viewer, [SERVICES]: services }),
    systemRequest: () => ({ caller: NOBODY, viewer: null, [SERVICES]: system }),
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

/** Guard of verbs for signed-in users. Throws AUTHENTICATION_REQUIRED. */
export function requireUser(request: ServiceRequest): Guarded<Viewer> {
  const { [SERVICES]: services, viewer, caller } = request;
  if (!viewer) throw new ServiceError("AUTHENTICATION_REQUIRED");
  return { services, viewer, caller };
}

/**
 * Guard of verbs for admins; role and second factor are read from the database. Throws AUTHENTICATION_REQUIRED, also for
 * a session without the second factor that the account has; FORBIDDEN; SECOND_FACTOR_SETUP_REQUIRED where the operator
 * requires one.
 */
export async function requireAdmin(request: ServiceRequest): Promise<Guarded<Viewer>> {
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

/** Guard of verbs for jobs and the start alone. Throws FORBIDDEN. */
export function requireSystem(request: ServiceRequest): ServiceContext {
  const services = request[SERVICES];
  if (!("isSystem" in services)) throw new ServiceError("FORBIDDEN");
  return services;
}

/** The same request with its viewer, once a session or a sign-in has proven who it is. */
export function withViewer(request: ServiceRequest, viewer: Viewer | null): ServiceRequest {
  return { ...request, viewer };
}
