import { createRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/ui/loading.tsx";
import { privateHead } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/study/study-page.tsx");
const StudyPage = lazy(() => loadPage().then((module) => ({ default: module.StudyPage })));

interface StudySearch {
  /** The first one is left out. */
  readonly tab?: "answers" | "searches" | undefined;
}

export const studyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/study/$id",
  ssr: false,
  validateSearch: ({ tab }: Record<string, unknown>): StudySearch => ({
    tab: (["answers", "searches"] as const).find((known) => known === tab),
  }),
  // Runs on hover of a link and preloads the page's code.
  loader: () => void loadPage(),
  head: (page) => privateHead(page, "Study", "How sure a ranking is."),
  component: Study,
  pendingComponent: PagePending,
});

function Study() {
  const { id } = studyRoute.useParams();
  return <StudyPage key={id} id={id} />;
}
