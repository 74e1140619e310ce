import { trpc } from "../../lib/api/trpc.ts";
import { useCompanyView } from "./use-company-view.ts";

/** Whose field the page shows: everybody's, or with the viewer's private questions; undefined leaves it to the server. */
export function useField(domain: string) {
  const { view } = useCompanyView();
  return { domain, ...(view.mine === undefined ? {} : { withPrivate: view.mine }) };
}

/** After a change of the field: all that is counted over it. */
export function useFieldChanged() {
  const { company } = trpc.useUtils();
  return () =>
    Promise.all([
      company.overview.invalidate(),
      company.questions.invalidate(),
      company.competition.invalidate(),
      company.sources.invalidate(),
      company.weeks.invalidate(),
    ]);
}
