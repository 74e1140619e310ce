import { readRunEvents } from "@standings/database";
import {
  type ColumnId,
  type Market,
  promptKey,
  SEARCH_KINDS,
  type SearchKind,
  type SearchModel,
} from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import type { Viewer } from "../request.ts";
import { type HistoryFilter, textKey } from "./find-history-keys.ts";
import { foldColumns } from "./fold-columns.ts";
import { isSearch } from "./search-run.ts";

export type ColumnState = "waiting" | "answered" | "declined" | "failed";

/** A search that has not ended, as the history shows it. */
export interface RunningSearch {
  readonly id: string;
  readonly kind: SearchKind;
  readonly prompt: string;
  readonly prompt2: string | null;
  readonly webSearch: boolean;
  readonly market: Market | null;
  readonly isPrivate: boolean;
  /** Nothing has paid for it: it will not be saved. */
  readonly wasCensored: boolean;
  readonly createdAt: string;
  /** In the order asked. */
  readonly columns: readonly { readonly columnId: ColumnId; readonly state: ColumnState }[];
}

const MOST = 20;

/** The viewer's running searches, the newest first; of the filter, what is known before a search ends. */
export async function listRunning(
  { db }: ServiceContext,
  { userId }: Viewer,
  filter: Pick<HistoryFilter, "kind" | "text"> = {},
): Promise<RunningSearch[]> {
  const runs = await db
    .selectFrom("runs")
    .selectAll()
    .where("user_id", "=", userId)
    .where("status", "=", "running")
    .where("kind", "in", [...SEARCH_KINDS])
    // A discovery and its tests are followed on the company's page.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("discovery_tests").select("run_id").whereRef("run_id", "=", "runs.id"))),
    )
    .orderBy("created_at", "desc")
    .limit(MOST)
    .execute();
  const key = textKey(filter);
  const matching = runs
    .filter(isSearch)
    .filter(
      ({ kind, request: { prompt, prompt2 } }) =>
        (filter.kind === undefined || kind === filter.kind) &&
        promptKey(`${prompt}\n${prompt2 ?? ""}`).includes(key),
    );
  return Promise.all(
    matching.map(async ({ id, kind, request: asked, is_private, was_censored, created_at }) => {
      const { prompt, prompt2, webSearch, market, columns } = asked;
      const ended = foldColumns(columns, await readRunEvents(db, id));
      return {
        id,
        kind,
        prompt,
        prompt2,
        webSearch,
        market,
        isPrivate: is_private,
        wasCensored: was_censored,
        createdAt: created_at.toISOString(),
        columns: columns.map((columnId) => {
          const end = ended.find((column) => column.columnId === columnId);
          return { columnId, state: end ? stateOf(end) : "waiting" };
        }),
      };
    }),
  );
}

function stateOf({ status, outcome }: SearchModel): ColumnState {
  if (status === "error") return "failed";
  return outcome === "declined" ? "declined" : "answered";
}
