import { type CompanySuggestion, type Competition, plural, type Voice } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { CountBar } from "../../../components/ui/count-bar.tsx";
import { Defined } from "../../../components/ui/defined.tsx";
import { AVERAGE_BANDS, rankBand, rankStyle } from "../../../components/ui/rank-badge.tsx";
import { HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { Masked } from "../analysis/masked.tsx";
import { COMPETITION_DEFINITIONS } from "../definitions.ts";

interface ShareOfVoiceProps {
  readonly company: CompanySuggestion;
  readonly competition: Competition;
}

/** The company and its nearest competitors: share of all listings, answers together, mean place. */
export function ShareOfVoice({ company, competition }: ShareOfVoiceProps) {
  const { company: own, competitors, answers } = competition;
  const voices = [{ ...own, name: company.name }, ...competitors];
  const most = Math.max(...voices.map(({ share }) => share));
  return (
    <section className={`min-w-0 pt-3 ${HEAVY_RULE}`} aria-labelledby="voice-heading">
      <h2 id="voice-heading" className="text-md font-strong">
        <Defined text={COMPETITION_DEFINITIONS.shareOfVoice}>Share of voice</Defined>
      </h2>
      {competitors.length === 0 ? (
        <p className="pt-3 text-ink-2">No other company is listed beside {company.name} yet.</p>
      ) : (
        <>
          <p className="pb-2 text-sm text-pretty text-ink-3">
            Of all listings in {plural(answers, "answer")} that list {company.name} or one of these.
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
                  isOwn={index === 0}
                  own={own}
                  share={most === 0 ? 0 : voice.share / most}
                />
              ))}
            </tbody>
          </Table>
        </>
      )}
    </section>
  );
}

interface VoiceRowProps {
  readonly voice: Voice;
  readonly isOwn: boolean;
  readonly own: Voice;
  /** Of the greatest share, 0 to 1. */
  readonly share: number;
}

function VoiceRow({ voice, isOwn, own, share }: VoiceRowProps) {
  const { domain, name, averageRank, listings, together, censored } = voice;
  return (
    <tr className="h-13 border-t border-line first:border-line-2">
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
          <CountBar share={share} fill={isOwn ? "fill-ink" : undefined} className="w-8" />
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
