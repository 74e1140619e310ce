import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { openServices, type Settings } from "@standings/services";
import type { FastifyInstance } from "fastify";
import { buildServer, type ServerOptions } from "../src/build-server.ts";
import type { WebApp } from "../src/plugins/web-app.ts";
import type { Product } from "./product.ts";

/** A script of the web app. */
export const ENTRY = "export {};";
export const PAGE_POLICY = "default-src 'none'; script-src 'self'";

/** A web app of one page and two files, of which one is there compressed, too. */
export interface TestWebApp extends WebApp {
  remove(): void;
}

export function createWebApp(): TestWebApp {
  const clientDir = mkdtempSync(join(tmpdir(), "standings-client-"));
  mkdirSync(join(clientDir, "assets"));
  writeFileSync(join(clientDir, "assets/entry.js"), ENTRY);
  writeFileSync(join(clientDir, "assets/entry.js.br"), brotliCompressSync(ENTRY));
  writeFileSync(join(clientDir, "icon.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const headers = { "content-security-policy": PAGE_POLICY, "cache-control": "no-cache" };
  return {
    clientDir,
    renderPage: async () => ({ status: 200, headers, html: "<p>A page</p>" }),
    remove: () => rmSync(clientDir, { recursive: true }),
  };
}

/** Another server over a product's services, for `inject`. */
export function serverOf(
  { context }: Pick<Product, "context">,
  { settings = {}, ...options }: Partial<ServerOptions> & { readonly settings?: Partial<Settings> } = {},
): Promise<FastifyInstance> {
  return buildServer({
    services: openServices({ ...context, settings: { ...context.settings, ...settings } }),
    corsOrigins: [],
    trustProxy: 1,
    hosts: ["localhost"],
    readsPerMinute: 100_000,
    logger: false,
    ...options,
  });
}
