import { getRouteApi } from "@tanstack/react-router";
import { Check, MailX } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { trpc } from "../../lib/api/trpc.ts";

const route = getRouteApi("/unsubscribe");

/** `/unsubscribe`: ends mails about a brand. It asks first: programs that look at links in mails must not end them. */
export function UnsubscribePage() {
  const { token = "" } = route.useSearch();
  const end = trpc.brands.unsubscribe.useMutation();
  const mails = end.data?.mail === "alerts" ? "alerts" : "weekly mails";
  return (
    <PageFrame top="notice">
      {end.data ? (
        <Notice level={1} icon={Check} title="Done">
          You get no more {mails} about {end.data.name}. Turn them on again in the alerts of the brand.
        </Notice>
      ) : (
        <Notice
          level={1}
          icon={MailX}
          tone={end.isError ? "bad" : "plain"}
          title={end.isError ? end.error.message : "End these mails?"}
          actions={
            <Button
              variant="primary"
              pending={end.isPending}
              disabled={end.isPending || token === ""}
              onClick={() => end.mutate({ token })}
            >
              {end.isError ? "Try Again" : "Send no more"}
            </Button>
          }
        >
          {end.isError
            ? "The link may be incomplete, or the brand was deleted."
            : "You need not sign in. The figures of the brand stay as they are."}
        </Notice>
      )}
    </PageFrame>
  );
}
