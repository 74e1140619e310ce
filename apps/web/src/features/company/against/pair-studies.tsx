import {
  type Against,
  type Estimate,
  type PairStudy,
  plural,
  pointRange,
  points,
  RECOUNT_DUE,
} from "@standings/domain";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { formatDate } from "../../../lib/format.ts";

/** What studies say of both: whether more than chance tells them apart. */
export function PairStudies({ against }: { against: Against }) {
  const { studies, company, other } = against;
  return (
    <TitledSection title="Studies that tell them apart">
      <p className="pb-3 text-sm text-ink-3">
        Repeated rounds of one question, scores in points of 100 with their 95% ranges.
      </p>
      {studies.length === 0 ? (
        <p className="border-t-2 border-line-ink pt-3 text-ink-2">
          No study that you may read lists both. A study asks one question until it can tell them apart, or
          says that it can’t: start one on the page of a ranking.
        </p>
      ) : (
        <ul className="border-t-2 border-line-ink">
          {studies.map((study) => (
            <li
              key={study.id}
              className="grid gap-x-8 gap-y-1 border-b border-line py-3.5 lg:grid-cols-[minmax(0,1fr)_260px_280px]"
            >
              <div className="min-w-0">
                <TextLink
                  to="/study/$id"
                  params={{ id: study.id }}
                  className="line-clamp-2 wrap-anywhere no-underline! hover:underline!"
                  title={study.prompt}
                >
                  “{study.prompt}”
                </TextLink>
                <p className="text-sm text-ink-3">
                  {plural(study.rounds, "round")}, {formatDate(new Date(study.createdAt))}
                  {study.isPrivate && " · private"}
                </p>
              </div>
              <p className="text-sm text-ink-2 tabular-nums wrap-anywhere">
                {company.name} {scoreText(study.company)}
                <br />
                {other.name} {scoreText(study.other)}
              </p>
              <p className="text-sm wrap-anywhere">{verdictText(study, against)}</p>
            </li>
          ))}
        </ul>
      )}
      {studies.some(({ isRecountDue }) => isRecountDue) && (
        <p className="pt-3 text-sm text-ink-3">{RECOUNT_DUE}</p>
      )}
    </TitledSection>
  );
}

/** "71 (60–81)". */
function scoreText({ value, range }: Estimate): string {
  return range ? `${points(value)} (${pointRange(range)})` : points(value);
}

function verdictText({ verdict, forecast, rounds }: PairStudy, { company, other }: Against): string {
  if (verdict === "above") return `${company.name} above: more than chance explains`;
  if (verdict === "below") return `${other.name} above: more than chance explains`;
  if (verdict === "open") return "Not compared by this study";
  if (forecast === null) return "Can’t be told apart";
  return `Can’t be told apart; about ${plural(Math.max(1, forecast - rounds), "more round")} would probably do it`;
}
