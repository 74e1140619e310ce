import type { BrandAnswer, BrandFilters, Stance } from "@standings/domain";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../../components/ui/dialog.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { useVisitDays } from "../use-visit-days.ts";
import type { WantedAnswers } from "./opens-answers.tsx";

interface AnswersDialogProps {
  readonly brandId: string;
  readonly filters: BrandFilters;
  readonly of: WantedAnswers;
  readonly title: string;
  readonly onClose: () => void;
}

/** The answers behind a figure, in the models' own words, the newest visit first. */
export function AnswersDialog({ brandId, filters, of, title, onClose }: AnswersDialogProps) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useAnswers(
    brandId,
    filters,
    of,
  );
  const answers = data?.pages.flatMap((page) => page.answers) ?? [];
  const dayOf = useVisitDays(brandId);
  return (
    <Dialog size="text" onClose={onClose}>
      <div className="grid content-start gap-4 overflow-y-auto px-4 py-6 sm:px-7">
        <div className="flex items-start justify-between gap-3">
          <DialogTitle className="min-w-0 text-xl font-strong text-balance wrap-anywhere">
            {title}
          </DialogTitle>
          <DialogClose className="-mr-2.5" />
        </div>
        <p className="text-sm text-ink-3">In the models’ own words, the newest visit first.</p>
        {isError && (
          <p className="flex flex-wrap items-center gap-3 text-bad">
            The answers could not be loaded.
            <Button size="sm" onClick={() => void refetch()}>
              Try Again
            </Button>
          </p>
        )}
        {!data && !isError && <div className="h-60" aria-busy="true" />}
        {data && answers.length === 0 && !hasNextPage && (
          <p className="text-ink-2">No answer is behind it.</p>
        )}
        {answers.length > 0 && (
          <ul aria-label="Answers">
            {answers.map((answer) => (
              <Answer key={`${answer.studyId} ${answer.columnId}`} answer={answer} day={dayOf(answer.at)} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <div>
            <Button
              pending={isFetchingNextPage}
              disabled={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Show earlier answers
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Sources, and answers that leave the brand out, are counted of all models, whichever is chosen. */
function isOfAll({ behind, source }: WantedAnswers): boolean {
  return behind === "missed" || source !== undefined;
}

function useAnswers(brandId: string, filters: BrandFilters, of: WantedAnswers) {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.brands.answers), brandId, filters, of],
    queryFn: ({ pageParam: cursor }) =>
      client.brands.answers.query({
        brandId,
        ...filters,
        ...of,
        ...(isOfAll(of) && { model: null }),
        cursor,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
}

/** How a plain answer speaks of the company. */
const STANCE_WORDS: Readonly<Record<Stance, string>> = {
  named: "Named",
  contrast: "Only as a comparison",
  avoided: "One to avoid",
  absent: "Unknown to the model",
};

function Answer({ answer, day }: { answer: BrandAnswer; day: string }) {
  const catalogue = useCatalogue();
  const { studyId, modelId, prompt, round, rank, stance, quote, first, pages } = answer;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-3 border-t border-line py-3">
      <ModelDisc model={modelId} />
      <div className="grid min-w-0 gap-1">
        <p className="text-sm text-ink-3">
          {catalogue.modelName(modelId)}, {day}, round {round}:{" "}
          <Link
            to="/study/$id"
            params={{ id: studyId }}
            search={{ tab: "answers" }}
            className="wrap-anywhere text-ink-2 underline"
          >
            “{prompt}”
          </Link>
        </p>
        {quote !== null && <blockquote className="wrap-anywhere">“{quote}”</blockquote>}
        {stance !== null && <p className="text-ink-2">{STANCE_WORDS[stance]}</p>}
        {rank === null && stance === null && (
          <p className="text-ink-2">Not listed{first !== null && `; ${first} comes first`}</p>
        )}
        {pages.map((url) => (
          <a
            key={url}
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="truncate text-sm text-ink-3 underline"
          >
            {url}
          </a>
        ))}
      </div>
      {stance === null && <RankBadge rank={rank} prefix="#" size="wide" />}
    </li>
  );
}
