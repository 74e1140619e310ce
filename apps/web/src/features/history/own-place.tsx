import { type OwnRepeats, type OwnPlace as Place, plural } from "@standings/domain";

/** The place of the user's own company in a search, with its range over repeats of the question. One run alone says no change. */
export function OwnPlace({ place }: { place: Place | null }) {
  if (place === null) return <span />;
  const { ranks, repeats } = place;
  const range = repeats && rangeOf(repeats);
  // The column has the room for one "not listed" and nothing beside it.
  const isAlone = ranks.length === 1 && range === null;
  return (
    <span className="text-sm whitespace-nowrap text-ink-2" title={repeats ? titleOf(repeats) : undefined}>
      <span className="sr-only">Your company: </span>
      <span aria-hidden="true" className="mr-1.5 text-ink-3 md:hidden">
        You
      </span>
      <b className="font-strong text-ink">
        {isAlone ? (
          rankText(ranks[0] ?? null)
        ) : (
          <>
            <span aria-hidden="true">
              {ranks.map((rank) => (rank === null ? "–" : rankText(rank))).join(" · ")}
            </span>
            <span className="sr-only">{ranks.map(rankText).join(", ")}</span>
          </>
        )}
      </b>
      {repeats && range && (
        <span className="ml-1.5 text-ink-3">
          <span aria-hidden="true">({range})</span>
          <span className="sr-only">{titleOf(repeats)}</span>
        </span>
      )}
    </span>
  );
}

function rankText(rank: number | null): string {
  return rank === null ? "not listed" : `#${rank}`;
}

/** "1–3", "1–3 or not listed"; null where it was never listed. */
function rangeOf({ best, worst, unlisted }: OwnRepeats): string | null {
  if (best === null || worst === null) return null;
  return `${best === worst ? best : `${best}–${worst}`}${unlisted > 0 ? ", –" : ""}`;
}

function titleOf({ asked, best, worst, unlisted }: OwnRepeats): string {
  const places = best === worst ? `#${best}` : `#${best} to #${worst}`;
  const listed =
    best === null ? "never listed" : unlisted === 0 ? places : `${places}, not listed in ${unlisted}`;
  return `Asked ${plural(asked, "time")} in a month: ${listed}. Within that range a change is chance.`;
}
