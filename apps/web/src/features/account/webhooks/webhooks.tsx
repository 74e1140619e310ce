import type { Webhook } from "@standings/domain";
import { Plus, RotateCw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { Skeleton } from "../../../components/ui/skeleton.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { SecretNote } from "../secret-note.tsx";

// Most accounts have none.
const WebhookRow = lazy(() => import("./webhook-row.tsx").then((module) => ({ default: module.WebhookRow })));
const WebhookDialog = lazy(() =>
  import("./webhook-dialog.tsx").then((module) => ({ default: module.WebhookDialog })),
);

export interface NewSecret {
  readonly secret: string;
  readonly webhook: Webhook;
}

/** Profile → Account: where the account is told of events, and what became of each message. */
export function Webhooks() {
  const list = trpc.webhooks.list.useQuery();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<NewSecret | null>(null);
  return (
    <section aria-labelledby="webhooks" className="border-b border-line py-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-3">
        <div>
          <h2 id="webhooks" className="text-md font-strong">
            Webhooks
          </h2>
          <p className="mt-1 text-pretty text-ink-2">
            Your own service is told when a ranking or an analysis has ended, and when credits run low.{" "}
            <TextLink to="/developers" hash="webhooks" touch="inline">
              How to use them
            </TextLink>
          </p>
        </div>
        {list.data?.hasAccess && (
          <Button className="max-sm:w-full" onClick={() => setAdding(true)}>
            <Icon of={Plus} />
            New webhook
          </Button>
        )}
      </div>
      {made && (
        <SecretNote
          title={made.webhook.url}
          hint="Copy its signing secret now. It can’t be shown again."
          secret={made.secret}
        />
      )}
      {list.data ? (
        <Suspense fallback={<Waiting />}>
          <List webhooks={list.data.webhooks} hasAccess={list.data.hasAccess} onSecret={setMade} />
        </Suspense>
      ) : list.isError ? (
        <Notice
          level={3}
          tone="bad"
          title="Your webhooks could not be loaded"
          actions={
            <Button onClick={() => void list.refetch()}>
              <Icon of={RotateCw} />
              Try Again
            </Button>
          }
        />
      ) : (
        <Waiting />
      )}
      {isAdding && (
        <Suspense>
          <WebhookDialog
            onClose={() => setAdding(false)}
            onCreated={(created) => {
              setMade(created);
              setAdding(false);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <div role="status" className="grid gap-3 border-t-2 border-line-ink pt-4">
      <span className="sr-only">Loading your webhooks...</span>
      <Skeleton className="h-3 w-2/5" />
    </div>
  );
}

interface ListProps {
  readonly webhooks: readonly Webhook[];
  readonly hasAccess: boolean;
  readonly onSecret: (made: NewSecret) => void;
}

function List({ webhooks, hasAccess, onSecret }: ListProps) {
  if (webhooks.length === 0) {
    return (
      <p className="border-t-2 border-line-ink pt-4 text-ink-2">
        {hasAccess ? "No webhooks yet." : "They come with API access."}
      </p>
    );
  }
  return (
    <ul className="border-t-2 border-line-ink">
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} onSecret={onSecret} />
      ))}
    </ul>
  );
}
