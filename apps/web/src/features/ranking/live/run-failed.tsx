import { RotateCw, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { priced, useSearchPrices } from "../../../lib/buying/use-search-price.ts";
import { SEARCH_FAILED } from "./start-run.ts";

interface RunFailedProps {
  readonly header: ReactNode;
  readonly message: string | null;
  readonly note: string;
  /** Another run is asked for, which costs; otherwise the same start is tried again. */
  readonly isNewRun: boolean;
  readonly onAgain: () => void;
}

/** Error of a whole run that did not start or ended early. */
export function RunFailed({ header, message, note, isNewRun, onAgain }: RunFailedProps) {
  const { start } = useSearchPrices();
  return (
    <Below header={header}>
      <Notice
        tone="bad"
        title={message ?? SEARCH_FAILED}
        actions={
          <Button variant="primary" onClick={onAgain}>
            <Icon of={RotateCw} />
            {isNewRun ? priced("Ask again", start) : "Try Again"}
          </Button>
        }
      >
        {note}
      </Notice>
    </Below>
  );
}

interface RunOfflineProps {
  readonly header: ReactNode;
  /** The start has left this browser, so that its answer may have been lost. */
  readonly wasSent: boolean;
}

/** A run that waits for the connection. */
export function RunOffline({ header, wasSent }: RunOfflineProps) {
  return (
    <Below header={header}>
      <Notice icon={WifiOff} title="No connection">
        {wasSent ? "The search may have begun; you are charged once at most. " : "Nothing was charged. "}
        It goes on by itself when you are back online.
      </Notice>
    </Below>
  );
}

function Below({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <>
      {header}
      <div className="mt-8 border-t-2 border-line-ink pt-6" role="status">
        {children}
      </div>
    </>
  );
}
