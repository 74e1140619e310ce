import type { RankedEntry } from "@standings/domain";
import { ExternalLink } from "lucide-react";
import { profileHref } from "../../../lib/links.ts";

interface ProfileLinkProps {
  readonly entry: Pick<RankedEntry, "name" | "profileUrl">;
  /** False: reached by pointer, and by keyboard through the details. */
  readonly isStop?: boolean;
}

/** Beside an expert's row: their public profile, as the model gave it. */
export function ProfileLink({ entry, isStop = true }: ProfileLinkProps) {
  const href = profileHref(entry);
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="profile-link"
      title="View profile"
      tabIndex={isStop ? undefined : -1}
    >
      <ExternalLink className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">View profile of {entry.name} (opens in a new tab)</span>
    </a>
  );
}
