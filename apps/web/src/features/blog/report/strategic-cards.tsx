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
      <ul className="grid gap-4 sm:grid-cols-3">
        {CARDS.map(({ icon, title, text }) => (
          <li
            key={title}
            className="grid content-start gap-2 rounded-3 border border-line-2 bg-surface p-5 break-inside-avoid"
          >
            <Icon of={icon} size="xl" />
            <h3 className="text-md font-strong text-balance">{title}</h3>
            <p className="text-pretty text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
