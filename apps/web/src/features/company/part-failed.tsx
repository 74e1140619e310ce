import { LoadFailed } from "../../components/ui/load-failed.tsx";

/** A part of the page that could not be loaded. */
export function PartFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className="pt-5">
      <LoadFailed level={3} title={what} onRetry={onRetry} />
    </div>
  );
}
