import type { Advice } from "@standings/domain";
import { type LucideIcon, Minus, Plus } from "lucide-react";
import { POINT, PointList } from "../../../components/company/point-list.tsx";
import { AdvicePiece, AdviceText } from "../analysis/advice-piece.tsx";
import { placeKey, type SeoAdviceList } from "../analysis/place-advice.ts";

interface PointsProps {
  readonly title: string;
  readonly strengths: readonly Advice[];
  readonly weaknesses: readonly Advice[];
  readonly lists: readonly [strengths: SeoAdviceList, weaknesses: SeoAdviceList];
}

/** Strengths beside weaknesses. */
export function Points({ title, strengths, weaknesses, lists }: PointsProps) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-strong">{title}</h2>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Listed title="Strengths" icon={Plus} list={lists[0]} points={strengths} />
        <Listed title="Weaknesses" icon={Minus} list={lists[1]} points={weaknesses} />
      </div>
    </section>
  );
}

interface ListedProps {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly list: SeoAdviceList;
  readonly points: readonly Advice[];
}

function Listed({ title, icon, list, points }: ListedProps) {
  return (
    <PointList title={title} icon={icon} isEmpty={points.length === 0}>
      {points.map((point, index) => (
        <AdvicePiece key={placeKey(list, index)} as="li" place={placeKey(list, index)} className={POINT}>
          <AdviceText advice={point} />
        </AdvicePiece>
      ))}
    </PointList>
  );
}
