import {
  asModelId,
  type ColumnId,
  capitalised,
  FORM_WORDS,
  foundSentences,
  KNOWN_ALONE,
  kindText,
  LEAST_HOWEVER_ASKED,
  leftOutText,
  partsOfWidth,
  plural,
  points,
  SHOWN_AT_END,
  type StudyFindings,
  type StudyRecord,
  standingText,
  topicShare,
} from "@standings/domain";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { ModelPlot, TopicPlot } from "./topic-plot.tsx";
import { WordingTable } from "./wording-table.tsx";

interface TopicFoundProps {
  readonly record: StudyRecord;
  readonly findings: StudyFindings;
  readonly onOpen: (columnId: ColumnId) => void;
}

/** What a study of a topic found: the sentence, the picture with both ranges, who stands above whom, and each wording. */
export function TopicFound({ record, findings, onOpen }: TopicFoundProps) {
  const { topic } = findings;
  const { modelName } = useCatalogue();
  if (!topic) return <p className="py-6 text-ink-2">{SHOWN_AT_END}</p>;
  const { form, focus, leftOut } = topic;
  const counted = capitalised(FORM_WORDS[form].counted);
  const own = focus && (findings.names[focus.key]?.name ?? focus.key);
  const [first, ...rest] = foundSentences(findings, record.prompt, own);
  const left = leftOutText(leftOut.map((id) => modelName(asModelId(id))));
  return (
    <div className="grid gap-8 pt-6 pb-8">
      <div className="grid items-start gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid gap-2">
          <p className="text-xl font-medium text-pretty break-words">{first}</p>
          {rest.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {left && <p className="text-sm text-ink-2">{left}</p>}
        </div>
        <p className="border-l-2 border-line-2 pl-4 text-sm text-ink-2">
          Holds the truth for questions of this kind 95 times in 100. The kind: {kindText(topic)}. It does not
          cover other kinds, models or weeks.{form === "natural" && ` ${KNOWN_ALONE}`}
        </p>
      </div>
      {focus && (
        <TitledSection title={`${counted}, by way of asking`} heading="pb-2">
          <TopicPlot focus={focus} findings={topic} />
          <Width focus={focus} />
        </TitledSection>
      )}
      {focus && focus.byModel.length > 1 && (
        <TitledSection title={`${counted}, by model`} heading="pb-2">
          <ModelPlot byModel={focus.byModel} />
        </TitledSection>
      )}
      <Companies findings={findings} own={own} counted={counted} />
      <WordingTable record={record} findings={topic} onOpen={onOpen} />
    </div>
  );
}

/** A bar that splits the width of the range. */
function Width({
  focus: { overWordings: over, wordingPart },
}: {
  focus: NonNullable<NonNullable<StudyFindings["topic"]>["focus"]>;
}) {
  if (!over) return null;
  if (wordingPart === null)
    return (
      <p className="pt-3 text-sm text-ink-2">
        How much of the width is wording is told where five wordings or more were asked twice.
      </p>
    );
  const { wording, chance } = partsOfWidth(over, wordingPart);
  return (
    <div className="max-w-120 pt-4">
      <p className="pb-2 font-strong">Where the width comes from</p>
      <div
        className="flex h-6 gap-px text-sm font-medium tabular-nums forced-color-adjust-none"
        aria-hidden="true"
      >
        {wording > 0 && (
          <span className="grid min-w-6 place-items-center bg-ink text-on-ink" style={{ flexGrow: wording }}>
            {wording}
          </span>
        )}
        {chance > 0 && (
          <span className="grid min-w-6 place-items-center bg-line-2" style={{ flexGrow: chance }}>
            {chance}
          </span>
        )}
      </div>
      <p className="pt-2 text-sm text-ink-2">
        {plural(wording, "point")} of {wording + chance}: how it is asked. The rest: the same words asked
        again. More wordings narrow both; more rounds only the rest.
      </p>
    </div>
  );
}

interface CompaniesProps {
  readonly findings: StudyFindings;
  readonly own: string | null;
  /** "Listed", or "Named". */
  readonly counted: string;
}

function Companies({ findings, own, counted }: CompaniesProps) {
  const { topic, names } = findings;
  if (!topic || topic.entries.length === 0) return null;
  return (
    <TitledSection title="Companies" heading="pb-2">
      {own !== null && topic.wordings < LEAST_HOWEVER_ASKED && (
        <p className="pb-3 text-sm text-ink-2">
          From {LEAST_HOWEVER_ASKED} wordings on we can say who stands above whom however buyers ask:{" "}
          {LEAST_HOWEVER_ASKED - topic.wordings} to go.
        </p>
      )}
      <Table>
        <thead className={HEAVY_RULE}>
          <tr>
            <ColumnName className="text-left">Company</ColumnName>
            <ColumnName className="pl-4 text-left">{counted}</ColumnName>
            {own !== null && <ColumnName className="pl-4 text-left max-sm:hidden">Against {own}</ColumnName>}
          </tr>
        </thead>
        <tbody>
          {topic.entries.map((entry) => {
            const isFocus = entry.key === topic.focus?.key;
            const standing = isFocus ? "in focus" : standingText(entry, own);
            return (
              <tr key={entry.key} className="data-focus:bg-mark-tint" data-focus={isFocus || undefined}>
                <th scope="row" className="border-b border-line py-2.5 text-left font-strong wrap-anywhere">
                  {names[entry.key]?.name ?? entry.key}
                  {own !== null && (
                    <span className="block text-sm font-text text-ink-2 sm:hidden">{standing}</span>
                  )}
                </th>
                <td className="border-b border-line py-2.5 pl-4 align-top whitespace-nowrap tabular-nums">
                  {topicShare(entry)}
                </td>
                {own !== null && (
                  <td className="border-b border-line py-2.5 pl-4 text-sm text-ink-2 max-sm:hidden">
                    {standing}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </Table>
      <p className="sr-only">Answers name anybody in {points(topic.naming.value)}% of cases.</p>
    </TitledSection>
  );
}
