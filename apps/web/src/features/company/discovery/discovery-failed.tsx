import { DISCOVERY_FAILED_TITLE, discoveryCost, plural } from "@standings/domain";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";

interface DiscoveryFailedProps {
  readonly error: string;
  readonly isRefunded: boolean;
  /** How many it asked. */
  readonly models: number;
  readonly onRetry: () => void;
}

export function DiscoveryFailed({ error, isRefunded, models, onRetry }: DiscoveryFailedProps) {
  return (
    <div className="border-t-2 border-line-ink pt-6">
      <Notice
        level={3}
        tone="bad"
        title={DISCOVERY_FAILED_TITLE}
        actions={<Button onClick={onRetry}>Try Again</Button>}
      >
        <p>{error}</p>
        {isRefunded && <p>{plural(discoveryCost(models), "credit")} were given back.</p>}
      </Notice>
    </div>
  );
}
