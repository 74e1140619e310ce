import { RotateCw } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";

/** The last resort when a page throws. */
export function PageError() {
  return (
    <PageFrame top="notice">
      <Notice
        level={1}
        tone="bad"
        title="Something went wrong"
        actions={
          <Button variant="primary" onClick={() => window.location.reload()}>
            <Icon of={RotateCw} />
            Try Again
          </Button>
        }
      >
        This page could not be shown. Searches that were running go on and are kept in History.
      </Notice>
    </PageFrame>
  );
}
