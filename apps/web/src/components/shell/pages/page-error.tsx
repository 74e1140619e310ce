import { Button } from "../../ui/button.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";

/** Shown when a page throws. Every page bundles it, so it does not use the Notice component. */
export function PageError() {
  return (
    <PageFrame top="notice">
      <div role="alert">
        <h1 className="text-md font-strong">Something went wrong</h1>
        <p className="mt-1 mb-3.5 max-w-105 text-pretty text-ink-2">
          This page could not be shown. Running searches continue and are saved to History.
        </p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Try Again
        </Button>
      </div>
    </PageFrame>
  );
}
