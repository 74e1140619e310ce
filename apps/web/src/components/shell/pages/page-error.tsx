import { RotateCw } from "lucide-react";
import { Notice } from "../../ui/notice.tsx";

/** The last resort when a page throws. */
export function PageError() {
  return (
    <div className="wrap pt-10">
      <Notice
        level={1}
        tone="bad"
        title="Something went wrong"
        actions={
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            <RotateCw className="size-4" aria-hidden="true" />
            Try Again
          </button>
        }
      >
        This page could not be shown. Searches that were running go on and are kept in History.
      </Notice>
    </div>
  );
}
