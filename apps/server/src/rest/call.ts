import type { ErrorCode } from "@standings/domain";
import { checkAdmin, checkScope, checkSession, type ServiceRequest } from "@standings/services";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
} from "fastify";
import { ZodError, z } from "zod";
import type { RouteOptions } from "../request-of.ts";

/**
 * Who may make a call: anybody; a token with the scope `read` or `run`, or a session; a session alone; an admin's session.
 * It is checked before a body is read.
 */
export type Access = "anyone" | "read" | "run" | "session" | "admin";

/** What is told of a call besides what it takes. */
export interface CallNotes {
  readonly access: Access;
  /** Body of each status below 400; a text names another type than JSON, such as "application/pdf". */
  readonly replies: Readonly<Record<number, z.ZodType | string>>;
  /** Takes an `Idempotency-Key`: sent again with the same one, it happens once. */
  readonly isRepeatable?: boolean;
  /** Can be refused with these, besides what any call can be refused with. */
  readonly errors?: readonly ErrorCode[];
  /** Name of the field that files come in. */
  readonly files?: string;
  /** Takes `Last-Event-ID`, and goes on after it. */
  readonly isResumable?: boolean;
}

declare module "fastify" {
  interface FastifyContextConfig {
    readonly call?: CallNotes;
  }
}

/** A call whose answer says no more than that it was done. */
export const DONE = z.object({ ok: z.literal(true) }).meta({ id: "Done" });

/** Such a call of the admin panel (spec part 2 §7 "Admin"). */
const ADMIN_DONE = z.object({ status: z.literal(200) });

/** The parameters that a path names: `/:id/notes/:noteId` has `id` and `noteId`. */
type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? PathParams<`/${Rest}`> & Readonly<Record<Name, string>>
  : Path extends `${string}:${infer Name}`
    ? Readonly<Record<Name, string>>
    : unknown;

type Anything = z.ZodType<unknown>;

/** What a call takes and answers. Without `answers` and `creates` it answers that it was done. */
interface CallOptions<Params, Query, Body> extends Omit<CallNotes, "access" | "replies"> {
  /** Where a parameter of the path is more than a text. */
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly bodyLimit?: number;
  /** With status 200: a shape, or a type of file. */
  readonly answers?: z.ZodType | string;
  /** With status 201. */
  readonly creates?: z.ZodType;
  /** With status 202: the rest is done later. */
  readonly accepts?: z.ZodType;
  /** Headers that it needs; the handler reads them of the request. */
  readonly headers?: z.ZodType;
}

/** Makes a call: its path, a sentence about it, what it takes and answers, and what it does with all that it took. */
type AddCall = <
  Path extends string,
  Params extends Anything = z.ZodType<PathParams<Path>>,
  Query extends Anything = Anything,
  Body extends Anything = Anything,
