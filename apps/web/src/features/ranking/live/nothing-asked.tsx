import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { Notice } from "../../../components/ui/notice.tsx";

/** Page of an address without a valid prompt. */
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
      A ranking starts with a question that your buyers ask.
    </Notice>
  );
}
