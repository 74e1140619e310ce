import { PUBLIC_PAGES, type Sector } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";

const STYLE =
  "-mt-3 mb-2 inline-flex min-h-10 items-center gap-1.5 text-sm font-medium text-ink-2 hover:text-ink print:hidden";

export function BackToHistory() {
  return (
    <Link to="/profile" className={STYLE}>
      <Arrow />
      Back to History
    </Link>
  );
}

/** Link from a study that a brand's visit asks. */
export function BackToBrand({ brandId }: { brandId: string }) {
  return (
    <Link to="/brands/$id" params={{ id: brandId }} className={STYLE}>
      <Arrow />
      Back to its brand
    </Link>
  );
}

/** Link to the trending list of a shared search's sector. */
export function BackToTrending({ sector }: { sector: Sector | null }) {
  return (
    <Link to="/trending" search={sector ? { sector } : {}} className={STYLE}>
      <Arrow />
      {PUBLIC_PAGES.trending.title}
    </Link>
  );
}

function Arrow() {
  return <Icon of={ArrowLeft} />;
}
