import type { Sector } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";

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

/** To where a shared search is listed. */
export function BackToTrending({ sector }: { sector: Sector | null }) {
  return (
    <Link to="/trending" search={sector ? { sector } : {}} className={STYLE}>
      <Arrow />
      Trending Searches
    </Link>
  );
}

function Arrow() {
  return <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />;
}
