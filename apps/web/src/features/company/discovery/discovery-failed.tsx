import { DISCOVERY_FAILED_TITLE } from "@standings/domain";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";

interface DiscoveryFailedProps {
  readonly error: string;
  readonly isRefunded: boolean;
  readonly onRetry: () => void;
}

export function DiscoveryFailed({ error, isRefunded, onRetry }: DiscoveryFailedProps) {
  return (
    <div className="border-t-2 border-line-ink pt-6">
      <LoadFailed level={3} title={DISCOVERY_FAILED_TITLE} onRetry={onRetry}>
        <p>{error}</p>
        {isRefunded && <p>Nothing was charged.</p>}
      </LoadFailed>
    </div>
  );
}
