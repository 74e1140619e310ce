import {
  type AdminSearchDetails,
  documentedModelResults,
  KIND_TITLES,
  marketName,
  plural,
  searchBadge,
} from "@standings/domain";
import { ExternalLink } from "lucide-react";
import { SandboxBadge } from "../../../../components/ui/badge.tsx";
import { ButtonLink } from "../../../../components/ui/button.tsx";
import { Icon } from "../../../../components/ui/icon.tsx";
import { trpc } from "../../../../lib/api/trpc.ts";
import { useCatalogue } from "../../../../lib/html/catalogue.tsx";
import { sharedLocation } from "../../../../lib/search/locations.ts";
import { Detail, DetailList, DetailsDialog, UserDetail } from "../../list/details-dialog.tsx";
import { JsonView } from "../../list/json-view.tsx";
import { formatUtc } from "../../utc.ts";
import { promptText } from "../search-table.tsx";
import { TrendingSwitch } from "../trending-switch.tsx";
import { AnswersTable } from "./answers-table.tsx";

interface SearchDetailsProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One search with what its answers took (spec part 2 §2). */
export function SearchDetails({ id, onClose }: SearchDetailsProps) {
  const query = trpc.admin.searches.get.useQuery({ id });
  const { data } = query;
  return (
    <DetailsDialog
      title="Search Details"
      noun="search"
      query={query}
      onClose={onClose}
      footer={
        data && (
          <>
            <TrendingSwitch search={data} label="Trending" />
            <PublicLink search={data} />
          </>
        )
      }
    >
      {(data) => <Content search={data} />}
    </DetailsDialog>
  );
}

function Content({ search }: { search: AdminSearchDetails }) {
  const catalogue = useCatalogue();
  const { user, createdAt, domain, credits, answers, record } = search;
  const answered = record
    ? record.models.filter(({ status }) => status === "success").length
    : new Set(answers.filter(({ status }) => status === "success").map(({ columnId }) => columnId)).size;
  return (
    <>
      <DetailList>
        <UserDetail user={user} />
        <Detail name="Date">{formatUtc(createdAt)}</Detail>
        <Detail name="Prompt">
          <span className={search.isPrivate ? "text-ink-2" : "font-medium"}>{promptText(search)}</span>
        </Detail>
        <Detail name="Domain">{domain ?? <span className="text-ink-2">N/A</span>}</Detail>
        <Detail name="Kind">
          {[
            KIND_TITLES[search.kind],
            search.sector,
            searchBadge(search.webSearch),
            search.market && marketName(search.market),
          ]
            .filter(Boolean)
            .join(" · ")}
        </Detail>
        <Detail name="Charged">
          <span className="font-medium">{plural(credits.charged, "credit")}</span>{" "}
          <span className="text-ink-2">
            for {answered} of {plural(search.columns.length, "answer")}
            {credits.isRefunded && ", given back"}
          </span>
        </Detail>
        {search.isSandbox && (
          <Detail name="Data">
            <SandboxBadge />
          </Detail>
        )}
      </DetailList>
      <AnswersTable search={search} />
      {record ? (
        <JsonView title="Model results" value={documentedModelResults(record, catalogue)} />
      ) : (
        <p className="pt-4 text-ink-2">
          The owner keeps this search private: its words and results are not shown.
        </p>
      )}
    </>
  );
}

/** Its page, where everybody can open it. */
function PublicLink({ search }: { search: AdminSearchDetails }) {
  if (search.isPrivate || search.isTakenDown) return null;
  return (
    <ButtonLink {...sharedLocation(search.kind, search.id)} target="_blank">
      <Icon of={ExternalLink} />
      Open ranking
      <span className="sr-only">(opens in a new tab)</span>
    </ButtonLink>
  );
}
