import { appRouter } from "@standings/api";
import type { FastifyInstance } from "fastify";
import { type Route, routesOf } from "./routes.ts";

/** REST paths of admins. */
const IS_ADMINS = /^\/api\/(admin|upload)(\/|$)/;
/** Procedures of admins that stand elsewhere. */
const OTHERS = ["blog.reportDraft", "blog.publishReport"];

/** Every call of admins, read from the routes and the procedures of a server that is ready. */
export function adminCallsOf(server: FastifyInstance): Route[] {
  return [...routesOf(server).filter(({ url }) => IS_ADMINS.test(url)), ...procedures()];
}

/** Every procedure of the admin router, and of the others. */
function procedures(): Route[] {
  return Object.entries<unknown>(appRouter._def.procedures)
    .filter(([path]) => path.startsWith("admin.") || OTHERS.includes(path))
    .map(([path, procedure]): Route => {
      const { type }: { type?: unknown } = Object(Reflect.get(Object(procedure), "_def"));
      return type === "query"
        ? { method: "GET", url: `/trpc/${path}?input=%7B%7D` }
        : { method: "POST", url: `/trpc/${path}` };
    });
}

/** How each call is answered, without a valid body. */
export async function answersOf(
  server: FastifyInstance,
  calls: readonly Route[],
  token: string | null,
): Promise<[call: string, status: number][]> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const answers: [string, number][] = [];
  for (const { method, url } of calls) {
    const payload = ["POST", "PUT", "PATCH"].includes(method) ? { payload: {} } : {};
    const { statusCode } = await server.inject({ method, url, headers, ...payload });
    answers.push([`${method} ${url}`, statusCode]);
  }
  return answers;
}

/** The same answer to each. */
export function allAnswered(calls: readonly Route[], status: number): [call: string, status: number][] {
  return calls.map(({ method, url }) => [`${method} ${url}`, status]);
}
