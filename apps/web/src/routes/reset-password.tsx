import { createRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/ui/loading.tsx";
import { secretLinkHead } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

const ResetPasswordPage = lazy(() =>
  import("../features/email-links/reset-password-page.tsx").then((module) => ({
    default: module.ResetPasswordPage,
  })),
);

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset-password",
  ssr: false,
  head: ({ match }) =>
    secretLinkHead({
      title: "Reset Password",
      description: "Choose a new password.",
      publicUrl: match.context.site.publicUrl,
      path: "/reset-password",
    }),
  component: ResetPasswordPage,
  pendingComponent: PagePending,
});
