import { ERRORS } from "@standings/domain";
import { Button } from "../../components/ui/button.tsx";
import { DelayedLoading } from "../../components/ui/loading.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { errorCode } from "../../lib/api/errors.ts";

interface SharedFailedProps {
  readonly error: Parameters<typeof errorCode>[0];
  readonly onRetry: () => void;
}

/** A link that works no more, or a page that could not be loaded. */
export function SharedFailed({ error, onRetry }: SharedFailedProps) {
  const isMissing = errorCode(error) === "LINK_NOT_FOUND" || errorCode(error) === "INVALID_INPUT";
  return (
    <PageFrame top="page">
      <Notice
        level={1}
        tone="bad"
        title={isMissing ? ERRORS.LINK_NOT_FOUND.message : "The page could not be loaded"}
        actions={
          isMissing ? null : (
            <Button variant="primary" onClick={onRetry}>
              Try Again
            </Button>
          )
        }
      >
        {isMissing ? "It has expired, or whoever shared it has ended it. Ask them for a new one." : null}
      </Notice>
    </PageFrame>
  );
}

export function SharedLoading() {
  return (
    <PageFrame top="page" className="min-h-screen">
      <DelayedLoading>Loading...</DelayedLoading>
    </PageFrame>
  );
}
