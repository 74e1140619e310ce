import type { ErrorCode, Moderation, ModerationState, ModerationSubject } from "@standings/domain";
import { ChevronDown, Eye, EyeOff, RotateCw, ShieldCheck, Star, StarOff } from "lucide-react";
import { useState } from "react";
import { errorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { formatDate } from "../../lib/format.ts";
import { buttonStyle } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuContent, MenuItem, MenuNote, MenuTrigger } from "../ui/menu.tsx";
import { useAfterMenu } from "../ui/use-after-menu.ts";
import { type Decision, ModerationDialog } from "./moderation-dialog.tsx";
import { useLiftModeration } from "./use-moderation.ts";

export type ModeratedPage =
  | { readonly searchId: string }
  | { readonly studyId: string }
  | { readonly domain: string };

/** What the call says where no public page is. */
const NO_PAGE: readonly (ErrorCode | null)[] = ["SEARCH_NOT_FOUND", "STUDY_NOT_FOUND", "INVALID_DOMAIN"];

/** Menu of an admin: what of a page to take off public pages or to bring back, and whether to feature it. */
export function AdminMenu({ page }: { page: ModeratedPage }) {
  const [isOpen, setOpen] = useState(false);
  const [decision, setDecision] = useState<Decision | null>(null);
  const { trigger, afterClose, onCloseAutoFocus } = useAfterMenu();
  const { data, error } = trpc.admin.moderation.useQuery(page, { enabled: isOpen, retry: false });
  return (
    <>
      <Menu open={isOpen} onOpenChange={setOpen}>
        <MenuTrigger ref={trigger} className={buttonStyle({ variant: "ghost", size: "sm" })}>
          <Icon of={ShieldCheck} />
          Admin
          <Icon of={ChevronDown} size="sm" />
        </MenuTrigger>
        <MenuContent className="w-78" collisionPadding={12} onCloseAutoFocus={onCloseAutoFocus}>
          {data && <Items state={data} onDecide={(chosen) => afterClose(() => setDecision(chosen))} />}
          {!data && !error && <MenuNote>Loading…</MenuNote>}
          {error &&
            (NO_PAGE.includes(errorCode(error)) ? (
              <MenuNote>There is no public page here to decide about.</MenuNote>
            ) : (
              <>
                <MenuNote>The decisions about this page could not be loaded.</MenuNote>
                {/* It loads whenever it opens. */}
                <MenuItem icon={RotateCw} onSelect={() => afterClose(() => setOpen(true))}>
                  Try Again
                </MenuItem>
              </>
            ))}
        </MenuContent>
      </Menu>
      {decision && <ModerationDialog decision={decision} onClose={() => setDecision(null)} />}
    </>
  );
}

interface ItemsProps {
  readonly state: ModerationState;
  readonly onDecide: (decision: Decision) => void;
}

function Items({ state: { subjects, inForce }, onDecide }: ItemsProps) {
  return subjects.map((subject) => (
    <div key={JSON.stringify(subject)}>
      <TakeDownItem
        subject={subject}
        inForce={measureOf(inForce, "take_down", subject)}
        onDecide={onDecide}
      />
      {subject.kind === "search" && (
        <FeatureItem subject={subject} inForce={measureOf(inForce, "feature", subject)} onDecide={onDecide} />
      )}
    </div>
  ));
}

/** A page has one search, study or company; its prompts are told apart by their place. */
function measureOf(
  inForce: readonly Moderation[],
  measure: Moderation["measure"],
  subject: ModerationSubject,
) {
  return inForce.find((one) => {
    if (one.measure !== measure || one.subject.kind !== subject.kind) return false;
    if (one.subject.kind !== "prompt" || subject.kind !== "prompt") return true;
    return one.subject.prompt === subject.prompt.toLowerCase();
  });
}

interface ItemProps<Subject> {
  readonly subject: Subject;
  readonly inForce: Moderation | undefined;
  readonly onDecide: (decision: Decision) => void;
}

function TakeDownItem({ subject, inForce, onDecide }: ItemProps<ModerationSubject>) {
  const lift = useLiftModeration();
  const name = nameOf(subject);
  if (!inForce) {
    return (
      <MenuItem icon={EyeOff} isDangerous onSelect={() => onDecide({ measure: "take_down", subject })}>
        Take {name} off public pages…
      </MenuItem>
    );
  }
  return (
    <>
      <Since what="Off public pages" moderation={inForce} />
      <MenuItem icon={Eye} onSelect={() => lift.mutate({ measure: "take_down", subject })}>
        Bring {name} back
      </MenuItem>
    </>
  );
}

function FeatureItem({ subject, inForce, onDecide }: ItemProps<ModerationSubject & { kind: "search" }>) {
  const lift = useLiftModeration();
  if (!inForce) {
    return (
      <MenuItem icon={Star} onSelect={() => onDecide({ measure: "feature", subject })}>
        Feature on Trending…
      </MenuItem>
    );
  }
  return (
    <>
      <Since what="Featured on Trending" moderation={inForce} />
      <MenuItem icon={StarOff} onSelect={() => lift.mutate({ measure: "feature", subject })}>
        Feature no longer
      </MenuItem>
    </>
  );
}

function Since({ what, moderation: { setAt, setBy, reason } }: { what: string; moderation: Moderation }) {
  return (
    <div className="pt-1.5">
      <MenuNote>
        {what} since {formatDate(new Date(setAt))}, by {setBy}: {reason}
      </MenuNote>
    </div>
  );
}

function nameOf(subject: ModerationSubject): string {
  return `this ${subject.kind}`;
}
