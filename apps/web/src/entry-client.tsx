import "./styles/app.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createDataLayer } from "./lib/api/data.tsx";
import { getToken } from "./lib/session/token.ts";
import { createAppRouter } from "./router.tsx";

const loadApi = () => import("./lib/api/browser-api.ts").then(({ browserApi }) => browserApi);
if (getToken() !== null) void loadApi();

// As it is now: what comes next may change the address. No page waits for it.
const { search } = window.location;
if (search !== "")
  void import("./lib/advertising/marketing.ts").then((module) => module.rememberMarketing(search));

// Until hydration brings what the server knows.
const site = { publicUrl: window.location.origin, hasLogoProviders: false };
const router = createAppRouter({ data: createDataLayer(loadApi), site });

// As a transition React works in slices: who scrolls or types meanwhile does not wait for all of it.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
