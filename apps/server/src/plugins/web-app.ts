import { constants } from "node:zlib";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { LimitRead } from "../http/read-limit.ts";
import { POLICIES } from "../http/security-headers.ts";
import { BUSY_PAGE } from "../pages/plain-page.ts";
import type { RenderPage } from "../pages/render-page.ts";
import { PagesBusyError } from "../pages/render-queue.ts";

/** The built web app. */
export interface WebApp {
  /** Folder with the built browser files; its `assets` have content hashes in their names. */
  readonly clientDir: string;
  readonly renderPage: RenderPage;
}

interface WebAppOptions extends WebApp {
  readonly limitRead: LimitRead;
}

/** Nearly the size of the slowest level at a tenth of its time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const HTML = "text/html; charset=utf-8";

/** Browser files and, for every other address outside the API, server HTML. */
export async function webApp(
  server: FastifyInstance,
  { clientDir, renderPage, limitRead }: WebAppOptions,
): Promise<void> {
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
      if (path.endsWith(".svg")) reply.header("Content-Security-Policy", POLICIES.picture);
    },
  });
  server.get("/*", async (request, reply) => {
    try {
      const { status, headers, html } = await renderPage(request, () => limitRead(request));
      return reply.status(status).type(HTML).headers(headers).send(html);
    } catch (error) {
      if (error instanceof PagesBusyError) return sendBusy(reply, error);
      throw error;
    }
  });
}

function sendBusy(reply: FastifyReply, { retryAfter }: PagesBusyError): FastifyReply {
  const { headers, html } = BUSY_PAGE;
  return reply.status(503).header("retry-after", retryAfter).headers(headers).type(HTML).send(html);
}
