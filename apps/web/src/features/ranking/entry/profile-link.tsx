import type { RankedEntry } from "@standings/domain";
import { ExternalLink } from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";
import { profileHref } from "../../../lib/links.ts";

interface ProfileLinkProps {
  readonly entry: Pick<RankedEntry, "name" | "profileUrl">;
  /** False: only the pointer reaches the link; the keyboard uses the details. */
  readonly isTabStop?: boolean;
  readonly isInTable: boolean;
}

/** Style of the icon at the end of a row. */
export const ASIDE =
  "absolute top-1/2 z-1 grid size-8 -translate-y-1/2 place-items-center rounded-2 text-ink-3 hover:bg-hover hover:text-ink max-sm:size-10 print:hidden";

/** Link to an expert's public profile, as the model gave it, at the end of a row. */
export function ProfileLink({ entry, isTabStop = true, isInTable }: ProfileLinkProps) {
  const href = profileHref(entry);
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className={`${ASIDE} ${isInTable ? "right-0.5" : "right-0"}`}
      title="View profile"
      tabIndex={isTabStop ? undefined : -1}
    >
      <Icon of={ExternalLink} size="sm" />
      <span className="sr-only">View profile of {entry.name} (opens in a new tab)</span>
    </a>
  );
}
