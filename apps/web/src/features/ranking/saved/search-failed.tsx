import { PUBLIC_PAGES } from "@standings/domain";
import { LockKeyhole } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";

/** Error page of a shared search (spec part 2 §8). */
interface SearchFailedProps {
  readonly message: string;
  readonly detail?: string;
  /** May be somebody's private search, which is no failure. */
  readonly isPrivate?: boolean;
  /** Further actions. */
  readonly actions?: ReactNode;
}

export function SearchFailed({ message, detail, isPrivate = false, actions }: SearchFailedProps) {
  return (
    <PageFrame top="page">
      <Notice
        level={1}
        {...(isPrivate ? { icon: LockKeyhole } : { tone: "bad" as const })}
        title={message}
        actions={
          <>
            <ButtonLink to="/" variant="primary">
              Go Home
            </ButtonLink>
            <ButtonLink to="/trending">{PUBLIC_PAGES.trending.title}</ButtonLink>
            {actions}
          </>
        }
      >
        {detail}
      </Notice>
    </PageFrame>
  );
}
