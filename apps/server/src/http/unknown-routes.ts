import { ServiceError } from "@standings/services";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Answers addresses below this scope's prefix that no route of it serves, so that no page does: 405 with `Allow`
 * where a path has other methods, else 404. Called before the scope's routes are registered.
 */
export function refuseUnknownRoutes(scope: FastifyInstance): void {
  const served: { readonly pattern: string; readonly methods: readonly string[] }[] = [];

  async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<never> {
    const [path = ""] = request.url.split("?");
    const methods = served.filter(({ pattern }) => matches(pattern, path)).flatMap((route) => route.methods);
    if (methods.length === 0) throw new ServiceError("NOT_FOUND");
    reply.header("allow", [...new Set(methods)].sort().join(", "));
    throw new ServiceError("METHOD_NOT_ALLOWED");
  }

  for (const url of ["/", "/*"])
    scope.route({ method: METHODS, url, schema: { hide: true }, handler: refuse });
  scope.addHook("onRoute", ({ method, url }) => {
    served.push({ pattern: url, methods: [method].flat() });
  });
}

/** Whether a path fits a route's pattern; `:name` stands for one segment. */
function matches(pattern: string, path: string): boolean {
  const expected = segmentsOf(pattern);
  const given = segmentsOf(path);
  return (
    expected.length === given.length &&
    expected.every((segment, index) => segment.startsWith(":") || segment === given[index])
  );
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}
