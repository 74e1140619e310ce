import { constants } from "node:zlib";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** The built web app. */
export interface WebApp {
  /** Folder with the built browser files; its `assets` have content hashes in their names. */
  readonly clientDir: string;
  /** Answers a page request with HTML. */
  render(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** Nearly the size of the slowest level at a tenth of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Browser files and, for every other address outside the API, server HTML. */
export async function webApp(server: FastifyInstance, { clientDir, render }: WebApp): Promise<void> {
  // Only here: streams of events elsewhere must not be held back.
  await server.register(compress, { threshold: 1024, encodings: ["br", "gzip"], brotliOptions: BROTLI });
  await server.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes("/assets/");
      reply.header(
        "Cache-Control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
  server.get("/*", render);
}
