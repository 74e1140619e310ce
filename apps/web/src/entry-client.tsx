import "./styles/app.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createApi } from "./lib/api/create-api.ts";
import { lazyLink } from "./lib/api/lazy-link.ts";
import { getToken } from "./lib/session/token.ts";
import { createAppRouter } from "./router.tsx";

const loadLink = () => import("./lib/api/http-link.ts").then(({ httpLink }) => httpLink);
if (getToken() !== null) void loadLink();

// As it is now: what comes next may change the address. No page waits for it.
const { search } = window.location;
if (search !== "")
  void import("./lib/advertising/marketing.ts").then((module) => module.rememberMarketing(search));

// Until hydration brings what the server knows.
const site = { publicUrl: window.location.origin, hasLogoProviders: false };
const router = createAppRouter({ api: createApi(lazyLink(loadLink)), site });

// As a transition React works in slices: who scrolls or types meanwhile does not wait for all of it.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
