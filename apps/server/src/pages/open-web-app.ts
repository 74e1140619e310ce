import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { appRouter } from "@standings/api";
import type { Dependencies } from "../build-dependencies.ts";
import type { Env } from "../env.ts";
import { createEventStreams } from "../http/event-streams.ts";
import type { WebApp } from "../plugins/web-app.ts";
import { createPageRenderer, type RendererOptions } from "./render-page.ts";

const DIST = fileURLToPath(new URL("../../../web/dist/", import.meta.url));

/** The built web app; undefined when it has not been built, and then only the API answers. */
export async function openWebApp(
  dependencies: PageDependencies,
  env: Pick<Env, "publicUrl" | "patience">,
): Promise<WebApp | undefined> {
  if (!existsSync(join(DIST, "ssr"))) return undefined;
  const options = rendererOptions(dependencies, env);
  return {
    clientDir: join(DIST, "client"),
    renderPage: await createPageRenderer({
      ...options,
      distDir: DIST,
      freshMs: env.patience.pageFreshMs,
    }),
  };
}

type PageDependencies = Pick<Dependencies, "services" | "context">;

/** What pages are rendered from. */
export function rendererOptions(
  { services, context }: PageDependencies,
  { publicUrl }: Pick<Env, "publicUrl">,
): RendererOptions {
  const request = services.publicRequest();
  const { hasLogoProviders, signupCredits, featuredOn } = services.settings;
  return {
    appRouter,
    // Pages call, they subscribe to nothing.
    createContext: () => ({ request, streams: createEventStreams() }),
    site: { publicUrl, hasLogoProviders, signupCredits, featuredOn },
    models: () => context.catalogue.now().models,
  };
}
