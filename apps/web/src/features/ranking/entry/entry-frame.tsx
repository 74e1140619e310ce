import type { RankedEntry, RankingKind } from "@standings/domain";
import { ChartNoAxesColumn, ExternalLink } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { EntryMark } from "../../../components/brand/entry-mark.tsx";
import { ButtonAnchor } from "../../../components/ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../../components/ui/dialog.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { companyHref, entrySubtitle, profileHref, siteHref } from "../../../lib/links.ts";

interface EntryFrameProps {
  readonly kind: RankingKind;
  readonly entry: Pick<RankedEntry, "name" | "domain" | "profileUrl">;
  /** Badge next to the name. */
  readonly badge?: ReactNode;
  /** First action. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Dialog of one company or expert: name on top, scrolling details, links at the bottom. */
export function EntryFrame({ kind, entry, badge, action, children, onClose }: EntryFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = (event: Event) => {
    event.preventDefault();
    heading.current?.focus();
  };
  return (
    <Dialog size="details" onClose={onClose} onOpenAutoFocus={focusHeading}>
      <header className="grid flex-none grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 px-4 pt-5 pb-5 sm:grid-cols-[56px_minmax(0,1fr)_auto] sm:gap-4 sm:px-6 sm:pt-6">
        <EntryMark kind={kind} entry={entry} className="side-12 sm:side-14" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <DialogTitle
              ref={heading}
              tabIndex={-1}
              data-focus-quiet
              className="max-w-full truncate text-xl font-strong"
              title={entry.name}
            >
              {entry.name}
            </DialogTitle>
            {badge}
          </div>
          <p className="truncate text-sm text-ink-3">{entrySubtitle(kind, entry)}</p>
        </div>
        <DialogClose className="-mt-2 -mr-2 self-start" />
      </header>
      <section
        className="mx-4 min-h-0 overflow-y-auto border-t border-line pb-6 sm:mx-6"
        aria-label="Details"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </section>
      <footer className="flex min-h-18.25 flex-none flex-wrap items-center justify-end gap-2 border-t border-line-2 px-4 py-4 sm:px-6">
        {action}
        <Links kind={kind} entry={entry} />
      </footer>
    </Dialog>
  );
}

function Links({ kind, entry }: Pick<EntryFrameProps, "kind" | "entry">) {
  const href = kind === "expert" ? profileHref(entry) : siteHref(entry.domain);
  const analysis = kind === "expert" ? null : companyHref(entry);
  return (
    <>
      {href && (
        <ButtonAnchor
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          variant={analysis ? "secondary" : "primary"}
        >
          <Icon of={ExternalLink} />
          {kind === "expert" ? "View profile" : "Visit Site"}
          <span className="sr-only">(opens in a new tab)</span>
        </ButtonAnchor>
      )}
      {analysis && <AnalyzeLink href={analysis} />}
    </>
  );
}

/** Link to the company's page in its details. */
function AnalyzeLink({ href }: { href: string }) {
  return (
    <ButtonAnchor href={href} target="_blank" rel="noopener" variant="primary">
      <Icon of={ChartNoAxesColumn} />
      Analyze
      <span className="sr-only">(opens in a new tab)</span>
    </ButtonAnchor>
  );
}
