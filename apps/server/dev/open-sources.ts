import { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import type { Dependencies } from "../src/build-dependencies.ts";
import type { Env } from "../src/env.ts";
import { rendererOptions } from "../src/pages/open-web-app.ts";
import type { PageRenderer, RendererOptions } from "../src/pages/render-page.ts";
import type { WebApp } from "../src/plugins/web-app.ts";

const WEB = fileURLToPath(new URL("../../web/", import.meta.url));
/** Vite's scripts are inline, and it speaks to the page over a socket. */
const POLICY = "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ws:";
/** So that a page has its styles before its scripts. */
const STYLES = '<link rel="stylesheet" href="/src/styles/app.css">';

/** Every component of `components/ui`; its code is `apps/web/gallery`. */
const GALLERY = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Components</title>
<body><script type="module" src="/gallery/gallery.tsx"></script></body></html>`;

/** The web app from its sources: a change is on screen at once, and a component keeps its state. */
export async function openSources(dependencies: Dependencies, env: Env): Promise<WebApp> {
  // Stands for the server, which is made later: no port of its own.
  const upgrades = new Server();
  const vite = await createServer({
    root: WEB,
    appType: "custom",
    // Loaded by Node itself: a bundle of it would be a changed file, which starts the server again.
    configLoader: "native",
    logLevel: "warn",
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server: upgrades }, allowedHosts: [...env.hosts] },
  });
  vite.middlewares.use("/gallery", (_request, response, next) => {
    vite
      .transformIndexHtml("/gallery", GALLERY)
      .then((html) => response.setHeader("content-type", "text/html; charset=utf-8").end(html), next);
  });
  const options = rendererOptions(dependencies, env);
  return {
    clientDir: fileURLToPath(new URL("public/", new URL("../../web/", import.meta.url))),
    middleware: vite.middlewares,
    openSockets: (server) => server.on("upgrade", (...socket) => upgrades.emit("upgrade", ...socket)),
    async renderPage({ url }) {
      const { createPageRenderer } = (await vite.ssrLoadModule("/src/entry-server.tsx")) as Entry;
      const { routeOf, render } = createPageRenderer(options);
      const page = await render(routeOf(url)).catch((error: unknown) => {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      });
      const styled = page.html.replace("</head>", `${STYLES}</head>`);
      return {
        status: page.status,
        headers: { ...page.headers, "content-security-policy": POLICY, "cache-control": "no-store" },
        html: page.html === "" ? "" : await vite.transformIndexHtml(url, styled),
      };
    },
  };
}

interface Entry {
  createPageRenderer(options: RendererOptions): PageRenderer;
}
