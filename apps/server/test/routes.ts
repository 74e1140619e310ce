import type { FastifyInstance, InjectOptions } from "fastify";

export type Route = { method: NonNullable<InjectOptions["method"]>; url: string };

const FILLED: Record<string, string> = {
  domain: "acme.com",
  file: "home.png",
  path: "models.list",
  sector: "Technology",
};
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Every method of every route that is registered, read from Fastify's own tree. */
export function routesOf(built: FastifyInstance): Route[] {
  const parents: string[] = [];
  return built
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", path = "", methods = ""] = /^([│├└─\s]*)(\S+) \((.+)\)$/.exec(line) ?? [];
      if (path === "") return [];
      const depth = indent.length / 4;
      parents.splice(depth - 1, Number.POSITIVE_INFINITY, path);
      const url = parents.join("").replace(/:(\w+)(?:\([^)]*\))?/g, (_all, name) => FILLED[name] ?? "one");
      return METHODS.filter((method) => methods.split(", ").includes(method)).map((method) => ({
        method,
        url: url.replace("*", "/nothing"),
      }));
    });
}
