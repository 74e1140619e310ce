import { plural, type Webhook, type WebhookDelivery } from "@standings/domain";
import { RotateCw } from "lucide-react";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatDateTime } from "../../../lib/format.ts";

/** How often a list is read again in which a message waits. */
const LOOK_AGAIN_MS = 2_000;

const STATES = {
  waiting: { tone: "waiting", text: "Waiting" },
  delivered: { tone: "good", text: "Delivered" },
  failed: { tone: "bad", text: "Failed" },
} as const;

/** The newest messages to a webhook, each with its last attempt. */
export function Deliveries({ webhook: { id, pausedAt } }: { webhook: Webhook }) {
  const list = trpc.webhooks.deliveries.useQuery(
    { id },
    {
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) =>
        state.data?.deliveries.some(({ status }) => status === "waiting") ? LOOK_AGAIN_MS : false,
    },
  );
  if (list.isError && !list.data) {
    return (
      <LoadFailed level={3} title="The messages could not be loaded" onRetry={() => void list.refetch()} />
    );
  }
  if (!list.data) {
    return <DelayedLoading>Reading the messages…</DelayedLoading>;
  }
  const { deliveries } = list.data;
  if (deliveries.length === 0) {
    return <p className="pt-2 text-sm text-ink-2">Nothing was sent yet. “Send a test” is in its menu.</p>;
  }
  return (
    <ul className="mt-2">
      {deliveries.map((delivery) => (
        <Delivery key={delivery.id} delivery={delivery} isPaused={pausedAt !== null} webhookId={id} />
      ))}
    </ul>
  );
}

interface DeliveryProps {
  readonly delivery: WebhookDelivery;
  readonly isPaused: boolean;
  readonly webhookId: string;
}

function Delivery({ delivery, isPaused, webhookId }: DeliveryProps) {
  const { id, event, status, attempts, createdAt, error, nextAttemptAt } = delivery;
  const utils = trpc.useUtils();
  const resend = trpc.webhooks.resend.useMutation({
    meta: { failed: "The message could not be sent again" },
    onSuccess: () => utils.webhooks.deliveries.invalidate({ id: webhookId }),
  });
  const { tone, text } = STATES[status];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] min-h-11 items-center gap-x-4 border-t border-line py-1 text-sm">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tone} size="sm">
          {isPaused && status === "waiting" ? "Paused" : text}
        </Badge>
        <span className="font-medium">{event}</span>
        <span className="text-ink-3">{formatDateTime(createdAt)}</span>
        {attempts > 1 && <span className="text-ink-3">{plural(attempts, "attempt")}</span>}
        {error !== null && <span className="wrap-anywhere text-bad">{error}</span>}
        {error !== null && nextAttemptAt !== null && !isPaused && (
          <span className="text-ink-3">again {formatDateTime(nextAttemptAt)}</span>
        )}
      </div>
      {!isPaused && (
        <Button
          variant="ghost"
          size="sm"
          className="sm:-mr-3"
          aria-label={`Resend ${event} of ${formatDateTime(createdAt)}`}
          pending={resend.isPending}
          disabled={resend.isPending}
          onClick={() => resend.mutate({ deliveryId: id })}
        >
          <Icon of={RotateCw} size="sm" />
          Resend
        </Button>
      )}
    </li>
  );
}
