import { readRunEvents } from "@standings/database";
import type { ColumnId, RunKind } from "@standings/domain";
import { requireUser, type ServiceRequest } from "../request.ts";
import { foldColumns } from "./fold-columns.ts";

export type ColumnState = "waiting" | "answered" | "declined" | "failed";

/** A search that has not ended, as the history shows it. */
export interface RunningSearch {
  readonly id: string;
  readonly kind: RunKind;
  readonly prompt: string;
  readonly prompt2: string | null;
  readonly webSearch: boolean;
  readonly isPrivate: boolean;
  /** Nothing has paid for it: it will not be saved. */
  readonly wasCensored: boolean;
  readonly createdAt: string;
  /** In the order asked. */
  readonly columns: readonly { readonly columnId: ColumnId; readonly state: ColumnState }[];
}

const MOST = 20;

/** The viewer's running searches, the newest first. */
export async function listRunning(request: ServiceRequest): Promise<RunningSearch[]> {
  const { services, viewer } = requireUser(request);
  const { db } = services;
  const runs = await db
    .selectFrom("runs")
    .selectAll()
    .where("user_id", "=", viewer.userId)
    .where("status", "=", "running")
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
  return Promise.all(
    runs.map(async ({ id, kind, request: asked, is_private, was_censored, created_at }) => {
      const { prompt, prompt2, webSearch, columns } = asked;
      const ended = foldColumns(columns, await readRunEvents(db, id));
      return {
        ...{ id, kind, prompt, prompt2, webSearch, isPrivate: is_private, wasCensored: was_censored },
        createdAt: created_at.toISOString(),
        columns: columns.map((columnId) => {
          const end = ended.find((column) => column.columnId === columnId);
          const state = !end
            ? "waiting"
            : end.status === "error"
              ? "failed"
              : end.outcome === "declined"
                ? "declined"
                : "answered";
          return { columnId, state } as const;
        }),
      };
    }),
  );
}
