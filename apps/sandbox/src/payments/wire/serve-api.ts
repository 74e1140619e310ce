import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { API_VERSION } from "../api-version.ts";
import { meetFault, registerFaults } from "../faults/faults.ts";
import type { Payments } from "../payments.ts";
import { newId } from "../store/new-id.ts";
import { baseOf } from "./base-of.ts";
import type { Route } from "./call.ts";
import { expand } from "./expand.ts";
import { IdempotencyKeys } from "./idempotency.ts";
import { list, text } from "./param-types.ts";
import { type Form, parseForm } from "./parse-form.ts";
import { refuseWithoutKey } from "./read-key.ts";
import { readParams } from "./read-params.ts";
import { sendStripeError } from "./send-error.ts";
import { StripeError } from "./stripe-error.ts";

const FORM = "application/x-www-form-urlencoded";
const expansion = z.object({ expand: list(text(200), 20).default([]) });
const pathParams = z.object({ id: z.string().default("") });

/** Serves routes as Stripe's API does: its headers, its errors, its idempotency, its `expand`. */
export function serveApi(app: FastifyInstance, payments: Payments, routes: readonly Route[]): void {
  const keys = new IdempotencyKeys();
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
    const { method, path: url } = route;
    app.route({
      method,
      url,
      handler: (request, reply) => answer({ payments, keys, route }, request, reply),
    });
  }
}

interface Served {
  readonly payments: Payments;
  readonly keys: IdempotencyKeys;
  readonly route: Route;
}

function answer(
  { payments, keys, route }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const sent = typeof request.body === "string" ? request.body : "";
  const path = request.url.split("?")[0] ?? "";
  const key = request.method === "POST" ? keyOf(request) : undefined;
  reply.type("application/json");
  if (key !== undefined) {
    reply.header("idempotency-key", key);
    const kept = keys.recall(key, { path, sent });
    if (kept) return reply.code(kept.status).header("idempotent-replayed", "true").send(kept.body);
  }
  const { paths, params } = readCall(request, sent);
  const { id } = pathParams.parse(request.params);
  const cause = { id: String(reply.getHeader("request-id")), idempotency_key: key ?? null };
  const object = payments.causedBy(cause, () =>
    route.answer({ payments, id, params, base: baseOf(request) }),
  );
  const body = JSON.stringify(expand(payments.store, object, paths), null, 2);
  if (key !== undefined) keys.keep(key, { path, sent, status: 200, body });
  return reply.send(body);
}

function keyOf({ headers }: FastifyRequest): string | undefined {
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
