import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import { ALL_ERRORS, type ErrorCode, PUBLIC_PAGES } from "@standings/domain";
import type { FastifyInstance, RouteOptions } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import { etagOf, matchesEtag } from "../http/headers.ts";
import type { CallNotes } from "./call.ts";

/** Groups of calls, by the first part of their path. */
const TAGS: Readonly<Record<string, string>> = {
  analysis: "Ask models, and read and export what they answered",
  runs: "Events of runs",
  search: "Searches of the account",
  studies: "One question in rounds: figures with ranges",
  company: "Companies: suggestions, sources, analyses and discovery",
  trending: "Shared searches, for everybody",
  models: "Models that can be asked",
  user: "Credits, usage and two-step sign-in",
  tokens: "API tokens",
  auth: "Accounts and sessions",
  stripe: "Purchases",
  blog: "The blog",
  contact: "Messages to support",
  conversions: "Where visitors came from",
  upload: "Pictures of posts",
  admin: "For admins",
};

const DESCRIPTION = [
  "Ask AI language models whom they rank, follow runs, read rankings, studies and company pages.",
  "Calls that need an account take a bearer: an API token (Profile → Account) or the token of a sign-in.",
  "An error has `error` in words, and `errorType` where a program should react. Event streams go on after `Last-Event-ID`.",
].join(" ");

const errorBody = z
  .looseObject({
    error: z.string().describe("What was wrong, in words"),
    errorType: z.string().optional().describe("Where a program should react"),
    requestId: z.string().optional().describe("Of a defect of ours, in our log"),
  })
  .meta({ id: "Error", description: "Further fields depend on the error, such as creditsRequired" });

/** What any call can be refused with. */
const ANY: readonly ErrorCode[] = ["INVALID_INPUT", "TOO_MANY_REQUESTS", "DATABASE_UNAVAILABLE"];
const BY_ACCESS: Readonly<Record<CallNotes["access"], readonly ErrorCode[]>> = {
  anyone: ["INVALID_API_TOKEN"],
  read: ["AUTHENTICATION_REQUIRED", "SCOPE_MISSING"],
  run: ["AUTHENTICATION_REQUIRED", "SCOPE_MISSING"],
  session: ["AUTHENTICATION_REQUIRED", "SESSION_REQUIRED"],
  admin: ["AUTHENTICATION_REQUIRED", "FORBIDDEN"],
};

const ACCESS_WORDS: Readonly<Record<CallNotes["access"], string>> = {
  anyone: "Needs no account.",
  read: "Takes a token with the scope `read`.",
  run: "Takes a token with the scope `run`.",
  session: "Takes the token of a sign-in; no API token may do it.",
  admin: "Takes the token of an admin's sign-in.",
};

/** Options of @fastify/swagger, which makes the document from the routes that are registered after it. */
export function openApiOptions(publicUrl: string): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Standings",
        version: "1.0.0",
        description: DESCRIPTION,
        contact: { name: "Standings", url: `${publicUrl}${PUBLIC_PAGES.contact.path}` },
        license: { name: PUBLIC_PAGES.terms.title, url: `${publicUrl}${PUBLIC_PAGES.terms.path}` },
      },
      servers: [{ url: publicUrl }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer", description: "An API token, or the token of a sign-in" },
        },
      },
    },
    transform: (documented) => {
      const { route, schema, url } = documented;
      const notes = route.config?.call;
      if (!notes || schema.hide) return { schema: { hide: true }, url };
      return jsonSchemaTransform({ ...documented, schema: { ...schema, ...describe(route, url, notes) } });
    },
    transformObject: (documented) => withoutUnused(jsonSchemaTransformObject(documented)),
  };
}

/** The document at `/api/openapi.json`, made once. */
export function openApiRoute(server: FastifyInstance): void {
  let made: { readonly text: string; readonly etag: string } | undefined;
  server.get("/openapi.json", { schema: { hide: true } }, async (request, reply) => {
    if (!made) {
      const text = JSON.stringify(server.swagger());
      made = { text, etag: etagOf(text) };
    }
    const headers = {
      etag: made.etag,
      "cache-control": "public, max-age=300",
      "access-control-allow-origin": "*",
    };
    reply.headers(headers);
    if (matchesEtag(request.headers["if-none-match"], made.etag)) return reply.status(304).send();
    return reply.type("application/json; charset=utf-8").send(made.text);
  });
}

function describe({ method, schema }: RouteOptions, url: string, notes: CallNotes) {
  const { access, replies, isRepeatable, isResumable, files, errors = [] } = notes;
  const [, , group = ""] = url.split("/");
  const own = schema && "description" in schema ? [String(schema.description)] : [];
  return {
    tags: [group],
    "x-access": access,
    operationId: operationId(String(method), url),
    description: [...own, ACCESS_WORDS[access]].join(" "),
    security: SECURITY[access === "anyone" ? "optional" : "needed"],
    response: {
      ...successes(replies),
      ...refusals([...errors, ...BY_ACCESS[access], ...notFound(url), ...ANY]),
    },
    ...((isRepeatable || isResumable) && {
      headers: z.object({
        ...(isRepeatable && { "Idempotency-Key": idempotencyKey }),
        ...(isResumable && { "Last-Event-ID": lastEventId }),
      }),
    }),
    ...(files && { consumes: ["multipart/form-data"], body: z.object({ [files]: z.file() }) }),
  };
}

/** A schema is named for what goes in and for what comes out; most are used one way, and by unused ones. */
function withoutUnused<Document extends object>(document: Document): Document {
  if (!("components" in document)) return document;
  const { schemas, ...components } = document.components as { readonly schemas: Record<string, object> };
  const used = new Set(referencesIn([JSON.stringify({ ...document, components })]));
  for (const name of used) for (const inner of referencesIn([JSON.stringify(schemas[name])])) used.add(inner);
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  return { ...document, components: { ...components, schemas: Object.fromEntries(kept) } };
}

function referencesIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = ""]) => name),
  );
}

const bearer: Record<string, readonly string[]> = { bearer: [] };
const SECURITY = { needed: [bearer], optional: [{}, bearer] };

const idempotencyKey = z
  .string()
  .min(1)
  .max(100)
  .optional()
  .describe("Sent again with the same one, a call happens once");
const lastEventId = z.string().optional().describe("Id of the last event that was seen");

/** `postStudiesByIdStop` */
function operationId(method: string, url: string): string {
  const parts = url.split("/").slice(2).filter(Boolean);
  const words = parts.flatMap((part) => (part.startsWith(":") ? ["by", ...wordsOf(part)] : wordsOf(part)));
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

function wordsOf(part: string): string[] {
  return part.split(/[^A-Za-z0-9]+/).filter(Boolean);
}

function successes(replies: CallNotes["replies"]) {
  return Object.fromEntries(
    Object.entries(replies).map(([status, body]) => {
      const [type, schema] = typeof body === "string" ? [body, z.string()] : ["application/json", body];
      return [status, { description: "Done", content: { [type]: { schema } } }];
    }),
  );
}

function notFound(url: string): readonly ErrorCode[] {
  return url.includes(":") ? ["NOT_FOUND"] : [];
}

/** Errors by their status, each named by what it says. */
function refusals(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(new Set(codes), (code) => ALL_ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, refused]) => [
      status,
      {
        description: refused.map(wordsOfError).join(" · "),
        content: { "application/json": { schema: errorBody } },
      },
    ]),
  );
}

function wordsOfError(code: ErrorCode): string {
  return code === "INVALID_INPUT" ? "The input is wrong: `error` says what" : ALL_ERRORS[code].message;
}
