import { ERRORS, type ErrorCode } from "@standings/domain";
import { checkAdmin, ServiceError, type ServiceRequest, toServiceError } from "@standings/services";
import { initTRPC, TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { inputMessage } from "./input-message.ts";

/** Context of every procedure. One per HTTP request, shared by the calls of a batch. */
export interface ApiContext {
  /** First argument of every verb. */
  readonly request: ServiceRequest;
  /** The process's event streams; one that is added is ended when the process stops. */
  readonly streams: { add(stream: { end(): void }): () => void };
  /** Told of each query and mutation that has ended, by its name in the router. */
  readonly onCall?: (call: EndedCall) => void;
}

export interface EndedCall {
  readonly procedure: string;
  readonly error: TRPCError | null;
  readonly seconds: number;
}

const PING_MS = 15_000;

const t = initTRPC.context<ApiContext>().create({
  isDev: false,
  sse: {
    ping: { enabled: true, intervalMs: PING_MS },
    client: { reconnectAfterInactivityMs: 3 * PING_MS },
  },
  errorFormatter({ shape, error }) {
    const { errorCode, message, fields } = describe(error);
    return {
      ...shape,
      message,
      data: { code: shape.data.code, httpStatus: shape.data.httpStatus, errorCode, fields },
    };
  },
});

interface Described {
  readonly errorCode: ErrorCode;
  readonly message: string;
  /** Further documented fields, as the error's body has them over REST. */
  readonly fields?: ServiceError["fields"];
}

/** The code and the text a client sees; unknown failures say nothing. */
function describe(error: TRPCError): Described {
  const { cause } = error;
  if (cause instanceof ServiceError) {
    return { errorCode: cause.code, message: cause.message, fields: cause.fields };
  }
  if (cause instanceof ZodError) return { errorCode: "INVALID_INPUT", message: inputMessage(cause) };
  if (error.code === "NOT_FOUND") return { errorCode: "NOT_FOUND", message: ERRORS.NOT_FOUND.message };
  if (error.code === "PAYLOAD_TOO_LARGE") {
    return { errorCode: "PAYLOAD_TOO_LARGE", message: ERRORS.PAYLOAD_TOO_LARGE.message };
  }
  const isInput = error.code === "BAD_REQUEST" || error.code === "PARSE_ERROR";
  return { errorCode: isInput ? "INVALID_INPUT" : "REQUEST_FAILED", message: ERRORS.REQUEST_FAILED.message };
}

const TRPC_CODES: Record<number, TRPCError["code"]> = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  422: "UNPROCESSABLE_CONTENT",
  429: "TOO_MANY_REQUESTS",
  503: "SERVICE_UNAVAILABLE",
};

/** A failure with the status that belongs to it; a defect is an INTERNAL_SERVER_ERROR. */
export function toTrpcError(failure: unknown): TRPCError {
  const cause = toServiceError(failure);
  if (!cause) return new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause: failure });
  return new TRPCError({
    code: TRPC_CODES[cause.status] ?? "INTERNAL_SERVER_ERROR",
    message: cause.message,
    cause,
  });
}

const mapErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && toServiceError(result.error.cause)) throw toTrpcError(result.error.cause);
  return result;
});

/** A subscription has only begun when its procedure returns. */
const tellOfCalls = t.middleware(async ({ ctx, path, type, next }) => {
  const startedAt = performance.now();
  const result = await next();
  const seconds = (performance.now() - startedAt) / 1_000;
  if (type !== "subscription")
    ctx.onCall?.({ procedure: path, error: result.ok ? null : result.error, seconds });
  return result;
});

export const { router } = t;
export const publicProcedure = t.procedure.use(tellOfCalls).use(mapErrors);

/** For signed-in users: a guest gets AUTHENTICATION_REQUIRED, whatever the input. The verb guards itself as well. */
export const userProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.request.viewer) throw new ServiceError("AUTHENTICATION_REQUIRED");
  return next();
});

/** For admins; everybody else gets FORBIDDEN. */
export const adminProcedure = userProcedure.use(async ({ ctx, next }) => {
  await checkAdmin(ctx.request);
  return next();
});
