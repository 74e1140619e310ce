import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { join } from "node:path";
import compress from "@fastify/compress";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import { ERRORS } from "@standings/domain";
import { isLinkOpen, type Services } from "@standings/services";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { POLICIES } from "../http/headers.ts";
import type { LimitRead } from "../http/read-limit.ts";
import { BROTLI, compressOnce, takesBrotli } from "../pages/compress-once.ts";
import { BUSY_PAGE } from "../pages/plain-page.ts";
import type { PageResponse, RenderPage } from "../pages/render-page.ts";
import { PagesBusyError } from "../pages/render-queue.ts";

/** The built web app. */
export interface WebApp {
  /** Folder with the built browser files; its `assets` have content hashes in their names. */
  readonly clientDir: string;
  readonly renderPage: RenderPage;
  /** Serves sources of browser files in development, before anything else. */
  readonly middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Its sockets in development come over this server. */
  readonly openSockets?: (server: Server) => void;
}

interface WebAppOptions extends WebApp {
  readonly services: Services;
  readonly limitRead: LimitRead;
}

const NOT_FOUND = ERRORS.LINK_NOT_FOUND.status;
const HTML = "text/html; charset=utf-8";

/** Browser files and, for every other address outside the API, server HTML. */
export async function webApp(
  server: FastifyInstance,
  { clientDir, renderPage, middleware, openSockets, services, limitRead }: WebAppOptions,
): Promise<void> {
  openSockets?.(server.server);
  if (middleware)
    server.addHook("onRequest", (request, reply, done) => middleware(request.raw, reply.raw, () => done()));
  // Only here: streams of events elsewhere must not be held back.
  await server.register(compress, { threshold: 1024, encodings: ["br", "gzip"], brotliOptions: BROTLI });
  const asFiles = (cacheControl: string): FastifyStaticOptions => ({
    root: clientDir,
    index: false,
    cacheControl: false,
    decorateReply: false,
    setHeaders(reply, path) {
      reply.header("Cache-Control", cacheControl);
      if (path.endsWith(".svg")) reply.header("Content-Security-Policy", POLICIES.picture);
    },
  });
  // One route for all 700: a route for each was a sixth of a server's start.
  await server.register(fastifyStatic, {
    ...asFiles("public, max-age=31536000, immutable"),
    // In a list, so that the folder is not read for each request, to compare the cases of letters.
    root: [join(clientDir, "assets")],
    // Of the compressed ones only the plain names are addresses.
    allowedPath: (path) => !path.endsWith(".br"),
    // A server of sources has none.
    suppressWarning: middleware !== undefined,
    prefix: "/assets/",
    preCompressed: true,
  });
  await server.register(fastifyStatic, {
    ...asFiles("public, max-age=3600"),
    wildcard: false,
    globIgnore: ["assets/**"],
  });
  const compressPage = compressOnce();
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    render: () => Promise<PageResponse>,
  ): Promise<FastifyReply> {
    try {
      const { status, headers, html } = await render();
      reply.status(status).type(HTML).headers(headers);
      const { etag } = headers;
      // A page is kept for many: it is compressed for them once. Other encodings are the plug-in's.
      if (etag === undefined || html === "" || !takesBrotli(request.headers["accept-encoding"]))
        return reply.send(html);
      const vary = [reply.getHeader("vary") ?? [], "accept-encoding"].flat().join(", ");
      return reply.headers({ vary, "content-encoding": "br" }).send(await compressPage(etag, html));
    } catch (error) {
      if (error instanceof PagesBusyError) return sendBusy(reply, error);
      throw error;
    }
  }
  server.get("/*", (request, reply) =>
    send(request, reply, () => renderPage(request, () => limitRead(request))),
  );
  // The page of a link that does not work says so in the browser: here it gets the status of a page that is not there.
  server.get<{ Params: { token: string } }>("/shared/:token", (request, reply) =>
    send(request, reply, async () => {
      await limitRead(request);
      const isOpen = await isLinkOpen(services.publicRequest(), request.params).catch((error: unknown) => {
        request.log.warn({ err: error }, "Could not look for a link");
        return true;
      });
      if (isOpen) return renderPage(request, async () => {});
      // Whole, whatever the browser kept from when the link worked.
      const page = await renderPage({ url: request.url, headers: {} }, async () => {});
      return { ...page, status: NOT_FOUND, headers: { ...page.headers, "cache-control": "no-store" } };
    }),
  );
}

function sendBusy(reply: FastifyReply, { retryAfter }: PagesBusyError): FastifyReply {
  const { headers, html } = BUSY_PAGE;
  return reply.status(503).header("retry-after", retryAfter).headers(headers).type(HTML).send(html);
}
