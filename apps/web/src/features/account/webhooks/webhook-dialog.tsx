import {
  LOW_CREDITS,
  LOW_CREDITS_MAX,
  WEBHOOK_EVENT_WORDS,
  WEBHOOK_EVENTS,
  WEBHOOK_URL_MAX,
  type Webhook,
  type WebhookEvent,
} from "@standings/domain";
import { useState } from "react";
import { Field } from "../../../components/ui/field.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import type { NewSecret } from "./webhooks.tsx";

interface WebhookDialogProps {
  /** The one that is changed; none for a new one. */
  readonly webhook?: Webhook;
  readonly onCreated?: (created: NewSecret) => void;
  readonly onClose: () => void;
}

/** Asks where a webhook's messages go, and of what. */
export function WebhookDialog({ webhook, onCreated, onClose }: WebhookDialogProps) {
  const utils = trpc.useUtils();
  const [url, setUrl] = useState(webhook?.url ?? "");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? WEBHOOK_EVENTS);
  const [low, setLow] = useState(String(webhook?.lowCredits ?? LOW_CREDITS));
  const create = trpc.webhooks.create.useMutation({
    meta: { hasForm: true, failed: "The webhook could not be added. Please try again." },
    onSuccess: async (created) => {
      onCreated?.(created);
      await utils.webhooks.list.invalidate();
    },
  });
  const change = trpc.webhooks.change.useMutation({
    meta: { hasForm: true, failed: "The webhook could not be changed. Please try again." },
    onSuccess: async () => {
      await utils.webhooks.list.invalidate();
      notify.success("Webhook changed");
      onClose();
    },
  });
  const lowCredits = readLowCredits(low);
  const asksCredits = events.includes("credits.low");
  const isReady = url.trim() !== "" && events.length > 0 && (!asksCredits || lowCredits !== null);
  const save = () => {
    const wishes = { events: [...events], ...(lowCredits !== null && { lowCredits }) };
    if (webhook) change.mutate({ id: webhook.id, ...wishes });
    else create.mutate({ url, ...wishes });
  };
  const call = webhook ? change : create;
  return (
    <FormDialog
      title={webhook ? "What this webhook is told" : "New webhook"}
      action={webhook ? "Save" : "Add webhook"}
      isReady={isReady}
      isPending={call.isPending}
      error={failureText(call, "The webhook could not be saved")}
      onSubmit={save}
      onClose={onClose}
    >
      {webhook ? (
        <p className="text-sm wrap-anywhere text-ink-2">{webhook.url}</p>
      ) : (
        <Field
          label="Address"
          name="webhook-url"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={WEBHOOK_URL_MAX}
          value={url}
          hint="An https address of your own service, which answers with a status of 200 to 299."
          onChange={({ target }) => setUrl(target.value)}
        />
      )}
      <fieldset className="grid gap-1">
        <legend className="pb-1 text-sm font-medium">It is told when</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <label key={event} className="flex min-h-11 items-center gap-3 sm:min-h-9">
            <input
              type="checkbox"
              className="size-4 flex-none accent-ink"
              checked={events.includes(event)}
              onChange={({ target }) =>
                setEvents(target.checked ? [...events, event] : events.filter((other) => other !== event))
              }
            />
            <span>
              {WEBHOOK_EVENT_WORDS[event]} <code className="text-sm text-ink-3">{event}</code>
            </span>
          </label>
        ))}
      </fieldset>
      {asksCredits && (
        <Field
          label="Credits are low below"
          name="webhook-low"
          type="number"
          min={1}
          max={LOW_CREDITS_MAX}
          step={1}
          inputMode="numeric"
          value={low}
          error={lowCredits === null ? "A whole number, 1 or more" : null}
          onChange={({ target }) => setLow(target.value)}
        />
      )}
    </FormDialog>
  );
}

/** Null for what is no such number. */
function readLowCredits(text: string): number | null {
  const credits = Number(text);
  return text.trim() !== "" && Number.isInteger(credits) && credits >= 1 && credits <= LOW_CREDITS_MAX
    ? credits
    : null;
}
