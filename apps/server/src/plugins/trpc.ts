import { appRouter, type EndedCall, toTrpcError } from "@standings/api";
import { MAX_BATCH } from "@standings/domain";
import { isDatabaseAway, ServiceError, type Services } from "@standings/services";
import type { TRPCError } from "@trpc/server";
import { type FastifyTRPCPluginOptions, fastifyRequestHandler } from "@trpc/server/adapters/fastify";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { weightOfCalls, weightOfMutations } from "../http/call-weights.ts";
import type { EventStreams } from "../http/event-streams.ts";
import type { LimitRead } from "../http/read-limit.ts";
import { sendStream } from "../http/send-stream.ts";
import type { RequestOf } from "../request-of.ts";
import type { CountCall } from "../telemetry/count-calls.ts";

export interface TrpcOptions {
  readonly services: Services;
  readonly streams: EventStreams;
  readonly requestOf: RequestOf;
  readonly limitRead: LimitRead;
  readonly countCall: CountCall;
}

interface Procedure {
  readonly Params: { readonly path: string };
}

const METHODS = ["GET", "HEAD", "OPTIONS", "POST"];

/** The typed API at `/trpc`, in the library's protocol. */
export async function trpc(scope: FastifyInstance, options: TrpcOptions): Promise<void> {
  const handlerOptions = toHandlerOptions(options);
  // The library reads JSON itself.
  scope.removeContentTypeParser("application/json");
  scope.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  scope.addHook("onRequest", refuseOtherMethods);
  scope.all<Procedure>("/trpc/:path", async (req, reply) => {
    const send = (answer: Response) => sendAnswer(req, reply, answer);
    const res: FastifyReply = Object.create(reply, { send: { value: send } });
    await fastifyRequestHandler({ ...handlerOptions, req, res, path: req.params.path });
    return reply;
  });
}

/** Refuses methods that no procedure has, which the library takes for a wrong content type. */
async function refuseOtherMethods(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (METHODS.includes(request.method)) return;
  reply.header("allow", "GET, HEAD, POST");
  throw new ServiceError("METHOD_NOT_ALLOWED");
}

async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Response): Promise<void> {
  const type = answer.headers.get("content-type") ?? "";
  if (type.startsWith("text/event-stream") && answer.body) {
    const reader = answer.body.getReader();
    // A failure while a client leaves has nobody to be told.
    const pieces = { next: () => reader.read(), return: () => reader.cancel().catch(() => {}) };
    return sendStream(request, reply, pieces, (piece) => piece);
  }
  // The library forgets to say that the JSON is JSON when it cannot read a request.
  if (type.startsWith("text/plain")) answer.headers.set("content-type", "application/json");
  reply.send(answer);
}

function statusOf(error: TRPCError | null): number {
  return error === null ? 200 : getHTTPStatusCodeFromError(error);
}

function toHandlerOptions({ services, streams, requestOf, limitRead, countCall }: TrpcOptions) {
  const told = new WeakSet<TRPCError>();
  const onCall = ({ procedure, error, seconds }: EndedCall) => countCall(procedure, statusOf(error), seconds);
  return {
    router: appRouter,
    maxBatchSize: MAX_BATCH,
    // A query whose input is too long for an address comes by POST.
    allowMethodOverride: true,
    async createContext({ req, info }) {
      try {
        // A longer batch is refused by the library.
        const paths = info.calls.slice(0, MAX_BATCH).map(({ path }) => path);
        const weight = info.type === "query" ? weightOfCalls(paths) : weightOfMutations(paths);
        if (weight > 0) await limitRead(req, weight);
        return { request: await requestOf(req), streams, onCall };
      } catch (error) {
        // What tRPC answers with its own shape and the right status.
        throw toTrpcError(error);
      }
    },
    responseMeta({ errors }) {
      const waits = errors.flatMap(({ cause }) =>
        cause instanceof ServiceError ? (cause.retryAfter ?? []) : [],
      );
      return waits.length > 0 ? { headers: new Headers({ "retry-after": String(Math.max(...waits)) }) } : {};
    },
    onError({ error, path = "", type, req }) {
      // A subscription that cannot begin is told twice.
      if (told.has(error)) return;
      told.add(error);
      const err = error.cause ?? error;
      // Never a name that a client made up.
      if (type === "subscription" && Object.hasOwn(appRouter._def.procedures, path))
        countCall(path, statusOf(error), 0);
      const details = { err, path, requestId: req.id };
      if (error.code === "INTERNAL_SERVER_ERROR") services.log.error(details, "procedure failed");
      else if (isDatabaseAway(err)) services.log.warn(details, "procedure without a database");
    },
  } satisfies FastifyTRPCPluginOptions<typeof appRouter>["trpcOptions"];
}
