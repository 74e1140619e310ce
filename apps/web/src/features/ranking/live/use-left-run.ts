import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { trpc } from "../../../lib/api/trpc.ts";
import type { Question } from "../../../lib/search/question.ts";
import { keptState } from "./kept-states.ts";
import { forgetLeftRun, watchLeftRun } from "./left-runs.ts";

/** Watches the run on after its page is left; `key` names its kept state. */
export function useLeftRun(question: Question, searchId: string | null, key: string): void {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search implies its question
  useEffect(() => {
    if (searchId === null) return;
    forgetLeftRun(searchId);
    return () => {
      const state = keptState(key);
      if (state?.phase !== "streaming") return;
      watchLeftRun(utils, { key, question, state, open: (href) => void navigate({ href }) });
    };
  }, [searchId, key, utils, navigate]);
}
