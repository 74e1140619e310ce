import { readUpload } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../request-of.ts";

const YEAR_SECONDS = 31_536_000;

/** `/uploads/{name}`: what admins uploaded, drawn anew as WebP; a name never changes what it holds. */
export async function uploads(server: FastifyInstance, { requestOf }: RouteOptions): Promise<void> {
  server.get<{ Params: { name: string } }>("/uploads/:name", async (request, reply) => {
    const bytes = await readUpload(await requestOf(request), request.params.name);
    return reply
      .header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`)
      .header("cross-origin-resource-policy", "cross-origin")
      .type("image/webp")
      .send(Buffer.from(bytes));
  });
}
