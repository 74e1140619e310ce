import { type OwnPlace as Place, plural } from "@standings/domain";
import { formatDate } from "../../lib/format.ts";

/** The place of the user's own company in a search, with the change since the last run of the same question. */
export function OwnPlace({ place }: { place: Place | null }) {
  if (place === null) return <span />;
  const change = changeOf(place);
  // The column has the room for one "not listed" and nothing beside it.
  const isAlone = place.ranks.length === 1 && change === null;
  return (
    <span className="text-sm whitespace-nowrap text-ink-2" title={change?.title}>
      <span className="sr-only">Your company: </span>
      <span aria-hidden="true" className="mr-1.5 text-ink-3 md:hidden">
        You
      </span>
      <b className="font-strong text-ink">
        {isAlone ? (
          rankText(place.ranks[0] ?? null)
        ) : (
          <>
            <span aria-hidden="true">
              {place.ranks.map((rank) => (rank === null ? "–" : rankText(rank))).join(" · ")}
            </span>
            <span className="sr-only">{place.ranks.map(rankText).join(", ")}</span>
          </>
        )}
      </b>
      {change && (
        <span className={`ml-1.5 ${TONES[change.tone]}`}>
          <span aria-hidden="true">{change.sign}</span>
          <span className={change.sign ? "sr-only" : ""}>{change.text}</span>
        </span>
      )}
    </span>
  );
}

function rankText(rank: number | null): string {
  return rank === null ? "not listed" : `#${rank}`;
}

interface Change {
  readonly tone: "up" | "down" | "level";
  /** Short form; empty when the text itself is shown. */
  readonly sign: string;
  readonly text: string;
  readonly title: string;
}

const TONES = { up: "text-good", down: "text-bad", level: "text-ink-3" } as const;

/** Null when there is no earlier run to compare with, or the company was in neither. */
function changeOf({ ranks: [rank = null], before }: Place): Change | null {
  if (before === null || (rank === null && before.rank === null)) return null;
  const since = formatDate(new Date(before.createdAt));
  const title = `Before: ${rankText(before.rank)} on ${since}. One run each, so small changes can be chance.`;
  if (rank === null) return { tone: "down", sign: "", text: `was ${rankText(before.rank)}`, title };
  if (before.rank === null) return { tone: "up", sign: "", text: "new", title };
  const risen = before.rank - rank;
  if (risen === 0) return { tone: "level", sign: "=", text: "no change", title };
  const places = plural(Math.abs(risen), "place");
  return risen > 0
    ? { tone: "up", sign: `▲${risen}`, text: `up ${places}`, title }
    : { tone: "down", sign: `▼${-risen}`, text: `down ${places}`, title };
}
