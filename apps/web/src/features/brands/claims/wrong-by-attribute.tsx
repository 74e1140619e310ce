import {
  ANSWER_IN_RATE,
  ATTRIBUTE_NAMES,
  type BrandClaims,
  plural,
  pointRange,
  rateWords,
} from "@standings/domain";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { RangeMark } from "./wrong-rate.tsx";

/** How much of what is said of each attribute is wrong, the most wrong first; those that two answers or more speak of. */
export function WrongByAttribute({
  claims: { byAttribute, arm },
}: {
  claims: Pick<BrandClaims, "byAttribute" | "arm">;
}) {
  if (byAttribute.length === 0) return null;
  const kind = ANSWER_IN_RATE[arm];
  return (
    <section aria-labelledby="attributes" className="mb-12">
      <h2 id="attributes" className="mb-3.5 text-xl font-strong">
        Wrong by attribute
      </h2>
      <Table className={HEAVY_RULE} isFixed>
        <thead>
          <tr className="text-left">
            <ColumnName className="w-[34%]">Attribute</ColumnName>
            <ColumnName className="w-[30%]">Something wrong in</ColumnName>
            <ColumnName>Wrong, per {kind}</ColumnName>
          </tr>
        </thead>
        <tbody>
          {byAttribute.map(({ attribute, answers, wrong, rate }) => (
            <tr key={attribute} className="border-b border-line align-top text-sm">
              <th scope="row" className="py-2.5 pr-3 text-left font-medium">
                {ATTRIBUTE_NAMES[attribute]}
              </th>
              <td className="py-2.5 pr-3 tabular-nums">
                {wrong} of {plural(answers, kind)}
              </td>
              <td className="py-2.5">
                <span className="tabular-nums">
                  <span className="font-medium">
                    {rate.value === null ? "unknown" : rateWords(rate.value)}
                  </span>
                  {rate.range && <span className="text-ink-3"> · {pointRange(rate.range)}</span>}
                  <span className="text-ink-3">
                    {rate.method === "as_judged" ? " as judged" : " corrected"}
                  </span>
                </span>
                {rate.value !== null && (
                  <span className="block max-w-60">
                    <RangeMark value={rate.value} range={rate.range} isHollow={rate.method === "as_judged"} />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
