import { ERRORS } from "@standings/domain";
import { lazy, type ReactNode, Suspense } from "react";
import { AdminSlot } from "../../components/admin/for-admins.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { LoadFailed as LoadFailedPage } from "../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../components/ui/loading.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { errorCode } from "../../lib/api/errors.ts";
import { askToSignIn } from "../../lib/search/ask.ts";
import { useSession } from "../../lib/session/session.ts";
import { StudyView } from "./study-view.tsx";
import { readTopicPath, TOPICS } from "./topics/topic-path.ts";
import { useStudy } from "./use-study.ts";

const TopicsPage = lazy(() =>
  import("./topics/topics-page.tsx").then((module) => ({ default: module.TopicsPage })),
);
const TopicPage = lazy(() =>
  import("./topics/topic-page.tsx").then((module) => ({ default: module.TopicPage })),
);

/** `/study/{id}`: a study; `/study/topics` and `/study/topic-{id}`: topics. */
export function StudyPage({ id }: { id: string }) {
  const topicId = readTopicPath(id);
  if (id !== TOPICS && topicId === null) return <OneStudy id={id} />;
  return (
    <PageFrame top="page">
      <ForUsers>
        <Suspense fallback={<Waiting>Loading...</Waiting>}>
          {topicId === null ? <TopicsPage /> : <TopicPage topicId={topicId} />}
        </Suspense>
      </ForUsers>
    </PageFrame>
  );
}

/** Others are asked to sign in. */
function ForUsers({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === "signed-in") return children;
  if (status === "failed") return <AccountFailed />;
  if (status !== "guest") return <Waiting>Loading Interface...</Waiting>;
  return (
    <Notice
      level={1}
      title="Sign in to see your topics"
      actions={
        <Button variant="primary" onClick={() => askToSignIn(location.pathname + location.search)}>
          Sign In
        </Button>
      }
    >
      A topic asks one thing in many wordings, and says how often you are listed however buyers ask.
    </Notice>
  );
}

function AccountFailed() {
  return (
    <LoadFailedPage
      level={1}
      title="Your account could not be loaded"
      isMain
      onRetry={() => location.reload()}
    />
  );
}

function Waiting({ children }: { children: string }) {
  return (
    <div className="min-h-screen">
      <DelayedLoading>{children}</DelayedLoading>
    </div>
  );
}

/** A study of the viewer, running or ended, or one that somebody shares. */
function OneStudy({ id }: { id: string }) {
  const { status } = useSession();
  const followed = useStudy(id);
  const { data, isError, error, refetch } = followed.study;
  return (
    <PageFrame top="page">
      {data ? (
        <StudyView record={data} followed={followed} />
      ) : isError ? (
        <LoadFailed id={id} error={error} onRetry={() => void refetch()} />
      ) : status === "failed" ? (
        <AccountFailed />
      ) : (
        <Waiting>Loading the study...</Waiting>
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
            <>
              {isMissing && (
                <Button variant="primary" onClick={() => askToSignIn(location.pathname)}>
                  Sign In
                </Button>
              )}
              <ButtonLink to="/">Ask the models yourself</ButtonLink>
            </>
          )}
          {isMissing && <AdminSlot page={{ studyId: id }} />}
        </>
      }
    >
      {isMissing && "It may have been deleted or made private, or the link is incomplete."}
      {isMissing && !user && " If it is yours, sign in to see it."}
    </Notice>
  );
}
