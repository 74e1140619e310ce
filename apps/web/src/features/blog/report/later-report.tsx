import { Suspense } from "react";
import { hydrateLater, whenNear } from "../../../lib/html/hydrate-later.tsx";
import { REPORT_ID } from "./report-sections.ts";

const report = hydrateLater(
  async () => (await import("./company-report.tsx")).ReportOfPost,
  () => whenNear(REPORT_ID),
);

/** For the loader of a report's page. */
export const preloadReport = report.preload;

/** Created once: new props would make React render a part whose code is missing. */
export const REPORT = (
  <Suspense fallback={null}>
    <report.Part />
  </Suspense>
);
