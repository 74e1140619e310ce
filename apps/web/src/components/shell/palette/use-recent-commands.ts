import { archivedPath, KIND_TITLES, type SearchKind } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { Award, Building2, Columns2, FlaskConical } from "lucide-react";
import { trpc } from "../../../lib/api/trpc.ts";
import { useSession } from "../../../lib/session/session.ts";
import type { PaletteCommand } from "./command.ts";

const ICONS = { company: Building2, expert: Award, comparison: Columns2 } satisfies Record<
  SearchKind,
  unknown
>;

const SHOWN = 20;

/** The user's last searches and studies, the newest first; none while they load or for guests. */
export function useRecentCommands(): readonly PaletteCommand[] {
  const navigate = useNavigate();
  const enabled = useSession().status === "signed-in";
  const history = trpc.search.history.useQuery({ page: 1, limit: SHOWN, sort: "-createdAt" }, { enabled });
  const list = trpc.study.list.useQuery({ limit: SHOWN }, { enabled });
  const searches = (history.data?.searches ?? []).map(({ id, kind, prompt, prompt2, createdAt }) => ({
    at: createdAt,
    id,
    label: prompt2 ? `${prompt} / ${prompt2}` : prompt,
    icon: ICONS[kind],
    note: KIND_TITLES[kind],
    run: () => void navigate({ href: archivedPath(kind, id) }),
  }));
  const studies = (list.data?.studies ?? []).map(({ id, prompt, startedAt }) => ({
    at: startedAt,
    id,
    label: prompt,
    icon: FlaskConical,
    note: "Study",
    run: () => void navigate({ to: "/study/$id", params: { id } }),
  }));
  return [...searches, ...studies].toSorted((a, b) => b.at.localeCompare(a.at));
}
