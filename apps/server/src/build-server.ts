import cors from "@fastify/cors";
import { appRouter, toTrpcError } from "@standings/api";
import { MAX_BATCH } from "@standings/domain";
import { isDatabaseAway, ServiceError, type Services } from "@standings/services";
import {
  type CreateFastifyContextOptions,
  type FastifyTRPCPluginOptions,
  fastifyTRPCPlugin,
} from "@trpc/server/adapters/fastify";
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { errorHandler, notFoundHandler } from "./http/errors.ts";
import { addResumeHint } from "./http/event-streams.ts";
import { createHostGuard } from "./http/foreign-hosts.ts";
import { createLifecycle, followLifecycle, type Lifecycle } from "./http/lifecycle.ts";
import { createReadLimit, type LimitRead } from "./http/read-limit.ts";
import { createSecurityHeaders } from "./http/security-headers.ts";
import { refuseUnknownRoutes } from "./http/unknown-routes.ts";
import { createBundledMarks } from "./logos/bundled-marks.ts";
import { blogFiles, countPageViews } from "./plugins/blog-files.ts";
import { crawlers } from "./plugins/crawlers.ts";
import { health } from "./plugins/health.ts";
import { logos } from "./plugins/logos.ts";
import { socialImages } from "./plugins/social-images.ts";
import { uploads } from "./plugins/uploads.ts";
import { type WebApp, webApp } from "./plugins/web-app.ts";
import { restBridge } from "./rest/index.ts";
import { createRequestOf, type RequestOf } from "./rest/request-of.ts";

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
  /** Shared with whoever stops the server. */
  readonly lifecycle?: Lifecycle;
}

const BODY_LIMIT = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** How often Node looks for requests past their time. */
const CHECK_INTERVAL_MS = 5_000;
const MAX_PARAM_LENGTH = 5_000;
const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

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
    genReqId: () => crypto.randomUUID(),
    // Refused before any hook: addresses that are none.
    frameworkErrors: (error, request, reply) => {
      reply.headers(security.headers);
      errorHandler(error, request, reply);
    },
  });
  followLifecycle(server, lifecycle);
  server.addHook("onRequest", security.setHeaders);
  server.addHook("onRequest", createHostGuard(hosts));
  server.setErrorHandler(errorHandler);
  server.setNotFoundHandler(notFoundHandler);
  if (corsOrigins.length > 0) {
    await server.register(cors, {
      origin: [...corsOrigins],
      exposedHeaders: ["Content-Disposition", "Retry-After"],
      maxAge: 600,
    });
  }
  const limitRead = await createReadLimit(server, readsPerMinute);
  const requests = createRequestOf(services);
  await server.register(health, { services, lifecycle });
  await server.register(async (scope) => {
    scope.addHook("onSend", addResumeHint);
    await scope.register(fastifyTRPCPlugin, trpcOptions(services, requests.requestOf, limitRead, lifecycle));
  });
  await server.register(async (scope) => refuseUnknownRoutes(scope), { prefix: "/trpc" });
  await server.register(async (scope) => {
    scope.addHook("onRequest", async (request) => {
      if (READS.has(request.method)) await limitRead(request);
    });
    await scope.register(restBridge, {
      prefix: "/api",
      services,
      streams: lifecycle.streams,
      ...requests,
    });
    await scope.register(crawlers, { services, ...requests });
    await scope.register(blogFiles, { services, ...requests });
    await scope.register(socialImages, requests);
    await scope.register(uploads, requests);
    await scope.register(logos, { ...requests, marks: createBundledMarks(web?.clientDir ?? null) });
  });
  if (web) {
    await server.register(async (scope) => {
      countPageViews(scope, { services, ...requests });
      await scope.register(webApp, { ...web, limitRead });
    });
  }
  return server;
}

function trpcOptions(
  services: Services,
  requestOf: RequestOf,
  limitRead: LimitRead,
  { streams }: Lifecycle,
): { prefix: string } & FastifyTRPCPluginOptions<typeof appRouter> {
  return {
    prefix: "/trpc",
    trpcOptions: {
      router: appRouter,
      maxBatchSize: MAX_BATCH,
      async createContext({ req, info }: CreateFastifyContextOptions) {
        try {
          if (info.type === "query") await limitRead(req);
          return { request: await requestOf(req), streams };
        } catch (error) {
          // What tRPC answers with its own shape and the right status.
          throw toTrpcError(error);
        }
      },
      responseMeta({ errors }) {
        const waits = errors.flatMap(({ cause }) =>
          cause instanceof ServiceError ? (cause.retryAfter ?? []) : [],
        );
        return waits.length > 0
          ? { headers: new Headers({ "retry-after": String(Math.max(...waits)) }) }
          : {};
      },
      onError({ error, path }) {
        const err = error.cause ?? error;
        if (error.code === "INTERNAL_SERVER_ERROR") services.log.error({ err, path }, "procedure failed");
        else if (isDatabaseAway(err)) services.log.warn({ err, path }, "procedure without a database");
      },
    },
  };
}

function loggerOption(logger: ServerOptions["logger"]): FastifyServerOptions {
  return typeof logger === "object" && "child" in logger
    ? { loggerInstance: logger }
    : { logger: logger ?? false };
}