>(
  path: Path,
  summary: string,
  options: CallOptions<Params, Query, Body>,
  handler: (
    caller: ServiceRequest,
    input: z.output<Params> & z.output<Query> & z.output<Body>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<unknown>,
) => void;

/** Calls that one kind of caller may make. */
export type CallsOf = Readonly<Record<"get" | "post" | "put" | "patch" | "delete", AddCall>>;

/**
 * Makes the calls of an area, by who may make them: `session.delete("/:id", "Revokes an API token", {}, revokeToken)`. A
 * handler is given who calls, and the parameters, the query and the body as one object.
 */
export function callsOf(
  server: FastifyInstance,
  { requestOf, userRequestOf }: RouteOptions,
): Readonly<Record<Access, CallsOf>> {
  const adderOf =
    (access: Access, method: string): AddCall =>
    (
      path,
      summary,
      { params, query, body, bodyLimit, answers, creates, accepts, headers, ...notes },
      handler,
    ) => {
      const done = access === "admin" ? ADMIN_DONE : DONE;
      const status = creates ? 201 : accepts ? 202 : 200;
      const shape = creates ?? accepts ?? answers;
      const replies: CallNotes["replies"] = { [status]: shape ?? done };
      const ofPath = params ?? paramsOf(path);
      const takes = {
        ...(ofPath && { params: ofPath }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(headers && { headers }),
      };
      server.route({
        method,
        url: path,
        ...(bodyLimit !== undefined && { bodyLimit }),
        config: { call: { access, replies, ...notes } },
        schema: { summary, ...takes },
        handler: async (request, reply) => {
          const caller = await (access === "anyone" ? requestOf : userRequestOf)(request);
          const result = await handler(caller, inputOf(request, takes), request, reply);
          if (status !== 200) return reply.code(status).send(result);
          return shape ? result : access === "admin" ? { status: 200 } : { ok: true };
        },
      });
    };
  const of = (access: Access): CallsOf => ({
    get: adderOf(access, "GET"),
    post: adderOf(access, "POST"),
    put: adderOf(access, "PUT"),
    patch: adderOf(access, "PATCH"),
    delete: adderOf(access, "DELETE"),
  });
  return {
    anyone: of("anyone"),
    read: of("read"),
    run: of("run"),
    session: of("session"),
    admin: of("admin"),
  };
}

/** What a call took and its schemas let through; the path decides over the rest. */
function inputOf<Input>(request: FastifyRequest, takes: FastifySchema): Input {
  return Object.assign(
    {},
    takes.querystring && request.query,
    takes.body && request.body,
    takes.params && request.params,
  ) as Input;
}

function paramsOf(path: string): z.ZodType | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  return names.length === 0
    ? undefined
    : z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

/** What a start that costs credits can be refused with. */
export const START_REFUSALS = ["INSUFFICIENT_CREDITS", "RUN_CHANGED", "TOKEN_LIMIT"] as const;

/** A body of one of two shapes; the faults of the shape that it has are told. */
export function either<First extends z.ZodType, Other extends z.ZodType>(
  isFirst: (body: unknown) => boolean,
  first: First,
  other: Other,
) {
  const anyOf = [first, other].map((schema) => z.toJSONSchema(schema, { io: "input" }));
  return z
    .looseObject({})
    .meta({ anyOf })
    .transform((body): z.output<First> | z.output<Other> =>
      isFirst(body) ? first.parse(body) : other.parse(body),
    );
}

/** Has every call of a scope check who makes it, and then what it takes. A route without a description stops the start. */
export function guardCalls(server: FastifyInstance, { requestOf, userRequestOf }: RouteOptions): void {
  server.setValidatorCompiler(validate as unknown as FastifySchemaCompiler<FastifySchema>);
  server.setSerializerCompiler(() => JSON.stringify);
  server.addHook("onRoute", (route) => {
    if (route.schema?.hide) return;
    const access = route.config?.call?.access;
    if (access === undefined) throw new Error(`${route.method} ${route.url} is not described`);
    const check = async (request: FastifyRequest) => {
      const caller = await (access === "anyone" ? requestOf : userRequestOf)(request);
      if (access === "read" || access === "run") checkScope(caller, access);
      if (access === "session") checkSession(caller);
      if (access === "admin") await checkAdmin(caller);
    };
    const hooks = route.onRequest ? [route.onRequest].flat() : [];
    route.onRequest = [...hooks, check];
    const before = route.preValidation ? [route.preValidation].flat() : [];
    if (route.schema?.body) {
      // Without a body its fields are told that are missing.
      route.preValidation = [
        ...before,
        async (request) => {
          if (request.body === undefined || request.body === null) request.body = {};
        },
      ];
    }
  });
}

/** The first thing that is wrong is told, in the words of its rule. */
function validate({ schema }: { readonly schema: z.ZodType }) {
  return (data: unknown) => {
    try {
      return { value: schema.parse(data) };
    } catch (error) {
      if (error instanceof ZodError) return { error };
      throw error;
    }
  };
}
