import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { appRouter } from "@standings/api";
import type { Services } from "@standings/services";
import { createEventStreams } from "../http/event-streams.ts";
import type { WebApp } from "../plugins/web-app.ts";
import { createPageRenderer, type RendererOptions } from "./render-page.ts";

const DIST = fileURLToPath(new URL("../../../web/dist/", import.meta.url));

/** The built web app; undefined when it has not been built, and then only the API answers. */
export async function openWebApp(
  services: Services,
  publicUrl: string,
  models: RendererOptions["models"],
): Promise<WebApp | undefined> {
  if (!existsSync(join(DIST, "ssr"))) return undefined;
  const request = services.publicRequest();
  // Pages call, they subscribe to nothing.
  const createContext = () => ({ request, streams: createEventStreams() });
  const { hasLogoProviders, signupCredits, featuredOn } = services.settings;
  const site = { publicUrl, hasLogoProviders, signupCredits, featuredOn };
  const renderPage = await createPageRenderer({ appRouter, createContext, site, models, distDir: DIST });
  return { clientDir: join(DIST, "client"), renderPage };
}
