import {
  type CompanyOverview,
  capitalised,
  type FieldLeader,
  numberWord,
  plural,
  share,
} from "@standings/domain";
import { Fragment, type ReactNode } from "react";
import { TextLink } from "../../components/ui/text-link.tsx";
import { DEFINITIONS } from "./company-definitions.ts";

interface FieldSentenceProps {
  readonly name: string;
  readonly overview: CompanyOverview;
}

/** What the page answers: how many of the questions it competes in list the company, and who stands first where none does. */
export function FieldSentence({ name, overview }: FieldSentenceProps) {
  const { figures, isPartial } = overview;
  const { questions, answers, totalMentions, top3Mentions } = figures;
  const of = `${totalMentions} of ${plural(answers, "answer")}`;
  return (
    <div className="grid items-start gap-x-16 gap-y-4 pt-6 lg:grid-cols-[minmax(0,1fr)_320px]">
      <p className="max-w-[62ch] text-sentence text-pretty wrap-anywhere">
        {totalMentions === 0 ? (
          <>
            No model has listed {name} yet: <Strong>{of}</Strong> to{" "}
            <Strong>{plural(questions, "question")}</Strong>.
          </>
        ) : (
          <>
            {name} competes in{" "}
            <Strong>
              {isPartial && "more than "}
              {plural(questions, "question")}
            </Strong>
            ; models list it in <Strong>{of}</Strong> ({share(totalMentions / answers)})
            {top3Mentions > 0 && (
              <>
                {" "}
                and among the first three in <Strong>{top3Mentions}</Strong>
              </>
            )}
            .
          </>
        )}{" "}
        <Unlisted overview={overview} />
      </p>
      <p className="border-l-2 border-line-2 pl-3 text-sm text-pretty text-ink-3 max-lg:hidden">
        {DEFINITIONS.field}
      </p>
    </div>
  );
}

function Unlisted({ overview }: Pick<FieldSentenceProps, "overview">) {
  const { unlistedQuestions: count, leaders, figures } = overview;
  if (count === 0) return "Each question has an answer that lists it.";
  const rest = leaders.map((leader, index) => (
    <Fragment key={leader.domain}>
      {index > 0 && ", "}
      <Leader leader={leader} isFirst={index === 0} of={count} />
    </Fragment>
  ));
  const all = figures.totalMentions === 0;
  const subject = all
    ? "Who stands first there: "
    : `${capitalised(numberWord(count))} ${count === 1 ? "question has" : "questions have"} no answer that lists it${leaders.length > 0 ? ": " : "."}`;
  return (
    <>
      {leaders.length > 0 || !all ? subject : null}
      {rest}
      {rest.length > 0 && "."}
    </>
  );
}

function Leader({ leader, isFirst, of }: { leader: FieldLeader; isFirst: boolean; of: number }) {
  const { name, domain, questions } = leader;
  const count = questions === of && of > 1 ? "all" : numberWord(questions);
  return (
    <>
      <TextLink to="/company/$domain" params={{ domain }} search={{ name }}>
        {name}
      </TextLink>{" "}
      {of === 1 ? "stands first" : isFirst ? `stands first in ${count} of them` : `in ${count}`}
    </>
  );
}

function Strong({ children }: { children: ReactNode }) {
  return <b className="font-strong">{children}</b>;
}
