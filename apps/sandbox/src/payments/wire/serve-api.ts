import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { meetFault, registerFaults } from "../faults.ts";
import { API_VERSION } from "../objects/event.ts";
import type { Payments } from "../payments.ts";
import { newId } from "../store/new-id.ts";
import { baseOf, type Route } from "./call.ts";
import { expand } from "./expand.ts";
import { IdempotencyKeys } from "./idempotency.ts";
import { list, readParams, text } from "./params.ts";
import { type Form, parseForm } from "./parse-form.ts";
import { StripeError, sendStripeError } from "./stripe-error.ts";

const FORM = "application/x-www-form-urlencoded";
const expansion = z.object({ expand: list(text(200), 20).default([]) });
const pathParams = z.object({ id: z.string().default("") });

/** Serves routes as Stripe's API does: its headers, its errors, its idempotency, its `expand`. */
export function serveApi(app: FastifyInstance, payments: Payments, routes: readonly Route[]): void {
  const keys = new IdempotencyKeys(payments.store);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: "string" }, (_request, body, done) => done(null, body));
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => {
    if (body === "") return done(null, "");
    done(new StripeError(`Invalid request (check that your POST content type is ${FORM}).`));
  });
  app.setErrorHandler(sendStripeError);
  app.setNotFoundHandler((request, reply) => sendStripeError(unrecognized(request), request, reply));
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ "request-id": newId("req"), "stripe-version": API_VERSION });
    const fault = await meetFault(payments.faults, request, reply);
    if (fault === null) refuseWithoutKey(request.headers.authorization);
  });
  registerFaults(app);

  for (const route of routes) {
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      answer({ payments, keys, route }, request, reply);
    app.route({ method: route.method, url: route.path, handler });
  }
}

function answer(
  { payments, keys, route }: { payments: Payments; keys: IdempotencyKeys; route: Route },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const sent = typeof request.body === "string" ? request.body : "";
  const path = request.url.split("?")[0] ?? "";
  const key = request.method === "POST" ? idempotencyKeyOf(request) : undefined;
  reply.type("application/json");
  if (key !== undefined) {
    reply.header("idempotency-key", key);
    const kept = keys.recall(key, { path, sent });
    if (kept) return reply.code(kept.status).header("idempotent-replayed", "true").send(kept.body);
  }
  const { paths, params } = readCall(request, sent);
  const { id } = pathParams.parse(request.params);
  const cause = { id: String(reply.getHeader("request-id")), idempotency_key: key ?? null };
  const call = { payments, id, params, base: baseOf(request) };
  try {
    const object = payments.causedBy(cause, () => route.answer(call));
    const body = JSON.stringify(expand(payments.store, object, paths), null, 2);
    if (key !== undefined) keys.keep(key, { path, sent, status: 200, body });
    return reply.send(body);
  } catch (error) {
    if (key !== undefined && error instanceof StripeError && !error.isBeforeCall) {
      keys.keep(key, { path, sent, status: error.status, body: JSON.stringify(error.toBody(), null, 2) });
    }
    throw error;
  } finally {
    if (request.method !== "GET") payments.save();
  }
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers["idempotency-key"];
  return Array.isArray(key) ? key[0] : key;
}

/** Parameters come in the body of a POST and in the query of everything else. */
function readCall(request: FastifyRequest, sent: string): { paths: readonly string[]; params: Form } {
  const query = request.url.split("?").slice(1).join("?");
  const { expand: expanded, ...params } = parseForm(request.method === "POST" ? sent : query || sent);
  const { expand: paths } = readParams(expansion, expanded === undefined ? {} : { expand: expanded });
  return { paths, params };
}

function unrecognized({ method, url }: FastifyRequest): StripeError {
  return new StripeError(
    `Unrecognized request URL (${method}: ${url.split("?")[0]}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    { status: 404 },
  );
}

const CHALLENGE = { "www-authenticate": 'Bearer realm="Stripe"' };

/** Refuses a call without a secret key, by bearer token or as the user name of basic credentials. */
function refuseWithoutKey(authorization: string | undefined): void {
  const key = secretKeyOf(authorization?.trim() ?? "");
  if (key === "") {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  }
  if (!/^(sk|rk)_\w+$/.test(key)) throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
}

function secretKeyOf(authorization: string): string {
  const bearer = /^bearer\s+(\S+)$/i.exec(authorization)?.[1];
  if (bearer !== undefined) return bearer;
  const basic = /^basic\s+([\w+/=-]+)$/i.exec(authorization)?.[1];
  return basic === undefined ? "" : (Buffer.from(basic, "base64").toString("utf8").split(":")[0] ?? "");
}

function masked(key: string): string {
  return key.length <= 8 ? "*".repeat(key.length) : `${key.slice(0, 4)}${"*".repeat(8)}${key.slice(-4)}`;
}

function unauthorized(message: string): StripeError {
  return new StripeError(message, { status: 401, headers: CHALLENGE });
}
