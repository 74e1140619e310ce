import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import qs from "qs";
import type { z } from "zod";

/** Host names of this machine, as `URL` spells them. */
export const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

const OWN_NAMES = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Refuses requests for any host name but this machine's own. Otherwise a foreign web page could point its
 * name at 127.0.0.1 (DNS rebinding) and read the mails.
 */
export async function refuseForeignHosts(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { localPort } = request.socket;
  const isOwn = OWN_NAMES.some((name) => request.headers.host?.toLowerCase() === `${name}:${localPort}`);
  if (isOwn) return;
  await reply
    .code(421)
    .type("text/plain; charset=utf-8")
    .send(`The sandbox answers only at ${OWN_NAMES.map((name) => `${name}:${localPort}`).join(", ")}.\n`);
}

/** Lets routes read HTML forms; a repeated name becomes a list. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, qs.parse(String(body), { depth: 0 })),
  );
}

/** The faults that a schema found, in one line. */
export function faultsOf({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join(".") || "body"}: ${message}`).join("; ");
}
