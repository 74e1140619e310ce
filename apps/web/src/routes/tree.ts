import { archivedCompanyRankingRoute } from "./archived-company-ranking.tsx";
import { companyRankingRoute, emptyRankingRoute } from "./company-ranking.tsx";
import { homeRoute } from "./home.tsx";
import { unknownRoute } from "./not-found.tsx";
import { profileRoute } from "./profile.tsx";
import { rootRoute } from "./root.tsx";

export const routeTree = rootRoute.addChildren([
  homeRoute,
  companyRankingRoute,
  emptyRankingRoute,
  archivedCompanyRankingRoute,
  profileRoute,
  unknownRoute,
]);
