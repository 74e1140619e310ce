import { createRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/ui/loading.tsx";
import { secretLinkHead } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

const VerifyEmailPage = lazy(() =>
  import("../features/email-links/verify-email-page.tsx").then((module) => ({
    default: module.VerifyEmailPage,
  })),
);

export const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/verify-email",
  ssr: false,
  head: ({ match }) =>
    secretLinkHead({
      title: "Verify Email",
      description: "Confirms your e-mail address.",
      publicUrl: match.context.site.publicUrl,
      path: "/verify-email",
    }),
  component: VerifyEmailPage,
  pendingComponent: PagePending,
});
