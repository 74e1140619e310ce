import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/company/$domain");

/** Order, range and chart of a company page, kept in its address. */
export function useCompanyView() {
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const change = (changed: Partial<typeof view>) =>
    void navigate({ search: (current) => ({ ...current, ...changed }), replace: true, resetScroll: false });
  /** The same as a step of the history, from the top of the page. */
  const open = (changed: Partial<typeof view>) =>
    void navigate({ search: (current) => ({ ...current, ...changed }) });
  return { view, change, open };
}
