import { type BrandFacts, FACTS_READ_EVERY_MS, plural } from "@standings/domain";
import { RefreshCw } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatDayOfMonth } from "../../../lib/format.ts";

interface ReadSiteProps {
  readonly brandId: string;
  readonly domain: string;
  readonly readAt: BrandFacts["readAt"];
}

/** Reads the brand's site, at most once a day, and says what it proposes. */
export function ReadSite({ brandId, domain, readAt }: ReadSiteProps) {
  const utils = trpc.useUtils();
  const read = trpc.brands.proposeFacts.useMutation({
    onSuccess: () => utils.brands.facts.invalidate(),
  });
  const isToday = readAt !== null && Date.now() - Date.parse(readAt) < FACTS_READ_EVERY_MS;
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-3">
      <Button
        size="sm"
        pending={read.isPending}
        disabled={read.isPending || isToday}
        onClick={() => read.mutate({ brandId })}
      >
        <Icon of={RefreshCw} size="sm" />
        Read {domain}
      </Button>
      <p role="status">
        {read.data
          ? (read.data.unread ?? `${plural(read.data.proposed, "fact")} found that you have not seen.`)
          : (read.error?.message ??
            (readAt === null
              ? "What its pages state as data is proposed, and nothing is confirmed by itself."
              : `Read ${formatDayOfMonth(new Date(readAt))}; once a day.`))}
      </p>
    </div>
  );
}
