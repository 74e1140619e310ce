import {
  type Against,
  aheadIn,
  asColumnId,
  behindIn,
  type CompanySuggestion,
  type PairQuestion,
} from "@standings/domain";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { ModelLegend } from "../../../components/brand/maker.tsx";
import { RankStrip } from "../../../components/strip/rank-strip.tsx";
import { StripScale } from "../../../components/strip/scale.tsx";

interface PairRowsProps {
  readonly against: Against;
  readonly questions: readonly PairQuestion[];
}

const ROW = "grid gap-x-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,680px)]";
const STRIPS = "grid items-center gap-x-3 sm:grid-cols-[132px_minmax(0,1fr)] sm:[--absent:100px]";

/** Questions with the places that each model gives both. */
export function PairRows({ against, questions }: PairRowsProps) {
  const { company, other } = against;
  const models = [...new Set(questions.flatMap(({ places }) => places.map(({ modelId }) => modelId)))].sort();
  return (
    <>
      <ModelLegend models={models} className="pb-3" />
      <div
        className={`border-t-2 border-b border-t-line-ink border-b-line-2 py-2 text-xs text-ink-3 max-lg:hidden ${ROW}`}
        aria-hidden="true"
      >
        <span>Question</span>
        <div className={STRIPS}>
          <span>Position</span>
          <StripScale />
        </div>
      </div>
      <ul className="max-lg:border-t-2 max-lg:border-line-ink">
        {questions.map((question) => (
          <li
            key={`${question.kind} ${question.prompt}`}
            className={`items-center border-b border-line py-2 max-lg:gap-y-2 max-lg:py-4 ${ROW}`}
          >
            <div className="min-w-0">
              <p className="line-clamp-3 font-medium wrap-anywhere" title={question.prompt}>
                “{question.prompt}”
              </p>
              <p className="text-sm text-ink-3 wrap-anywhere">{aheadText(question, against)}</p>
            </div>
            <div className={STRIPS}>
              <Strip of="company" company={company} question={question} />
              <Strip of="other" company={other} question={question} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

interface StripProps {
  readonly of: "company" | "other";
  readonly company: CompanySuggestion;
  readonly question: PairQuestion;
}

function Strip({ of, company: { name, domain }, question: { kind, places } }: StripProps) {
  const votes = places.flatMap((place) => {
    const rank = place[of];
    return rank === null ? [] : [{ columnId: asColumnId(place.modelId), rank: Math.round(rank) }];
  });
  return (
    <>
      <p className="flex min-w-0 items-center gap-2 text-sm max-sm:pt-1">
        <CompanyLogo domain={domain} name={name} className="side-6" loading="lazy" />
        <span className={`truncate ${of === "company" ? "font-strong" : ""}`} title={name}>
          {name}
        </span>
      </p>
      <RankStrip
        name={name}
        votes={votes}
        columns={places.map(({ modelId }) => asColumnId(modelId))}
        positions={kind === "expert" ? 10 : 20}
      />
    </>
  );
}

/** "HubSpot ahead in 3 of 5 answers". */
function aheadText(
  { kind, counts, answers, outcome, isPrivate }: PairQuestion,
  { company, other }: Against,
): string {
  const of = `of ${answers} ${answers === 1 ? "answer" : "answers"}`;
  const ahead = aheadIn(counts);
  const text =
    outcome === "level"
      ? `each ahead in ${ahead} ${of}`
      : outcome === "above"
        ? `${company.name} ahead in ${ahead} ${of}`
        : `${other.name} ahead in ${behindIn(counts)} ${of}`;
  return [text, kind === "comparison" && "in a comparison", isPrivate && "private"]
    .filter(Boolean)
    .join(" · ");
}
