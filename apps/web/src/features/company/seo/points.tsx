import type { Advice } from "@standings/domain";
import { type LucideIcon, Minus, Plus } from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";
import { AdvicePiece, AdviceText } from "../analysis/advice-piece.tsx";
import { type AdviceList, placeKey } from "./advice-places.ts";

interface PointsProps {
  readonly title: string;
  readonly strengths: readonly Advice[];
  readonly weaknesses: readonly Advice[];
  readonly lists: readonly [strengths: AdviceList, weaknesses: AdviceList];
}

/** Strengths beside weaknesses. */
export function Points({ title, strengths, weaknesses, lists }: PointsProps) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-strong">{title}</h2>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <PointList title="Strengths" icon={Plus} list={lists[0]} points={strengths} />
        <PointList title="Weaknesses" icon={Minus} list={lists[1]} points={weaknesses} />
      </div>
    </section>
  );
}

interface PointListProps {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly list: AdviceList;
  readonly points: readonly Advice[];
}

function PointList({ title, icon, list, points }: PointListProps) {
  return (
    <div className="min-w-0">
      <h3 className="flex items-center gap-1.5 border-b border-line-2 pb-2 font-strong">
        <Icon of={icon} size="sm" />
        {title}
      </h3>
      {points.length === 0 && <p className="py-2.5 text-ink-3">None that rests on a fact.</p>}
      <ul>
        {points.map((point, index) => (
          <AdvicePiece
            key={placeKey(list, index)}
            as="li"
            place={placeKey(list, index)}
            className="border-b border-line py-2.5 text-pretty wrap-anywhere text-ink-2"
          >
            <AdviceText advice={point} />
          </AdvicePiece>
        ))}
      </ul>
    </div>
  );
}
