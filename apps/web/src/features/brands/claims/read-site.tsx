import { type BrandFacts, FACTS_READ_EVERY_MS, type ProposedFacts, plural } from "@standings/domain";
import { RefreshCw } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatDayOfMonth } from "../../../lib/format.ts";

interface ReadSiteProps {
  readonly brandId: string;
  readonly domain: string;
  readonly readAt: BrandFacts["readAt"];
  /** A model reads the text of pages. */
  readonly hasReader: boolean;
}

/** Reads the brand's site, at most once a day, and says what it proposes. */
export function ReadSite({ brandId, domain, readAt, hasReader }: ReadSiteProps) {
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
          ? foundWords(read.data)
          : (read.error?.message ??
            (readAt === null
              ? `What its pages state as data${hasReader ? " and in their text" : ""} is proposed, and nothing is confirmed by itself.${hasReader ? "" : NO_READER}`
              : `Read ${formatDayOfMonth(new Date(readAt))}; once a day.`))}
      </p>
    </div>
  );
}

const NO_READER = " Their text is not read: no model is set up for it.";
const NO_TEXT = " Its pages show no text before their scripts have run.";

/** What a reading of the site came to. */
function foundWords({ unread, proposed, pages }: ProposedFacts): string {
  if (unread !== null) return unread;
  const found = `${plural(proposed, "fact")} found that you have not seen.`;
  if (pages === null) return found + NO_READER;
  if (pages.read + pages.failed === 0) return found + NO_TEXT;
  const failed = pages.failed > 0 ? ` The text of ${plural(pages.failed, "page")} could not be read.` : "";
  if (pages.dropped === 0) return found + failed;
  return `${found}${failed} Left out, because the page does not say it so: ${pages.dropped}.`;
}
