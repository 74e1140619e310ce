import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface LoadFailedProps {
  readonly title: string;
  readonly level?: 1 | 2 | 3;
  readonly onRetry: () => void;
  /** The page has nothing else to do. */
  readonly isMain?: boolean;
  readonly children?: ReactNode;
}

/** What could not be loaded, and the button that tries again. */
export function LoadFailed({ title, level = 2, onRetry, isMain = false, children }: LoadFailedProps) {
  return (
    <Notice
      level={level}
      tone="bad"
      title={title}
      actions={
        <Button variant={isMain ? "primary" : undefined} onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

/** A part of the page that could not be loaded. */
export function PartFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className="pt-5">
      <LoadFailed level={3} title={what} onRetry={onRetry} />
    </div>
  );
}
