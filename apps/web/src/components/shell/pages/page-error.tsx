import { Button } from "../../ui/button.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";

/** Shown when a page throws, or its code does not load. Every page bundles it, so it does not use the Notice component. */
export function PageError() {
  const { onLine } = navigator;
  return (
    <PageFrame top="notice">
      <div role="alert">
        <h1 className="text-md font-strong">{onLine ? "Something went wrong" : "No connection"}</h1>
        <p className="mt-1 mb-3.5 max-w-105 text-pretty text-ink-2">
          This page could not be shown. Nothing was charged. Running searches continue.
        </p>
        <Button variant="primary" onClick={retry}>
          Try Again
        </Button>
      </div>
    </PageFrame>
  );
}

/** Without a connection a reload would leave the product. */
function retry() {
  if (navigator.onLine) window.location.reload();
}
