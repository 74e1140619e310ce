import {
  type ClaimPage,
  type ClaimQuestions,
  PAGE_RELATION_NAMES,
  type PromptArm,
  plural,
} from "@standings/domain";
import { useState } from "react";
import { PartFailed } from "../../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { OutsideLink, TextButton } from "../../../components/ui/text-link.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatDayOfMonth } from "../../../lib/format.ts";

/** Pages before "Show more": those that say it come first. */
const FIRST = 6;

interface ClaimPagesProps {
  readonly brandId: string;
  readonly claimId: string;
  /** Code of the market that the claim is of. */
  readonly market: string;
  readonly asked: ClaimQuestions;
  readonly study: string | null;
  readonly arm: PromptArm | null;
}

/** Pages that answers cite which say a wrong claim, and whether they say it; never that they caused it. */
export function ClaimPages(props: ClaimPagesProps) {
  const { data, isError, refetch } = trpc.brands.claimPages.useQuery(props);
  const [isWhole, setWhole] = useState(false);
  const heading = `pages-${props.claimId}`;
  return (
    <section className="border-t border-line-2 pt-4" aria-labelledby={heading}>
      <h4 id={heading} className="text-sm font-strong">
        Pages that these answers cite
      </h4>
      {isError && <PartFailed what="The pages could not be loaded" onRetry={() => void refetch()} />}
      {!data && !isError && <DelayedLoading>Loading the pages...</DelayedLoading>}
      {data?.length === 0 && <p className="pt-1 text-sm text-ink-3">These answers cite no page.</p>}
      {data && data.length > 0 && (
        <p className="pt-1 text-sm text-ink-3">
          “It” is this claim. No page is said to be the cause of what an answer says.
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="grid gap-3 pt-2">
          {data.slice(0, isWhole ? data.length : FIRST).map((page) => (
            <Page key={page.url} page={page} />
          ))}
        </ul>
      )}
      {data && !isWhole && data.length > FIRST && (
        <p className="pt-3 text-sm">
          <TextButton touch="inline" onClick={() => setWhole(true)}>
            Show {plural(data.length - FIRST, "more page")}
          </TextButton>
        </p>
      )}
    </section>
  );
}

function Page({ page: { url, relation, passage, unread, checkedAt } }: { page: ClaimPage }) {
  return (
    <li className="grid gap-1 text-sm">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-ink-3">
        <OutsideLink href={url} className="min-w-0 truncate text-ink underline">
          {url.replace(/^https?:\/\/(?:www\.)?/u, "")}
        </OutsideLink>
        <span className={passage === null ? "" : "font-medium text-ink"}>
          {PAGE_RELATION_NAMES[relation]}
        </span>
        {checkedAt !== null && <span>looked at {formatDayOfMonth(new Date(checkedAt))}</span>}
      </p>
      {passage !== null && <blockquote className="wrap-anywhere text-ink-2">“{passage}”</blockquote>}
      {unread !== null && <p className="wrap-anywhere text-ink-3">We could not read it: {unread}.</p>}
    </li>
  );
}
