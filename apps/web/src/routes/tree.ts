import { archivedCompanyRankingRoute } from "./archived-company-ranking.tsx";
import { checkoutSuccessRoute } from "./checkout-success.tsx";
import { companyRankingRoute, emptyRankingRoute } from "./company-ranking.tsx";
import { homeRoute } from "./home.tsx";
import { unknownRoute } from "./not-found.tsx";
import { pricingRoute } from "./pricing.tsx";
import { profileRoute } from "./profile.tsx";
import { resetPasswordRoute } from "./reset-password.tsx";
import { rootRoute } from "./root.tsx";
import { verifyEmailRoute } from "./verify-email.tsx";

export const routeTree = rootRoute.addChildren([
  homeRoute,
  companyRankingRoute,
  emptyRankingRoute,
  archivedCompanyRankingRoute,
  profileRoute,
  pricingRoute,
  checkoutSuccessRoute,
  verifyEmailRoute,
  resetPasswordRoute,
  unknownRoute,
]);
