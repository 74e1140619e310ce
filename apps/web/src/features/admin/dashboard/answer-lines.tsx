import { type AnswerQuality, type AnswerShape, shareOf } from "@standings/domain";
import { formatNumber } from "../../../lib/format.ts";
import { LineList } from "./line-list.tsx";

const SHAPES: Readonly<Record<AnswerShape, string>> = {
  json: "As JSON",
  list: "As a list",
  table: "As a table",
  records: "As records",
  prose: "As running text",
  nothing: "As nothing",
};

/** Shares of answers by shape, and of those that listed nobody, declined or were read again. */
export function AnswerLines({ quality }: { quality: AnswerQuality }) {
  const { answers, shapes, namedNobody, refused, readAgain } = quality;
  const line = (name: string, some: number) => ({
    name,
    value: `${(shareOf(some, answers) * 100).toFixed(1)}%`,
    note: formatNumber(some),
  });
  return (
    <LineList
      lines={[
        ...shapes.map(({ shape, answers: some }) => line(SHAPES[shape], some)),
        line("Named nobody", namedNobody),
        line("Refused", refused),
        line("Read again by a model", readAgain),
      ]}
    />
  );
}
