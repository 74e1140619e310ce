/** Runs whose page was left before they ended: their end is told by a toast with a link. */
import { archivedPath } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { type TrpcUtils, trpc } from "../../../lib/api/trpc.ts";
import { isLoss, LONGEST_WAIT_MS } from "../../../lib/api/use-reopen.ts";
import { notify } from "../../../lib/notify.ts";
import { type Question, questionPath } from "../../../lib/search/question.ts";
import { isAnswered } from "../columns/model-column.ts";
import { cachedState, cacheState } from "./run-cache.ts";
import { type RunState, reduceRun } from "./run-state.ts";

export interface LeftRun {
  /** Name of its kept state. */
  readonly key: string;
  readonly question: Question;
  /** As it was left. */
  readonly state: RunState;
  /** Opens a page of this site. */
  readonly open: (href: string) => void;
}

const watched = new Map<string, () => void>();

/** Watches a run until it ends or its page is opened again. Another account in this tab is told nothing. */
export function watchLeftRun(utils: TrpcUtils, run: LeftRun): void {
  const { key, state: left } = run;
  const { searchId, lastSeq } = left;
  if (searchId === null) return;
  forgetLeftRun(searchId);
  const userId = utils.auth.me.getData()?.id;
  let state = left;
  const input = { searchId, lastEventId: lastSeq >= 0 ? String(lastSeq) : null };
  const watching = utils.client.search.events.subscribe(input, {
    onData({ id, data: event }) {
      state = reduceRun(state, { type: "event", seq: Number(id), event });
      cacheState(key, state);
      if (event.type !== "complete") return;
      forgetLeftRun(searchId);
      if (utils.auth.me.getData()?.id !== userId) return;
      forgetSaved(utils, searchId);
      notifyEnd(run, searchId, state);
    },
    onError(error) {
      forgetLeftRun(searchId);
      if (!isLoss(error)) return;
      const again = setTimeout(() => {
        if (utils.auth.me.getData()?.id === userId) watchLeftRun(utils, { ...run, state });
      }, LONGEST_WAIT_MS);
      watched.set(searchId, () => clearTimeout(again));
    },
  });
  watched.set(searchId, () => watching.unsubscribe());
}

/** What was read of a search before its run ended, perhaps anew, is read again. */
export function forgetSaved({ search, trending }: TrpcUtils, id: string): void {
  void search.history.invalidate();
  void search.get.invalidate({ id });
  void search.getOwnOrShared.invalidate({ id });
  void trending.get.invalidate({ id });
}

export function forgetLeftRun(searchId: string): void {
  watched.get(searchId)?.();
  watched.delete(searchId);
}

function notifyEnd({ question, open }: LeftRun, searchId: string, state: RunState): void {
  const named = `Your search “${question.prompt}”`;
  const link = (href: string) => ({ label: "Show", href, open: () => open(href) });
  const page = link(questionPath(question));
  if (!state.columns.some(isAnswered)) {
    notify.info(`${named} got no answer${state.refunded ? " and was refunded" : ""}`, page);
  } else if (!state.isKept) notify.info(`${named} has ended. It is not kept in History`, page);
  else notify.success(`${named} is ready`, link(archivedPath(question.kind, searchId)));
}

/** Watches the run on after its page is left; `key` names its kept state. */
export function useLeftRun(question: Question, searchId: string | null, key: string): void {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search implies its question
  useEffect(() => {
    if (searchId === null) return;
    forgetLeftRun(searchId);
    return () => {
      const state = cachedState(key);
      if (state?.phase !== "streaming") return;
      watchLeftRun(utils, { key, question, state, open: (href) => void navigate({ href }) });
    };
  }, [searchId, key, utils, navigate]);
}
