import { PUBLIC_PAGES } from "@standings/domain";
import { ButtonLink } from "../../../components/ui/button-link.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";

/** Error page of a shared search (spec part 2 §8). */
export function SearchFailed({ message }: { message: string }) {
  return (
    <PageFrame top="page">
      <Notice
        level={1}
        tone="bad"
        title={message}
        actions={
          <>
            <ButtonLink to="/" variant="primary">
              Go Home
            </ButtonLink>
            <ButtonLink to="/trending">{PUBLIC_PAGES.trending.title}</ButtonLink>
          </>
        }
      />
    </PageFrame>
  );
}
