import cors from "@fastify/cors";
import { appRouter } from "@standings/api";
import { ServiceError, type Services } from "@standings/services";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import Fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import { errorHandler, notFoundHandler } from "./http/errors.ts";
import { refuseUnknownRoutes } from "./http/unknown-routes.ts";
import { createBundledMarks } from "./logos/bundled-marks.ts";
import { crawlers } from "./plugins/crawlers.ts";
import { health } from "./plugins/health.ts";
import { logos } from "./plugins/logos.ts";
import { socialImages } from "./plugins/social-images.ts";
import { type WebApp, webApp } from "./plugins/web-app.ts";
import { restBridge } from "./rest/index.ts";
import { createRequestOf, type RequestOf } from "./rest/request-of.ts";

export interface ServerOptions {
  readonly services: Services;
  readonly corsOrigins: readonly string[];
  readonly trustProxy: number;
  readonly logger: FastifyServerOptions["logger"] | NonNullable<FastifyServerOptions["loggerInstance"]>;
  /** The web app; without it only the API answers. */
  readonly web?: WebApp | undefined;
}

const BODY_LIMIT = 1024 * 1024;
const MAX_PARAM_LENGTH = 5_000;

/** The HTTP side of the product: tRPC at /trpc, REST at /api, pages everywhere else. Pure: listens nowhere. */
export async function buildServer({
  services,
  corsOrigins,
  trustProxy,
  logger,
  web,
}: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    ...loggerOption(logger),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    trustProxy: (_address, hop) => hop < trustProxy,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH, ignoreTrailingSlash: true },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
  });
  server.setErrorHandler(errorHandler);
  server.setNotFoundHandler(notFoundHandler);
  if (corsOrigins.length > 0) {
    await server.register(cors, {
      origin: [...corsOrigins],
      exposedHeaders: ["Content-Disposition", "Retry-After"],
      maxAge: 600,
    });
  }
  const requests = createRequestOf(services);
  const { requestOf } = requests;
  await server.register(health, { services });
  await server.register(restBridge, { prefix: "/api", services, ...requests });
  await server.register(fastifyTRPCPlugin, trpcOptions(services, requestOf));
  await server.register(async (scope) => refuseUnknownRoutes(scope), { prefix: "/trpc" });
  await server.register(crawlers, { services, ...requests });
  await server.register(socialImages, requests);
  await server.register(logos, { ...requests, marks: createBundledMarks(web?.clientDir ?? null) });
  if (web) await server.register(webApp, web);
  return server;
}

function trpcOptions(
  services: Services,
  requestOf: RequestOf,
): { prefix: string } & FastifyTRPCPluginOptions<typeof appRouter> {
  return {
    prefix: "/trpc",
    trpcOptions: {
      router: appRouter,
      createContext: async ({ req }: { req: FastifyRequest }) => ({ request: await requestOf(req) }),
      responseMeta({ errors }) {
        const waits = errors.flatMap(({ cause }) =>
          cause instanceof ServiceError ? (cause.retryAfter ?? []) : [],
        );
        return waits.length > 0
          ? { headers: new Headers({ "retry-after": String(Math.max(...waits)) }) }
          : {};
      },
      onError({ error, path }) {
        if (error.code !== "INTERNAL_SERVER_ERROR") return;
        services.log.error({ err: error.cause ?? error, path }, "procedure failed");
      },
    },
  };
}

function loggerOption(logger: ServerOptions["logger"]): FastifyServerOptions {
  return typeof logger === "object" && "child" in logger
    ? { loggerInstance: logger }
    : { logger: logger ?? false };
}
