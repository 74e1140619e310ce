import { getRouteApi } from "@tanstack/react-router";

const route = getRouteApi("/company/$domain");

/** Order, range and chart of a company page, kept in its address. */
export function useCompanyView() {
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const change = (changed: Partial<typeof view>) =>
    void navigate({ search: (current) => ({ ...current, ...changed }), replace: true, resetScroll: false });
  return { view, change };
}
