import "./styles/app.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createApi } from "./lib/api/create-api.ts";
import { lazyLink } from "./lib/api/links.ts";
import { readCatalogue } from "./lib/html/catalogue.tsx";
import { getToken } from "./lib/session/token.ts";
import { createAppRouter } from "./router.tsx";

const loadLink = () => import("./lib/api/http-link.ts").then(({ httpLink }) => httpLink);
if (getToken() !== null) void loadLink();

// Read now, because routing may change the address. No page waits for it.
const { search } = window.location;
if (search !== "")
  void import("./lib/advertising/marketing.ts").then((module) => module.rememberMarketing(search));

// The router reloads at once for a failed import with its usual message: without a connection that leaves the product.
window.addEventListener("vite:preloadError", ({ payload }) => {
  if (navigator.onLine) return;
  payload.message = "";
  window.addEventListener("online", () => window.location.reload());
});

// Placeholder until hydration brings the server's values.
const site = {
  publicUrl: window.location.origin,
  hasLogoProviders: false,
  signupCredits: 0,
  featuredOn: null,
};
const router = createAppRouter({ api: createApi(lazyLink(loadLink)), site, catalogue: readCatalogue() });

// In a transition React hydrates in slices, so that scrolling and typing stay responsive.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
