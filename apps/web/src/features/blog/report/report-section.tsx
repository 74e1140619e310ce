import { ScanSearch } from "lucide-react";
import type { ReactNode } from "react";
import { Notice } from "../../../components/ui/notice.tsx";
import { type ReportSectionName, reportHeading } from "./report-sections.ts";

interface ReportSectionProps {
  readonly name: ReportSectionName;
  /** What is counted, below the heading. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function ReportSection({ name, lead, children }: ReportSectionProps) {
  const { id, text } = reportHeading(name);
  return (
    <section aria-labelledby={id} className="pt-8">
      <h2 id={id} className="scroll-mt-24 pb-2 text-page-title font-strong tracking-[-.016em] text-balance">
        {text}
      </h2>
      {lead && <p className="pb-3 text-pretty wrap-anywhere text-ink-2">{lead}</p>}
      {children}
    </section>
  );
}

/** A section without data. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="border-t-2 border-line-ink py-4 wrap-anywhere text-ink-2">{children}</p>;
}

/** A section whose analysis was not made, or is not published. */
export function AnalysisPending({ children }: { children: ReactNode }) {
  return (
    <div className="border-t-2 border-line-ink pt-5 wrap-anywhere">
      <Notice level={3} icon={ScanSearch} title="Analysis Pending">
        {children}
      </Notice>
    </div>
  );
}
