import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ServiceContext } from "@standings/services";
import type { Pages } from "./plugins/pages.ts";

const DIST = fileURLToPath(new URL("../../web/dist/", import.meta.url));

/** The built web app, or nothing when it has not been built. */
export async function createWeb(_services: ServiceContext, _publicUrl: string): Promise<Pages | undefined> {
  if (!existsSync(DIST)) return undefined;
  return undefined;
}
