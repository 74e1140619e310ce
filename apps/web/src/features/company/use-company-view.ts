import { getRouteApi } from "@tanstack/react-router";
import { useCatalogue } from "../../lib/html/catalogue.tsx";

const route = getRouteApi("/company/$domain");

/** Order, range and chart of a company page, kept in its address. */
export function useCompanyView() {
  const { describeModel } = useCatalogue();
  const search = route.useSearch();
  const known = (id: string | undefined) => (id === undefined ? undefined : describeModel(id)?.id);
  const view = {
    ...search,
    answeredBy: known(search.answeredBy),
    model: known(search.model),
    by: known(search.by),
  };
  const navigate = route.useNavigate();
  const change = (changed: Partial<typeof search>) =>
    void navigate({ search: (current) => ({ ...current, ...changed }), replace: true, resetScroll: false });
  /** The same as a step of the history, from the top of the page. */
  const open = (changed: Partial<typeof search>) =>
    void navigate({ search: (current) => ({ ...current, ...changed }) });
  return { view, change, open };
}
