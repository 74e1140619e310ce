/** What a viewer without credits may see of a company's sources and competitors (decisions "Shapes and cases"). */
import { mask, VISIBLE_POSITIONS } from "./censoring.ts";
import type { CompanySuggestion } from "./company.ts";
import type { Competition, GapSource, SourceCount, Voice } from "./competition.ts";
import type { FieldQuestion } from "./field/field.ts";
import { peersByShare, type TalliedCompany } from "./field/tally-field.ts";
import { createNameHider } from "./hide-names.ts";

type PeersOf = Pick<TalliedCompany, "domain" | "peers">;

/** Sources with the names from the sixth on masked. */
export function censorSources(sources: readonly SourceCount[]): SourceCount[] {
  return sources.map((source, index) =>
    index < VISIBLE_POSITIONS ? source : { ...source, source: mask(source.source), censored: true },
  );
}

/**
 * Competitors and gap from the sixth on masked. What is visible of the gap names no hidden competitor either: one that is
 * cited itself is masked, whatever its place, and pages that name one are left out.
 */
export function censorCompetition(competition: Competition): Competition {
  const hidden = hiddenCompetitors(competition);
  const hide = createNameHider(
    competition.competitors.filter((voice) => hidden.has(voice.domain)).map(toHidden),
  );
  const isClean = (text: string) => hide(text) === text;
  const competitors = competition.competitors.map((voice) =>
    hidden.has(voice.domain) ? censorVoice(voice) : voice,
  );
  const gap = competition.gap.map((source, index) =>
    index < VISIBLE_POSITIONS && !hidden.has(source.domain)
      ? {
          ...source,
          pages: source.pages.filter(({ url }) => isClean(url.replace(source.domain, ""))),
          competitors: source.competitors.filter(({ domain }) => !hidden.has(domain)),
        }
      : censorGap(source),
  );
  const visible = new Set(competition.alreadyOn.slice(0, VISIBLE_POSITIONS).map(({ url }) => url));
  const alreadyOn = competition.alreadyOn.filter(
    ({ url, domain }) => visible.has(url) && !hidden.has(domain) && isClean(url.replace(domain, "")),
  );
  const wasCensored = [...competitors, ...gap].some(({ censored }) => censored);
  return { ...competition, competitors, gap, alreadyOn, wasCensored };
}

/** A company that the directory does not know is called by its domain, of which the ending names nobody. */
function toHidden({ name, domain }: Voice): CompanySuggestion {
  return { name: name === domain ? domain.replace(/\..*$/, "") : name, domain };
}

/** The peers that a censored competition names, in their own order. */
export function visiblePeers(questions: readonly FieldQuestion[], company: PeersOf): string[] {
  const visible = new Set(peersByShare(questions, company).slice(0, VISIBLE_POSITIONS));
  return company.peers.filter((peer) => visible.has(peer));
}

/** Domains of the competitors that are hidden. */
function hiddenCompetitors({ competitors }: Competition): Set<string> {
  return new Set(competitors.slice(VISIBLE_POSITIONS).map(({ domain }) => domain));
}

function censorVoice(voice: Voice): Voice {
  return { ...voice, name: mask(voice.name), domain: mask(voice.domain), censored: true };
}

function censorGap({ domain, pages: _pages, ...source }: GapSource): GapSource {
  return {
    ...source,
    domain: mask(domain),
    kind: "other",
    pages: [],
    isCompetitors: false,
    competitors: [],
    censored: true,
  };
}
