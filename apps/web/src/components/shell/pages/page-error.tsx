import { Button } from "../../ui/button.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";

/** The last resort when a page throws; every page carries it, so it does without the parts of other notices. */
export function PageError() {
  return (
    <PageFrame top="notice">
      <div role="alert">
        <h1 className="text-md font-strong">Something went wrong</h1>
        <p className="mt-1 mb-3.5 max-w-105 text-pretty text-ink-2">
          This page could not be shown. Searches that were running go on and are kept in History.
        </p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Try Again
        </Button>
      </div>
    </PageFrame>
  );
}
