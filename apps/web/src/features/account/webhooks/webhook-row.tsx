import type { Webhook } from "@standings/domain";
import { ChevronDown, Ellipsis, KeyRound, ListChecks, Pause, Play, Send, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button, buttonStyle } from "../../../components/ui/button.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../../../components/ui/menu.tsx";
import { useAfterMenu } from "../../../components/ui/use-after-menu.ts";
import { failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatDateTime } from "../../../lib/format.ts";
import { notify } from "../../../lib/notify.ts";
import { Deliveries } from "./deliveries.tsx";
import { WebhookDialog } from "./webhook-dialog.tsx";
import type { NewSecret } from "./webhooks.tsx";

interface WebhookRowProps {
  readonly webhook: Webhook;
  readonly onSecret: (made: NewSecret) => void;
}

type Asking = "changes" | "secret" | "removal" | null;

/** One webhook: where it goes, of what, whether it is on, and what became of its messages. */
export function WebhookRow({ webhook, onSecret }: WebhookRowProps) {
  const { id, url, events, lowCredits, pausedAt } = webhook;
  const listId = useId();
  const utils = trpc.useUtils();
  const [isOpen, setOpen] = useState(false);
  const [asking, setAsking] = useState<Asking>(null);
  const { trigger, afterClose, onCloseAutoFocus } = useAfterMenu();
  const change = trpc.webhooks.change.useMutation({
    meta: { failed: "The webhook could not be changed" },
    onSuccess: () => utils.webhooks.invalidate(),
  });
  const test = trpc.webhooks.sendTest.useMutation({
    meta: { failed: "The test could not be sent" },
    onSuccess: async () => {
      setOpen(true);
      await utils.webhooks.deliveries.invalidate({ id });
    },
  });
  const isPaused = pausedAt !== null;
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-strong wrap-anywhere">{url}</p>
          <p className="mt-1 flex flex-wrap items-center gap-1">
            <Badge tone={isPaused ? "waiting" : "good"}>
              {isPaused ? `Paused ${formatDateTime(pausedAt)}` : "On"}
            </Badge>
            {events.map((event) => (
              <Badge key={event}>{event === "credits.low" ? `credits.low below ${lowCredits}` : event}</Badge>
            ))}
          </p>
        </div>
        <div className="flex gap-1 max-sm:w-full">
          <Button
            variant="ghost"
            className="max-sm:-ml-4"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={`Messages to ${url}`}
            onClick={() => setOpen(!isOpen)}
          >
            Messages
            <Icon of={ChevronDown} size="sm" className={isOpen ? "rotate-180" : ""} />
          </Button>
          <Menu>
            <MenuTrigger
              ref={trigger}
              aria-label={`More for ${url}`}
              className={buttonStyle({ variant: "ghost", className: "sm:-mr-3" })}
            >
              <Icon of={Ellipsis} />
            </MenuTrigger>
            <MenuContent className="w-60" collisionPadding={12} onCloseAutoFocus={onCloseAutoFocus}>
              <MenuItem icon={Send} disabled={isPaused} onSelect={() => test.mutate({ id })}>
                Send a test
              </MenuItem>
              <MenuItem
                icon={isPaused ? Play : Pause}
                onSelect={() => change.mutate({ id, isPaused: !isPaused })}
              >
                {isPaused ? "Turn on" : "Pause"}
              </MenuItem>
              <MenuItem icon={ListChecks} onSelect={() => afterClose(() => setAsking("changes"))}>
                Change what it is told
              </MenuItem>
              <MenuItem icon={KeyRound} onSelect={() => afterClose(() => setAsking("secret"))}>
                New signing secret
              </MenuItem>
              <MenuSeparator />
              <MenuItem icon={Trash2} isDangerous onSelect={() => afterClose(() => setAsking("removal"))}>
                Remove
              </MenuItem>
            </MenuContent>
          </Menu>
        </div>
      </div>
      <div id={listId}>{isOpen && <Deliveries webhook={webhook} />}</div>
      {asking === "changes" && <WebhookDialog webhook={webhook} onClose={() => setAsking(null)} />}
      {asking === "secret" && (
        <RenewDialog webhook={webhook} onSecret={onSecret} onClose={() => setAsking(null)} />
      )}
      {asking === "removal" && <RemoveDialog webhook={webhook} onClose={() => setAsking(null)} />}
    </li>
  );
}

function RenewDialog({ webhook, onSecret, onClose }: WebhookRowProps & { readonly onClose: () => void }) {
  const renew = trpc.webhooks.renewSecret.useMutation({
    meta: { hasForm: true, failed: "The secret could not be replaced. Please try again." },
    onSuccess: (made) => {
      onSecret(made);
      onClose();
    },
  });
  return (
    <FormDialog
      title="New signing secret?"
      action="Replace secret"
      variant="danger"
      isPending={renew.isPending}
      error={failureText(renew, "The secret could not be replaced")}
      onSubmit={() => renew.mutate({ id: webhook.id })}
      onClose={onClose}
    >
      <p className="text-pretty text-ink-2">
        Messages are signed with the new one from now on. A receiver that still checks the old one refuses
        them.
      </p>
    </FormDialog>
  );
}

function RemoveDialog({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const utils = trpc.useUtils();
  const remove = trpc.webhooks.remove.useMutation({
    meta: { hasForm: true, failed: "The webhook could not be removed. Please try again." },
    onSuccess: async () => {
      await utils.webhooks.list.invalidate();
      notify.success("Webhook removed");
      onClose();
    },
  });
  return (
    <FormDialog
      title="Remove this webhook?"
      action="Remove"
      variant="danger"
      isPending={remove.isPending}
      error={failureText(remove, "The webhook could not be removed")}
      onSubmit={() => remove.mutate({ id })}
      onClose={onClose}
    >
      <p className="text-pretty wrap-anywhere text-ink-2">
        Nothing is sent to {url} any more, and the list of its messages goes.
      </p>
    </FormDialog>
  );
}
