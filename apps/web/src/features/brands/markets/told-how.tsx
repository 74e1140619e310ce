import { GEO_MEANINGS, type Geo, geoLabel, type Market, type WayOfModels } from "@standings/domain";
import {
  Globe,
  Languages,
  type LucideIcon,
  MapPin,
  MapPinCheck,
  MessageSquareText,
  TextQuote,
} from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";

/** How a model was told its market, at a glance. */
export const GEO_ICONS: Readonly<Record<Geo, LucideIcon>> = {
  located: MapPinCheck,
  sent: MapPin,
  told: MessageSquareText,
  worded: TextQuote,
  language: Languages,
  none: Globe,
};

const GEO_WORDS: Readonly<Record<Geo, string>> = {
  located: "Located",
  sent: "Sent",
  told: "Told",
  worded: "Worded",
  language: "Language",
  none: "None",
};

interface ToldHowProps {
  readonly ways: readonly WayOfModels[];
  readonly market: Market | null;
}

/** "Sent 3 Told 2": how the models of a cell were told its market; without numbers where all were told alike. */
export function ToldHow({ ways, market }: ToldHowProps) {
  if (ways.length === 0) return null;
  return (
    <ul
      aria-label="How models were told the market"
      className="flex flex-wrap gap-x-3 gap-y-0.5 pt-1 text-xs text-ink-3"
    >
      {ways.map(({ geo, modelIds }) => (
        <li key={geo} className="flex items-center gap-1" title={titleOf(geo, market)}>
          <Icon of={GEO_ICONS[geo]} size="xs" className="flex-none" />
          {GEO_WORDS[geo]}
          {ways.length > 1 && <span className="tabular-nums">{modelIds.length}</span>}
        </li>
      ))}
    </ul>
  );
}

function titleOf(geo: Geo, market: Market | null): string {
  return geo === "none" ? "No market was told." : `${geoLabel(geo, market)}. ${GEO_MEANINGS[geo]}`;
}
