import { type AdminCompanyGroup, plural } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { Globe, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { choiceFilter } from "../list/filters.tsx";
import { PanelList, type PanelQuery } from "../list/panel-list.tsx";
import { EVIDENCE_LABELS, GroupItem } from "./group-item.tsx";
import { GroupSuggestions } from "./group-suggestions.tsx";
import { JoinDialog } from "./join-dialog.tsx";
import { PartDialog } from "./part-dialog.tsx";

const FILTERS = { evidence: choiceFilter("Held by", EVIDENCE_LABELS) };

function useGroups(query: PanelQuery<typeof FILTERS>) {
  return trpc.admin.companies.groups.useQuery(query, { placeholderData: keepPreviousData });
}

/** Sites that are one company's, what holds them together, and what an admin says of them (record 120). */
export default function Companies() {
  /** Sites of the form; null: it is closed. */
  const [joining, setJoining] = useState<string | null>(null);
  const [parting, setParting] = useState<AdminCompanyGroup["sites"][number]["domain"] | null>(null);
  const join = (
    <Button variant="primary" onClick={() => setJoining("")}>
      <Icon of={Plus} />
      Join Sites
    </Button>
  );
  return (
    <>
      <PanelList
        title="Company Sites"
        note={({ pagination }) =>
          `${plural(pagination.total, "company", "companies")} with sites for several countries`
        }
        actions={join}
        words="Beginning of a domain"
        filters={FILTERS}
        file="/api/admin/company-groups/export"
        noun="companies"
        empty={{
          title: "No company has two sites yet",
          icon: Globe,
          children: "Sites that lead to each other or name each other are listed here.",
          actions: join,
        }}
        useRows={useGroups}
        rows={({ groups }) => groups}
        look={(group) => (
          <GroupItem
            key={group.id}
            group={group}
            onJoin={() => setJoining(`${group.id}, `)}
            onPart={setParting}
          />
        )}
      />
      <GroupSuggestions />
      {joining !== null && <JoinDialog sites={joining} onClose={() => setJoining(null)} />}
      {parting !== null && <PartDialog domain={parting} onClose={() => setParting(null)} />}
    </>
  );
}
