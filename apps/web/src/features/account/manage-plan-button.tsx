import { ERRORS } from "@standings/domain";
import { Button } from "../../components/ui/button.tsx";
import { errorText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { safeHref } from "../../lib/links.ts";
import { notify } from "../../lib/notify.ts";

const UNAVAILABLE = ERRORS.PAYMENTS_UNAVAILABLE.message;

/** Leads to the payment provider's page, on which a plan is ended or kept; a toast says why when it does not. */
export function ManagePlanButton() {
  const portal = trpc.billing.openPortal.useMutation({
    onSuccess({ sessionUrl }) {
      const href = safeHref(sessionUrl);
      if (href === null) notify.error(UNAVAILABLE);
      else window.location.assign(href);
    },
    onError: (error) => notify.error(errorText(error, UNAVAILABLE)),
  });
  return (
    <Button pending={portal.isPending} disabled={portal.isPending} onClick={() => portal.mutate()}>
      {portal.isPending ? "Opening" : "Manage plan"}
    </Button>
  );
}
