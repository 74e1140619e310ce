import { ListChecks, MapPin, Repeat } from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";
import { ReportSection } from "./report-section.tsx";

const CARDS = [
  {
    icon: ListChecks,
    title: "Be quotable",
    text: "State the answer to the buyer’s question in the first two sentences of a page, with a date and a number.",
  },
  {
    icon: MapPin,
    title: "Be where the models look",
    text: "Keep an entry, up to date, on the sources that are cited most for your questions.",
  },
  {
    icon: Repeat,
    title: "Measure, change one thing, measure",
    text: "Ask the same question several times before and after. Act on differences that are larger than those between two rounds.",
  },
] as const;

/** The same for every company. */
export function StrategicCards() {
  return (
    <ReportSection name="strategy">
      <ul className="grid gap-x-12 gap-y-5 border-t-2 border-line-ink pt-4 sm:grid-cols-3">
        {CARDS.map(({ icon, title, text }) => (
          <li key={title} className="grid content-start gap-1 break-inside-avoid">
            <h3 className="flex items-center gap-2 font-strong">
              <Icon of={icon} />
              {title}
            </h3>
            <p className="text-sm/5 text-pretty text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
