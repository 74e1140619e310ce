import type { Webhook } from "@standings/domain";
import { lazy, Suspense, useState } from "react";
import { trpc } from "../../../lib/api/trpc.ts";
import { LoadingSecrets, SecretsSection } from "../secrets-section.tsx";

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
    <>
      <SecretsSection
        id="webhooks"
        title="Webhooks"
        about="Your own service is told when a ranking or an analysis has ended, and when credits run low."
        noun="webhooks"
        add={{ label: "New webhook", onAdd: () => setAdding(true) }}
        made={
          made && {
            title: made.webhook.url,
            hint: "Copy its signing secret now. It can’t be shown again.",
            secret: made.secret,
          }
        }
        query={list}
      >
        {({ webhooks, hasAccess }) => (
          <Suspense fallback={<LoadingSecrets noun="webhooks" />}>
            <List webhooks={webhooks} hasAccess={hasAccess} onSecret={setMade} />
          </Suspense>
        )}
      </SecretsSection>
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
    </>
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
