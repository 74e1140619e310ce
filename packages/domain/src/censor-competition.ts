/** What a viewer without credits may see of a company's sources and competitors (decisions "Shapes and cases"). */
import { mask, VISIBLE_POSITIONS } from "./censoring.ts";
import type { CompanySuggestion } from "./company.ts";
import type { Competition, GapDetail, GapSource, SourceCount, Voice } from "./competition.ts";
import { createNameHider } from "./hide-names.ts";

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

/**
 * What is behind a domain of the gap; `competition` is not masked. Nothing for a domain that is masked there, as for one that
 * is not in the gap. Competitors that are hidden are left out, and so are pages that name one.
 */
export function censorGapDetail(detail: GapDetail, competition: Competition): GapDetail {
  const { domain } = detail;
  const isVisible = censorCompetition(competition).gap.some((source) => source.domain === domain);
  if (!isVisible) return { domain, pages: [], prompts: [] };
  const hidden = hiddenCompetitors(competition);
  const hide = createNameHider(
    competition.competitors.filter((voice) => hidden.has(voice.domain)).map(toHidden),
  );
  const isClean = (text: string) => hide(text) === text;
  return {
    domain,
    pages: detail.pages.filter(({ url, title }) => isClean(url.replace(domain, "")) && isClean(title ?? "")),
    prompts: detail.prompts.map((prompt) => ({
      ...prompt,
      competitors: prompt.competitors.filter((competitor) => !hidden.has(competitor.domain)),
    })),
  };
}

/** A company that the directory does not know is called by its domain, of which the ending names nobody. */
function toHidden({ name, domain }: Voice): CompanySuggestion {
  return { name: name === domain ? domain.replace(/\..*$/, "") : name, domain };
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
