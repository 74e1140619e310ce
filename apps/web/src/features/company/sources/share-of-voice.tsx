import {
  AVERAGE_BANDS,
  type CompanySuggestion,
  type Competition,
  MAX_RESULTS,
  plural,
  rankBand,
  type Voice,
} from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { CountBar } from "../../../components/ui/marks.tsx";
import { rankStyle } from "../../../components/ui/rank-badge.tsx";
import { HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { Defined } from "../../../components/ui/tooltip.tsx";
import { Masked } from "../analysis/masked.tsx";
import { COMPETITION_DEFINITIONS } from "../company-definitions.ts";

interface ShareOfVoiceProps {
  readonly company: CompanySuggestion;
  readonly competition: Competition;
}

/** The company and its competitors, highest share of points first, with the mean place of each. */
export function ShareOfVoice({ company, competition }: ShareOfVoiceProps) {
  const { company: own, competitors, answers, others, arePeers } = competition;
  const voices = [{ ...own, name: company.name }, ...competitors].sort((a, b) => b.share - a.share);
  // From nothing to the largest share, so that differences are seen.
  const scale = voices[0]?.share ?? 0;
  return (
    <TitledSection
      title={<Defined text={COMPETITION_DEFINITIONS.shareOfVoice}>Share of voice</Defined>}
      size="md"
      className={`min-w-0 pt-3 ${HEAVY_RULE}`}
    >
      {competitors.length === 0 ? (
        <p className="pt-3 text-ink-2">No other company is listed beside {company.name} yet.</p>
      ) : (
        <>
          <p className="pb-2 text-sm text-pretty text-ink-3">
            Of the points of all companies with a known site in the {plural(answers, "answer")} of the field:{" "}
            {MAX_RESULTS.company} for a first place, down to 1 for a twentieth.{" "}
            {arePeers ? "" : `${company.name} has no peers yet: these lead its field.`}
          </p>
          <Table isFixed>
            <thead className="text-left text-xs text-ink-3">
              <tr>
                <th scope="col" className="py-1 font-medium">
                  <span className="sr-only">Company</span>
                </th>
                <th scope="col" className="w-22 py-1 text-right font-medium">
                  Share
                </th>
                <th scope="col" className="w-18 py-1 text-right font-medium">
                  <Defined text={COMPETITION_DEFINITIONS.averageRank}>Average</Defined>
                </th>
              </tr>
            </thead>
            <tbody>
              {voices.map((voice, index) => (
                <VoiceRow
                  // Masks of hidden companies repeat.
                  // biome-ignore lint/suspicious/noArrayIndexKey: the order is the table's own
                  key={`${index} ${voice.domain}`}
                  voice={voice}
                  isOwn={voice.domain === own.domain}
                  own={own}
                  share={scale === 0 ? 0 : voice.share / scale}
                />
              ))}
            </tbody>
          </Table>
          {others.companies > 0 && (
            <p className="pt-2 text-sm text-ink-3">
              {plural(others.companies, "other company", "other companies")} share {percent(others.share)}.
            </p>
          )}
        </>
      )}
    </TitledSection>
  );
}

interface VoiceRowProps {
  readonly voice: Voice;
  readonly isOwn: boolean;
  readonly own: Voice;
  /** Of the largest share, 0 to 1. */
  readonly share: number;
}

function VoiceRow({ voice, isOwn, own, share }: VoiceRowProps) {
  const { domain, name, averageRank, listings, together, censored } = voice;
  return (
    <tr className={`h-13 border-t border-line first:border-line-2 ${isOwn ? "bg-hover" : ""}`}>
      <th scope="row" className="pr-2 text-left font-normal">
        <span className="flex min-w-0 items-center gap-2.5">
          <CompanyLogo domain={censored ? "" : domain} name={name} className="side-6" loading="lazy" />
          <span className="min-w-0">
            <Name voice={voice} isOwn={isOwn} />
            <span className="block truncate text-xs text-ink-3">
              {isOwn ? `listed in ${listings}` : `with it in ${together} of ${own.listings}`}
            </span>
          </span>
        </span>
      </th>
      <td>
        <span className="flex items-center justify-end gap-1.5 tabular-nums">
          <CountBar share={share} fill={isOwn ? "fill-ink" : undefined} className="w-9" />
          <span className={`w-12 text-right ${isOwn ? "font-strong" : ""}`}>{percent(voice.share)}</span>
        </span>
      </td>
      <td className="text-right">
        {averageRank === null ? (
          <span className="text-ink-3">–</span>
        ) : (
          <span className={rankStyle({ band: rankBand(averageRank, AVERAGE_BANDS), size: "average" })}>
            {averageRank.toFixed(1)}
          </span>
        )}
      </td>
    </tr>
  );
}

function Name({ voice: { name, domain, censored }, isOwn }: Pick<VoiceRowProps, "voice" | "isOwn">) {
  if (censored) return <Masked room="word">{name}</Masked>;
  if (isOwn) return <span className="block truncate font-strong">{name}</span>;
  return (
    <Link
      to="/company/$domain"
      params={{ domain }}
      search={{ name, tab: "sources" }}
      className="block truncate font-medium hover:underline"
      title={name}
    >
      {name}
    </Link>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
