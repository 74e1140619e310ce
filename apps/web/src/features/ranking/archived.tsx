import { archivedPath, type RunKind, type SearchRecord } from "@standings/domain";
import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Authenticated } from "../../components/session/authenticated.tsx";
import { Late, Loading } from "../../components/ui/late.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useData } from "../../lib/data.tsx";
import { errorCode } from "../../lib/errors.ts";
import { archivedLocation, sharedLocation } from "../../lib/locations.ts";
import { searchQuery, sharedSearchQuery } from "../../lib/queries.ts";
import { useSession } from "../../lib/session.ts";

interface ArchivedProps {
  readonly kind: RunKind;
  readonly id: string;
  /** Above what went wrong; without it, that is the title. */
  readonly failedTitle?: string;
  /** `isOwn` is false for a shared search of somebody else. */
  readonly children: (record: SearchRecord, isOwn: boolean) => ReactNode;
}

/** A saved search: loading the interface, loading the results, then an error with the way back, or the results. */
export function Archived(props: ArchivedProps) {
  const { status } = useSession();
  return (
    <div className="wrap min-h-[60vh] pt-6 sm:pt-10">
      {props.kind === "expert" && status === "guest" ? <Shared {...props} /> : <Own {...props} />}
    </div>
  );
}

/** Trending links to the rankings of experts here: what is shared, a guest may read without signing in. */
function Shared(props: ArchivedProps) {
  const { data, isPending } = useQuery(sharedSearchQuery(useData(), props.id));
  if (isPending) return <LoadingResults />;
  if (!data) return <Own {...props} />;
  if (data.kind !== props.kind) return <Navigate {...sharedLocation(data.kind, props.id)} replace />;
  return props.children(data, false);
}

function Own(props: ArchivedProps) {
  return (
    <Authenticated
      path={archivedPath(props.kind, props.id)}
      pending={
        <Late>
          <Loading>Loading Interface...</Loading>
        </Late>
      }
    >
      <Loaded {...props} />
    </Authenticated>
  );
}

function Loaded({ kind, id, failedTitle, children }: ArchivedProps) {
  const data = useData();
  const { data: found, error, refetch } = useQuery(searchQuery(data, id, { orShared: kind === "expert" }));
  if (error) return <LoadFailed error={error} title={failedTitle} onRetry={() => void refetch()} />;
  if (!found) return <LoadingResults />;
  const { record, isOwn } = found;
  // Every kind has its own page.
  if (record.kind !== kind) {
    const location = isOwn ? archivedLocation : sharedLocation;
    return <Navigate {...location(record.kind, id)} replace />;
  }
  return children(record, isOwn);
}

function LoadingResults() {
  return (
    <Late>
      <Loading>Loading results...</Loading>
    </Late>
  );
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
    ? "Could not find search data."
    : "Failed to load search results. Please try again.";
  return (
    <Notice
      level={1}
      tone="bad"
      title={title ?? message}
      actions={
        <>
          {!isMissing && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              Try Again
            </button>
          )}
          <Link to="/profile" className="btn btn-secondary">
            Back to History
          </Link>
        </>
      }
    >
      {title && <p>{message}</p>}
      {isMissing && "It may have been deleted, or the link is incomplete."}
    </Notice>
  );
}
