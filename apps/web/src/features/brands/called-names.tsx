import { type BrandOverview, type CalledBy, type CompanyCalled, calledSentence } from "@standings/domain";
import { ColumnName, HEAVY_RULE, Table } from "../../components/ui/table.tsx";
import { OpensAnswers, type WantedAnswers } from "./answers/opens-answers.tsx";
import { KIND_WORDS } from "./names/name-kinds.ts";

/** By which names answers call companies that have names of products or former ones; nothing where none has. */
export function CalledNames({ overview: { called } }: { overview: BrandOverview }) {
  if (called.length === 0) return null;
  return (
    <section aria-labelledby="brand-called" className={`${HEAVY_RULE} mt-14 pt-4`}>
      <h2 id="brand-called" className="text-lg font-strong">
        By which name
      </h2>
      <p className="text-sm text-pretty text-ink-3">
        All names count for the company. Each answer counts once here, by the place where it speaks of it
        best.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 pt-4 lg:grid-cols-2">
        {called.map((company) => (
          <Company key={company.key} company={company} />
        ))}
      </div>
    </section>
  );
}

function Company({ company: { key, name, lists, plain } }: { company: CompanyCalled }) {
  const texts = [...new Set([...lists.names, ...(plain?.names ?? [])].map(({ text }) => text))];
  const kindOf = new Map([...lists.names, ...(plain?.names ?? [])].map(({ text, kind }) => [text, kind]));
  const hasOthers = lists.otherwise > 0 || (plain?.otherwise ?? 0) > 0;
  return (
    <div className="min-w-0">
      <h3 className="font-strong wrap-anywhere">{name}</h3>
      <Table isFixed>
        <thead>
          <tr>
            <ColumnName className="text-left">Name</ColumnName>
            <ColumnName className="w-24 text-right">In lists</ColumnName>
            {plain && <ColumnName className="w-28 text-right">In plain words</ColumnName>}
          </tr>
        </thead>
        <tbody>
          {texts.map((text) => (
            <tr key={text}>
              <th scope="row" className="border-b border-line py-2 pr-3 text-left font-medium wrap-anywhere">
                {text}{" "}
                <span className="text-sm font-normal text-ink-3">
                  {KIND_WORDS[kindOf.get(text) ?? "name"]}
                </span>
              </th>
              <Count of={lists} count={countOf(lists, text)} />
              {plain && <Count of={plain} count={countOf(plain, text)} />}
            </tr>
          ))}
          {hasOthers && (
            <tr>
              <th scope="row" className="border-b border-line py-2 pr-3 text-left font-normal text-ink-2">
                otherwise, or by its site alone
              </th>
              <Count of={lists} count={lists.otherwise} />
              {plain && <Count of={plain} count={plain.otherwise} />}
            </tr>
          )}
        </tbody>
      </Table>
      <p className="pt-2 text-sm text-pretty wrap-anywhere text-ink-2">
        <Answers
          by={lists}
          of="list"
          wanted={{ behind: "listed", company: key }}
          title={`Answers that list ${name}`}
        />
        {plain && (
          <Answers
            by={plain}
            of="plain answer"
            wanted={{ behind: "plain", company: key }}
            title={`Plain answers that speak of ${name}`}
          />
        )}
      </p>
    </div>
  );
}

function countOf({ names }: CalledBy, name: string): number {
  return names.find(({ text }) => text === name)?.answers ?? 0;
}

function Count({ of, count }: { of: CalledBy; count: number }) {
  return (
    <td className="border-b border-line py-2 text-right tabular-nums">
      {count} <span className="text-sm text-ink-3">of {of.answers}</span>
    </td>
  );
}

interface AnswersProps {
  readonly by: CalledBy;
  readonly of: "list" | "plain answer";
  readonly wanted: WantedAnswers;
  readonly title: string;
}

/** What the counts say of old names, and the answers behind them; nothing where no answer has the company. */
function Answers({ by, of, wanted, title }: AnswersProps) {
  const said = calledSentence(by, of);
  if (said === "") return null;
  return (
    <span className="block pt-1">
      <OpensAnswers of={wanted} title={title}>
        {said}
      </OpensAnswers>
    </span>
  );
}
