import type { FastifyInstance } from "fastify";
import qs from "qs";
import type { z } from "zod";

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
