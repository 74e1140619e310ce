import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { Notice } from "../../../components/ui/notice.tsx";

/** An address below the panel that no tab has. */
export function UnknownTab() {
  return (
    <Notice
      level={1}
      title="Page not found"
      actions={
        <ButtonLink to="/admin/{-$tab}" params={{ tab: undefined }} variant="primary">
          Open the dashboard
        </ButtonLink>
      }
    >
      The admin panel has no tab at this address.
    </Notice>
  );
}
