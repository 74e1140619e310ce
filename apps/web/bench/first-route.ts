// P10: scripts that a browser fetches for the home page, compared with an app of only React and the router.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { build } from "vite";
import { EVERY_PAGE, measureBundle } from "../build/measure-bundle.ts";

const TARGET_BYTES = 150_000;
const WEB = fileURLToPath(new URL("..", import.meta.url));

const PEER = `
import { createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";
const router = createRouter({ routeTree: createRootRoute({ component: () => "Home" }) });
hydrateRoot(document, createElement(RouterProvider, { router }));
`;

export async function measureFirstRoute(browser: Browser, url: string) {
  const shell = measureBundle(join(WEB, "dist/client"))[EVERY_PAGE] ?? Number.NaN;
  const home = await scriptsOf(browser, url);
  const peer = await buildPeer();
  const withoutScripts = await wordsWithoutScripts(browser, url);
  return [
    {
      id: "P10",
      name: "JavaScript of the app shell, gzip, beside React and the router alone",
      product: shell / 1000,
      limit: peer / 1000,
      unit: "kB",
      target: `≤ ${TARGET_BYTES / 1000} kB`,
      isMet: shell <= TARGET_BYTES,
      spread: [shell / 1000, shell / 1000] as const,
    },
    {
      id: "P10",
      name: "The same with the home page's own, as fetched on arrival",
      product: home / 1000,
      limit: peer / 1000,
      unit: "kB",
      target: `≤ ${TARGET_BYTES / 1000} kB`,
      isMet: home <= TARGET_BYTES,
      spread: [home / 1000, home / 1000] as const,
    },
    {
      id: "P10",
      name: "JavaScript needed to read the home page",
      product: 0,
      limit: null,
      unit: `kB (${withoutScripts} words without any)`,
      target: "0 kB",
      isMet: withoutScripts > 300,
      spread: [0, 0] as const,
    },
  ];
}

/** Bytes of all scripts that the page has fetched once the network is idle. */
async function scriptsOf(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return bytes;
}

async function buildPeer(): Promise<number> {
  // A virtual file; its folder decides how packages are resolved.
  const entry = join(WEB, "peer.js");
  const output = await build({
    root: WEB,
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "peer",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? PEER : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const chunks = [output].flat().flatMap((result) => ("output" in result ? result.output : []));
  return chunks.reduce(
    (sum, chunk) => sum + (chunk.type === "chunk" ? gzipSync(chunk.code, { level: 9 }).length : 0),
    0,
  );
}

async function wordsWithoutScripts(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const text = await page.getByRole("main").textContent();
  await context.close();
  return text?.split(/\s+/).length ?? 0;
}
