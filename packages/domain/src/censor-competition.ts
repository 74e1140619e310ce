/** What a viewer without credits may see of a company's sources and competitors (decisions "Shapes and cases"). */
import { mask, VISIBLE_POSITIONS } from "./censoring.ts";
import type { Competition, GapSource, SourceCount, Voice } from "./competition.ts";

/** Sources with the names from the sixth on masked. */
export function censorSources(sources: readonly SourceCount[]): SourceCount[] {
  return sources.map((source, index) =>
    index < VISIBLE_POSITIONS ? source : { ...source, source: mask(source.source), censored: true },
  );
}

/**
 * Competitors and gap from the sixth on masked. What is visible of the gap names no hidden competitor either: one that is
 * cited itself is masked, whatever its place.
 */
export function censorCompetition(competition: Competition): Competition {
  const hidden = hiddenCompetitors(competition);
  const competitors = competition.competitors.map((voice) =>
    hidden.has(voice.domain) ? censorVoice(voice) : voice,
  );
  const gap = competition.gap.map((source, index) =>
    index < VISIBLE_POSITIONS && !hidden.has(source.domain)
      ? { ...source, competitors: source.competitors.filter(({ domain }) => !hidden.has(domain)) }
      : censorGap(source),
  );
  const wasCensored = [...competitors, ...gap].some(({ censored }) => censored);
  return { ...competition, competitors, gap, wasCensored };
}

/** Domains of the competitors that are hidden. */
function hiddenCompetitors({ competitors }: Competition): Set<string> {
  return new Set(competitors.slice(VISIBLE_POSITIONS).map(({ domain }) => domain));
}

function censorVoice(voice: Voice): Voice {
  return { ...voice, name: mask(voice.name), domain: mask(voice.domain), censored: true };
}

function censorGap({ domain, answers }: GapSource): GapSource {
  return {
    domain: mask(domain),
    answers,
    isCompetitors: false,
    competitors: [],
    prompts: [],
    censored: true,
  };
}
