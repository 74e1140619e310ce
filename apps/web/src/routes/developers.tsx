import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { publicPageHead } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

/** Examples that are shown in place of a section's first one where an address names them: section, way. */
const OTHERS = ["start-curl", "start-mcp", "ask-client", "ask-mcp", "resume-client", "study-curl"];

/** What an address asks for; anything else is left out. */
function readShown({ code }: Readonly<Record<string, unknown>>): {
  readonly code?: string | undefined;
} {
  return { code: OTHERS.find((other) => other === code) };
}

export const developersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/developers",
  validateSearch: readShown,
  head: ({ match }) => publicPageHead("developers", match.context.site.publicUrl),
  component: lazyRouteComponent(() => import("../features/developers/developers-page.tsx"), "DevelopersPage"),
  staticData: { page: "developers/developers-page" },
});
