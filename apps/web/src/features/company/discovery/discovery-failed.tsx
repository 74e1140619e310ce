import { DISCOVERY_FAILED_TITLE, discoveryCost, plural } from "@standings/domain";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";

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
      <LoadFailed level={3} title={DISCOVERY_FAILED_TITLE} onRetry={onRetry}>
        <p>{error}</p>
        {isRefunded && <p>{plural(discoveryCost(models), "credit")} were given back.</p>}
      </LoadFailed>
    </div>
  );
}
