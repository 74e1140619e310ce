import { DelayedFallback, Loading } from "../../ui/delayed-fallback.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";

export function PagePending() {
  return (
    <PageFrame top="notice">
      <DelayedFallback>
        <Loading>Loading Interface...</Loading>
      </DelayedFallback>
    </PageFrame>
  );
}
