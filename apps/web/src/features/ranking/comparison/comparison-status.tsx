import { StatusLine } from "../status-line.tsx";

/** State of a comparison in the line above it. */
export function ComparisonStatus({ children }: { children: string }) {
  return (
    <StatusLine>
      <p className="font-strong" role="status">
        {children}
      </p>
    </StatusLine>
  );
}
