import { plural } from "@standings/domain";
import { ArrowRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { PrivateSwitch } from "../../../components/privacy/private-switch.tsx";
import { PriceNote } from "../../../components/search/price-note.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { TextButton } from "../../../components/ui/text-link.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { dependsOnUsage } from "../../../lib/buying/plans.ts";
import { priced, useSearchPrices } from "../../../lib/buying/use-search-price.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import type { Question } from "../../../lib/search/question.ts";
import { newTicket } from "../../../lib/search/ticket.ts";
import { useSession } from "../../../lib/session/session.ts";
import type { useRecent } from "./use-own-search.ts";

interface AskFirstProps {
  readonly question: Question;
  readonly header: ReactNode;
  readonly recent: ReturnType<typeof useRecent>;
}

/** Start page of an address that no click opened: what is asked, of whom, and what it costs. */
export function AskFirst({ question, header, recent }: AskFirstProps) {
  const { user } = useSession();
  const [privacy, setPrivacy] = useState<boolean | null>(null);
  const { start } = useSearchPrices();
  const isPrivate = privacy ?? user?.privateByDefault ?? false;
  const isLooking = recent.fetchStatus === "fetching";
  const action =
    question.kind === "comparison"
      ? "Compare both prompts"
      : `Ask ${plural(question.models.length, "model")}`;
  return (
    <>
      {header}
      <section
        className="mt-8 max-w-170 rounded-4 border border-line-2 bg-surface shadow-2"
        aria-label="Ask this question"
      >
        <Models question={question} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line px-4 py-3.5 sm:px-6">
          <PrivateSwitch isPrivate={isPrivate} onChange={setPrivacy} />
          <div className="flex items-center gap-4 max-sm:w-full max-sm:flex-col max-sm:items-stretch sm:text-right">
            {dependsOnUsage(user) && <PriceNote />}
            <Button
              variant="primary"
              size="lg"
              disabled={isLooking}
              onClick={() => newTicket(question, privacy)}
            >
              {priced(action, start)}
              <Icon of={ArrowRight} />
            </Button>
          </div>
        </div>
      </section>
      <div className="flex min-h-10 max-w-170 items-center gap-x-2 text-sm text-ink-3" role="status">
        <Earlier recent={recent} isLooking={isLooking} />
      </div>
    </>
  );
}

function Earlier({ recent, isLooking }: Pick<AskFirstProps, "recent"> & { isLooking: boolean }) {
  if (isLooking) return "Looking for your own answer of the last 24 hours…";
  if (!recent.isError) return "Nothing is charged until you ask.";
  return (
    <>
      Your earlier answers could not be read.
      <TextButton touch="inline" className="text-ink-2" onClick={() => void recent.refetch()}>
        Look again
      </TextButton>
    </>
  );
}

function Models({ question: { kind, models } }: { question: Question }) {
  const catalogue = useCatalogue();
  const list = trpc.models.list.useQuery().data;
  const missing = new Set<string>(list?.models.filter(({ available }) => !available).map(({ id }) => id));
  return (
    <div className="px-4 py-4 sm:px-6">
      <h2 className="mb-3 text-sm font-medium">{kind === "comparison" ? "Model asked" : "Models asked"}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-2.5">
        {models.map((id) => (
          <li key={id} className="inline-flex items-center gap-2">
            <ModelDisc model={id} />
            {catalogue.modelName(id)}
            {missing.has(id) && <span className="text-xs text-ink-3">unavailable</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
