import { archivedPath, ERRORS, type SearchKind, type SearchRecord } from "@standings/domain";
import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Authenticated } from "../../../components/session/authenticated.tsx";
import { Button, ButtonLink } from "../../../components/ui/button.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";
import { errorCode } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { archivedLocation, sharedLocation } from "../../../lib/search/locations.ts";

interface ArchivedProps {
  readonly kind: SearchKind;
  readonly id: string;
  /** Also accepts another user's shared search, with `isOwn` false. */
  readonly orShared?: boolean;
  /** Shown while the results load. */
  readonly placeholder?: ReactNode;
  /** Title above the error; by default the error is the title. */
  readonly failedTitle?: string;
  readonly children: (record: SearchRecord, isOwn: boolean) => ReactNode;
}

/** A saved search: loading states, then the results or an error with a back link. */
export function Archived(props: ArchivedProps) {
  return (
    <PageFrame top="page">
      <Authenticated
        path={archivedPath(props.kind, props.id)}
        pending={<DelayedLoading>Loading Interface...</DelayedLoading>}
      >
        <Loaded {...props} />
      </Authenticated>
    </PageFrame>
  );
}

function Loaded({ kind, id, orShared = false, placeholder, failedTitle, children }: ArchivedProps) {
  const own = trpc.search.get.useQuery({ id }, { enabled: !orShared });
  const ownOrShared = trpc.search.getOwnOrShared.useQuery({ id }, { enabled: orShared });
  const { error, refetch } = orShared ? ownOrShared : own;
  const found = own.data ? { record: own.data, isOwn: true } : ownOrShared.data;
  if (error) return <LoadFailed error={error} title={failedTitle} onRetry={() => void refetch()} />;
  if (!found) return placeholder ?? <LoadingResults />;
  const { record, isOwn } = found;
  // Every kind of search has its own page.
  if (record.kind !== kind) {
    const location = isOwn ? archivedLocation : sharedLocation;
    return <Navigate {...location(record.kind, id)} replace />;
  }
  return children(record, isOwn);
}

export function LoadingResults() {
  return <DelayedLoading>Loading results...</DelayedLoading>;
}

interface LoadFailedProps {
  readonly error: unknown;
  readonly title: string | undefined;
  readonly onRetry: () => void;
}

function LoadFailed({ error, title, onRetry }: LoadFailedProps) {
  const code = errorCode(error);
  const isMissing = code === "SEARCH_NOT_FOUND" || code === "NOT_FOUND" || code === "INVALID_INPUT";
  const message = isMissing
    ? ERRORS.SEARCH_NOT_FOUND.message
    : "Failed to load search results. Please try again.";
  return (
    <Notice
      level={1}
      tone="bad"
      title={title ?? message}
      actions={
        <>
          {!isMissing && (
            <Button variant="primary" onClick={onRetry}>
              Try Again
            </Button>
          )}
          <ButtonLink to="/profile">Back to History</ButtonLink>
        </>
      }
    >
      {title && <p>{message}</p>}
      {isMissing && "It may have been deleted, or the link is incomplete."}
    </Notice>
  );
}
