import { Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";

/** A part of the page that could not be loaded. */
export function LoadFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className="pt-5">
      <Notice level={3} tone="bad" title={what} actions={<Button onClick={onRetry}>Try Again</Button>} />
    </div>
  );
}
