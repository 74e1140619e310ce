import cors from "@fastify/cors";
import type { Services } from "@standings/services";
import Fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import { isLoopback } from "./env.ts";
import { weightOfRequest } from "./http/call-weights.ts";
import { errorHandler, notFoundHandler } from "./http/errors.ts";
import { createHostGuard } from "./http/foreign-hosts.ts";
import { createSecurityHeaders } from "./http/headers.ts";
import { createLifecycle, followLifecycle, type Lifecycle } from "./http/lifecycle.ts";
import { createReadLimit } from "./http/read-limit.ts";
import { refuseUnknownRoutes } from "./http/unknown-routes.ts";
import { createBundledMarks } from "./logos/bundled-marks.ts";
import { mcp } from "./mcp/index.ts";
import { blogFiles, countPageViews } from "./plugins/blog-files.ts";
import { crawlers } from "./plugins/crawlers.ts";
import { health } from "./plugins/health.ts";
import { metricsPage } from "./plugins/metrics.ts";
import { logos, uploads } from "./plugins/pictures.ts";
import { socialImages } from "./plugins/social-images.ts";
import { trpc } from "./plugins/trpc.ts";
import { type WebApp, webApp } from "./plugins/web-app.ts";
import { createRequestOf } from "./request-of.ts";
import { restBridge } from "./rest/index.ts";
import { createCountCall } from "./telemetry/count-calls.ts";
import { followRequests, type RequestTelemetry } from "./telemetry/follow-requests.ts";

export interface ServerOptions {
  readonly services: Services;
  readonly corsOrigins: readonly string[];
  readonly trustProxy: number;
  /** Host names that the server answers to. */
  readonly hosts: readonly string[];
  /** Reads that one address may make a minute. */
  readonly readsPerMinute: number;
  readonly logger: FastifyServerOptions["logger"] | NonNullable<FastifyServerOptions["loggerInstance"]>;
  /** The web app; without it only the API answers. */
  readonly web?: WebApp | undefined;
  /** How long a request may take to arrive; streams are answers and go on. For tests. */
  readonly requestTimeoutMs?: number;
  /** Counts, traces and logs requests. */
  readonly telemetry?: (RequestTelemetry & { readonly token: string | null }) | undefined;
  /** Shared with whoever stops the server. */
  readonly lifecycle?: Lifecycle;
}

const BODY_LIMIT = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often Node looks for requests past their time. */
const CHECK_INTERVAL_MS = 5_000;
const MAX_PARAM_LENGTH = 5_000;
const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/** Whether a call only reads, by whatever method, or is open to guests: other calls have limits of their own. */
function isRead({ method, routeOptions }: FastifyRequest): boolean {
  const access = routeOptions.config.call?.access;
  return READS.has(method) || access === "read" || access === "anyone";
}

/** Says once that somebody's address is told by a header that is not believed. */
function warnOfProxies(server: FastifyInstance): void {
  let isSaid = false;
  server.addHook("onRequest", async ({ headers, log }) => {
    if (isSaid || headers["x-forwarded-for"] === undefined) return;
    isSaid = true;
    log.warn(
      "X-Forwarded-For is not believed: behind a proxy set TRUST_PROXY, or all visitors share the limits of one address",
    );
  });
}

/** The HTTP side of the product: tRPC at /trpc, REST at /api, pages everywhere else. Pure: listens nowhere. */
export async function buildServer({
  services,
  corsOrigins,
  trustProxy,
  hosts,
  readsPerMinute,
  logger,
  web,
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
  telemetry,
  lifecycle = createLifecycle(),
}: ServerOptions): Promise<FastifyInstance> {
  const security = createSecurityHeaders(services.settings.publicUrl);
  const server = Fastify({
    ...loggerOption(logger),
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestTimeoutMs,
    http: {
      // Node ignores a limit of the whole request that is below that of its headers.
      headersTimeout: requestTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(requestTimeoutMs, CHECK_INTERVAL_MS),
    },
    // Requests that arrive on open connections while the server closes are served like others.
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < trustProxy,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdOf(headers["x-request-id"]),
    // Refused before any hook: addresses that are none.
    frameworkErrors: (error, request, reply) => {
      reply.headers(security.headers);
      errorHandler(error, request, reply);
    },
  });
  followLifecycle(server, lifecycle);
  if (telemetry) followRequests(server, telemetry);
  server.addHook("onRequest", async ({ id }, reply) => void reply.header("x-request-id", id));
  server.addHook("onRequest", security.setHeaders);
  server.addHook("onRequest", createHostGuard(hosts));
  if (trustProxy === 0) warnOfProxies(server);
  server.setErrorHandler(errorHandler);
  server.setNotFoundHandler(notFoundHandler);
  if (corsOrigins.length > 0) {
    await server.register(cors, {
      origin: [...corsOrigins],
      methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
      exposedHeaders: [
        "Content-Disposition",
        "RateLimit-Limit",
        "RateLimit-Remaining",
        "RateLimit-Reset",
        "Retry-After",
        "X-Request-Id",
      ],
      maxAge: 600,
    });
  }
  const limitRead = await createReadLimit(server, readsPerMinute);
  const requests = createRequestOf(server, services);
  await server.register(health, { services, lifecycle });
  if (telemetry)
    await server.register(metricsPage, {
      services,
      lifecycle,
      ...telemetry,
      mayBeProxy: trustProxy > 0 || !isLoopback(new URL(services.settings.publicUrl).hostname),
    });
  const { streams } = lifecycle;
  const countCall = createCountCall(telemetry?.metrics);
  await server.register(trpc, { services, streams, limitRead, countCall, requestOf: requests.requestOf });
  await server.register(async (scope) => refuseUnknownRoutes(scope), { prefix: "/trpc" });
  await server.register(mcp, {
    prefix: "/mcp",
    services,
    limitRead,
    origins: corsOrigins,
    streams,
    countCall,
    userRequestOf: requests.userRequestOf,
  });
  await server.register(async (scope) => {
    scope.addHook("onRequest", async (request) => {
      const weight = weightOfRequest(request);
      if (isRead(request) || weight > 1) await limitRead(request, weight);
    });
    await scope.register(restBridge, {
      prefix: "/api",
      services,
      streams,
      ...requests,
    });
    await scope.register(crawlers, { services });
    await scope.register(blogFiles, { services });
    await scope.register(socialImages, { services });
    await scope.register(uploads, requests);
    await scope.register(logos, { ...requests, marks: createBundledMarks(web?.clientDir ?? null) });
  });
  if (web) {
    await server.register(async (scope) => {
      countPageViews(scope, { services, ...requests });
      await scope.register(webApp, { ...web, services, limitRead });
    });
  }
  return server;
}

/** The id that a caller or a proxy gave a request, where it can stand in a log; else a new one. */
function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === "string" && /^[\w.-]{8,100}$/.test(given) ? given : crypto.randomUUID();
}

function loggerOption(logger: ServerOptions["logger"]): FastifyServerOptions {
  return typeof logger === "object" && "child" in logger
    ? { loggerInstance: logger }
    : { logger: logger ?? false };
}
