import { ChartNoAxesColumn } from "lucide-react";

/** To the company's page, from its details. */
export function AnalyzeLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="btn btn-primary">
      <ChartNoAxesColumn className="size-4" strokeWidth={1.75} aria-hidden="true" />
      Analyze
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
