import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Payments } from "../payments.ts";
import type { Form } from "./parse-form.ts";

/** One call of the API with unchecked parameters. */
export interface Call {
  readonly payments: Payments;
  /** The `:id` of the path; empty when it has none. */
  readonly id: string;
  readonly params: Form;
  /** The sandbox's address in this request, without a slash at the end. */
  readonly base: string;
}

export interface Route {
  readonly method: "GET" | "POST" | "DELETE";
  /** Below `/v1`. */
  readonly path: string;
  /** The object to answer with; throws `StripeError` to refuse. */
  readonly answer: (call: Call) => object;
}

/** The sandbox's address in a request, without a slash at the end. */
export function baseOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

const params = z.object({ id: z.string() });

/** The `:id` of a path. */
export function idOf(request: FastifyRequest): string {
  return params.parse(request.params).id;
}
