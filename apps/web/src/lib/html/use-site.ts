import { useRouter } from "@tanstack/react-router";
import type { Site } from "./site.ts";

/** Settings of the installation. */
export function useSite(): Site {
  return useRouter().options.context.site;
}
