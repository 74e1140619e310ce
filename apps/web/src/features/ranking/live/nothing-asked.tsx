import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { Notice } from "../../../components/ui/notice.tsx";

/** The address asks nothing that could be asked. */
export function NothingAsked({ problem }: { problem: string }) {
  return (
    <Notice
      level={1}
      title={problem}
      actions={
        <ButtonLink to="/" variant="primary">
          Start a New Search
        </ButtonLink>
      }
    >
      A ranking begins with the question your buyers ask.
    </Notice>
  );
}
