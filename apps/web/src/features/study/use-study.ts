import {
  foldStudy,
  NO_STUDY,
  STUDY_FEATURE,
  type StudyEvent,
  type StudyRecord,
  type StudyState,
} from "@standings/domain";
import { skipToken } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useReducer, useRef } from "react";
import { errorCode } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useReopen } from "../../lib/api/use-reopen.ts";
import { emit } from "../../lib/browser-events.ts";
import { refreshBalance } from "../../lib/buying/balance.ts";
import { useSession } from "../../lib/session/session.ts";
import { forgetLeftStudy, watchLeftStudy } from "./left-studies.ts";

interface Followed {
  readonly seq: number;
  readonly state: StudyState;
}

/** Events come again after a reconnect: those that are known change nothing. */
function reduce(followed: Followed, { seq, event }: { seq: number; event: StudyEvent }): Followed {
  if (seq <= followed.seq) return followed;
  return { seq, state: foldStudy(followed.state, event) };
}

/** A study, followed while it runs, and what stops and extends it. */
export function useStudy(id: string) {
  const utils = trpc.useUtils();
  const { status, user } = useSession();
  const isKnown = status === "signed-in" || status === "guest";
  const study = trpc.study.byId.useQuery({ studyId: id }, { enabled: isKnown });
  const [{ seq: lastSeq, state }, follow] = useReducer(reduce, { seq: 0, state: NO_STUDY });
  const isFollowed = study.data?.isOwn === true && study.data.status === "running";
  const isUnderWay = isFollowed && !state.hasEnded && study.data !== undefined;
  useLeftStudy(id, isUnderWay ? { prompt: study.data.prompt, seq: lastSeq } : null);
  const reload = () => {
    void utils.study.byId.invalidate({ studyId: id });
    void utils.study.searches.invalidate({ studyId: id });
  };

  const stream = trpc.study.events.useSubscription(isFollowed ? { studyId: id } : skipToken, {
    onData({ id: seq, data: event }) {
      follow({ seq: Number(seq), event });
      if (event.type !== "round_complete" && event.type !== "complete") return;
      void refreshBalance(utils);
      reload();
      if (event.type === "complete") void utils.study.list.invalidate();
    },
  });

  const isLost = useReopen(stream);

  const stop = trpc.study.stop.useMutation({ meta: { failed: "The study could not be stopped" } });
  const extend = trpc.study.extend.useMutation({
    onSuccess() {
      void refreshBalance(utils);
      reload();
    },
    onError(error, { rounds }) {
      const code = errorCode(error);
      if (code === "STUDY_IS_RUNNING" || code === "STUDY_CHANGED") return reload();
      if (code !== "INSUFFICIENT_CREDITS") return;
      emit("openPricingModal", {
        ...STUDY_FEATURE,
        currentCredits: user?.credits,
        creditsRequired: rounds * (study.data?.arms.length ?? 1),
      });
    },
  });

  return {
    study,
    /** What its log says; null where it had ended before this page was opened. */
    live: isFollowed || state.request !== null ? state : null,
    isUnreachable: isFollowed && (isLost || stream.error !== null),
    isStopping: stop.isPending || (isFollowed && state.isStopped),
    stop: () => stop.mutate({ studyId: id }),
    extension: extend,
    extend: (rounds: number, { rounds: after }: Pick<StudyRecord, "rounds">) =>
      extend.mutate({ studyId: id, rounds, after }),
  };
}

/** Watches a study that is still running on after its page is left. */
function useLeftStudy(id: string, running: { readonly prompt: string; readonly seq: number } | null): void {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const left = useRef(running);
  useEffect(() => {
    left.current = running;
  });
  useEffect(() => {
    forgetLeftStudy(id);
    return () => {
      if (left.current === null) return;
      watchLeftStudy(utils, { id, ...left.current, open: (href) => void navigate({ href }) });
    };
  }, [id, utils, navigate]);
}

export type FollowedStudy = ReturnType<typeof useStudy>;
