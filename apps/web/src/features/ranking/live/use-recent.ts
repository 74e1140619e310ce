import { trpc } from "../../../lib/api/trpc.ts";
import type { Question } from "../../../lib/search/question.ts";

/** The user's own newest run of the question; read once for each visit, so that the page never changes by itself. */
export function useRecent(question: Question) {
  const { kind, prompt, models, webSearch } = question;
  const prompt2 = question.kind === "comparison" ? { prompt2: question.prompt2 } : {};
  return trpc.search.findRecent.useQuery(
    { kind, prompt, ...prompt2, models: [...models], webSearch },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: 1, refetchOnWindowFocus: false },
  );
}
