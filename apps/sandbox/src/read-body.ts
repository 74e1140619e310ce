import type { FastifyInstance } from "fastify";
import qs from "qs";
import type { z } from "zod";

/** Lets routes take what an HTML form sends; a name that is repeated becomes a list. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, qs.parse(String(body), { depth: 0 })),
  );
}

/** What a schema found wrong with a body, in one line. */
export function faultsOf({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join(".") || "body"}: ${message}`).join("; ");
}
