import { Late, Loading } from "../ui/late.tsx";

export function PagePending() {
  return (
    <div className="wrap min-h-[60vh] pt-10">
      <Late>
        <Loading>Loading Interface...</Loading>
      </Late>
    </div>
  );
}
