import { archivedPath, KIND_TITLES, type SearchKind } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { Award, Building2, Columns2 } from "lucide-react";
import { trpc } from "../../../lib/api/trpc.ts";
import { useSession } from "../../../lib/session/session.ts";
import type { PaletteCommand } from "./command.ts";

const ICONS = { company: Building2, expert: Award, comparison: Columns2 } satisfies Record<
  SearchKind,
  unknown
>;

const SHOWN = 20;

/** The user's last searches; none while they load or for guests. */
export function useRecentCommands(): readonly PaletteCommand[] {
  const navigate = useNavigate();
  const { status } = useSession();
  const { data } = trpc.search.history.useQuery(
    { page: 1, limit: SHOWN, sort: "-createdAt" },
    { enabled: status === "signed-in" },
  );
  return (data?.searches ?? []).map(({ id, kind, prompt, prompt2 }) => ({
    id,
    label: prompt2 ? `${prompt} / ${prompt2}` : prompt,
    icon: ICONS[kind],
    note: KIND_TITLES[kind],
    run: () => void navigate({ href: archivedPath(kind, id) }),
  }));
}
