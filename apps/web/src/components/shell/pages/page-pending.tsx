import { Late, Loading } from "../../ui/late.tsx";

export function PagePending() {
  return (
    <div className="wrap pt-10">
      <Late>
        <Loading>Loading Interface...</Loading>
      </Late>
    </div>
  );
}
