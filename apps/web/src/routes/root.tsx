import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  Scripts,
  useLocation,
} from "@tanstack/react-router";
import { AuthHost } from "../components/shell/dialogs/auth-host.tsx";
import { PageError } from "../components/shell/pages/page-error.tsx";
import { Shell } from "../components/shell/shell.tsx";
import type { QueryUtils } from "../lib/api/create-api.ts";
import { SITE_NAME } from "../lib/html/meta.ts";
import type { Site } from "../lib/html/site.ts";
import { MEMBER_SCRIPT } from "../lib/session/token.ts";
import { THEME_SCRIPT } from "../lib/theme.ts";

/** Runs in the head before first paint, so that shortcuts read ⌘K on Apple devices and Ctrl K elsewhere without a change. */
const PLATFORM_SCRIPT = `if(/Mac|iP(hone|ad|od)/.test(navigator.platform))document.documentElement.dataset.mac=""`;

export interface RouterContext {
  readonly utils: QueryUtils;
  readonly site: Site;
}

/** In server HTML only: they have run before the browser has this module. */
const HEAD_SCRIPTS = import.meta.env.SSR ? [THEME_SCRIPT, MEMBER_SCRIPT, PLATFORM_SCRIPT] : [];

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "theme-color", content: "#fdfdfc", media: "(prefers-color-scheme: light)" },
      { name: "theme-color", content: "#111110", media: "(prefers-color-scheme: dark)" },
      { property: "og:site_name", content: SITE_NAME },
      { property: "og:type", content: "website" },
      { name: "twitter:card", content: "summary_large_image" },
    ],
    links: [{ rel: "icon", href: "/icon.svg", type: "image/svg+xml" }],
    scripts: HEAD_SCRIPTS.map((children) => ({ children })),
  }),
  component: Document,
  errorComponent: PageError,
});

function Document() {
  const isAdmin = useLocation({ select: ({ pathname }) => /^\/admin(\/|$)/.test(pathname) });
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        {isAdmin ? (
          <Outlet />
        ) : (
          <Shell>
            <Outlet />
          </Shell>
        )}
        {/* Outside both frames: who is sent from one to the other still gets the dialog. */}
        <AuthHost />
        <Scripts />
      </body>
    </html>
  );
}
