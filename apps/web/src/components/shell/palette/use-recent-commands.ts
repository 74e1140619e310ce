import { archivedPath, type RunKind } from "@standings/domain";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Award, Building2, Columns2 } from "lucide-react";
import { useData } from "../../../lib/api/data.tsx";
import { recentSearchesQuery } from "../../../lib/api/queries.ts";
import { KIND_TITLES } from "../../../lib/search/kinds.ts";
import { useSession } from "../../../lib/session/session.ts";
import type { PaletteCommand } from "./command.ts";

const ICONS = { company: Building2, expert: Award, comparison: Columns2 } satisfies Record<RunKind, unknown>;

/** The user's last searches; none while they load or for guests. */
export function useRecentCommands(): readonly PaletteCommand[] {
  const navigate = useNavigate();
  const { status } = useSession();
  const { data = [] } = useQuery({ ...recentSearchesQuery(useData()), enabled: status === "signed-in" });
  return data.map(({ id, kind, prompt, prompt2 }) => ({
    id,
    label: prompt2 ? `${prompt} / ${prompt2}` : prompt,
    icon: ICONS[kind],
    note: KIND_TITLES[kind],
    run: () => void navigate({ href: archivedPath(kind, id) }),
  }));
}
