import { DelayedFallback, Loading } from "../../../components/ui/loading.tsx";

/** As high as the tab that comes, so that the footer does not move. */
export function TabWaits() {
  return (
    <div className="min-h-screen" aria-busy="true">
      <DelayedFallback>
        <Loading>Loading...</Loading>
      </DelayedFallback>
    </div>
  );
}
