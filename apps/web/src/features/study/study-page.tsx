import { ERRORS } from "@standings/domain";
import { AdminSlot } from "../../components/admin/for-admins.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { DelayedFallback, Loading } from "../../components/ui/loading.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { errorCode } from "../../lib/api/errors.ts";
import { useSession } from "../../lib/session/session.ts";
import { StudyView } from "./study-view.tsx";
import { useStudy } from "./use-study.ts";

/** `/study/{id}`: a study of the viewer, running or ended, or one that somebody shares. */
export function StudyPage({ id }: { id: string }) {
  const followed = useStudy(id);
  const { data, isError, error, refetch } = followed.study;
  return (
    <PageFrame top="page">
      {data ? (
        <StudyView record={data} followed={followed} />
      ) : isError ? (
        <LoadFailed id={id} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="min-h-screen">
          <DelayedFallback>
            <Loading>Loading the study...</Loading>
          </DelayedFallback>
        </div>
      )}
    </PageFrame>
  );
}

interface LoadFailedProps {
  readonly id: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

function LoadFailed({ id, error, onRetry }: LoadFailedProps) {
  const { user } = useSession();
  const code = errorCode(error);
  const isMissing = code === "STUDY_NOT_FOUND" || code === "INVALID_INPUT";
  return (
    <Notice
      level={1}
      tone="bad"
      title={isMissing ? ERRORS.STUDY_NOT_FOUND.message : "The study could not be loaded"}
      actions={
        <>
          {!isMissing && (
            <Button variant="primary" onClick={onRetry}>
              Try Again
            </Button>
          )}
          {user ? (
            <ButtonLink to="/profile">Back to History</ButtonLink>
          ) : (
            <ButtonLink to="/">Ask the models yourself</ButtonLink>
          )}
          {isMissing && <AdminSlot page={{ studyId: id }} />}
        </>
      }
    >
      {isMissing ? "It may have been deleted or made private, or the link is incomplete." : null}
    </Notice>
  );
}
