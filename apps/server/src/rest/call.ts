import type { ErrorCode } from "@standings/domain";
import { checkAdmin, checkScope, checkSession } from "@standings/services";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ZodError, z } from "zod";
import type { RouteOptions } from "../request-of.ts";

/** A server whose calls are described by Zod: what describes a call validates it, and types its handler. */
export type RestServer = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

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

type Described = Pick<FastifySchema, "body" | "querystring" | "params" | "headers">;

/** Options of a route: who may call it, a sentence about it, what it takes, and what it answers. */
export function call<Takes extends Described>(
  access: Access,
  summary: string,
  { takes, ...notes }: { readonly takes?: Takes; readonly description?: string } & Omit<CallNotes, "access">,
) {
  const { description, ...rest } = notes;
  const words = { summary, ...(description !== undefined && { description }) };
  return {
    config: { call: { access, ...rest } },
    schema: { ...words, ...takes } as Takes & { summary: string },
  };
}

/** A call whose answer says no more than that it was done. */
export const DONE = z.object({ ok: z.literal(true) }).meta({ id: "Done" });

export const byId = z.object({ id: z.string() });
export const bySlug = z.object({ slug: z.string() });
export const byDomain = z.object({ domain: z.string() });

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
