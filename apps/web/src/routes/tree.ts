import { adminRoute } from "./admin.tsx";
import { archivedCompanyRankingRoute } from "./archived-company-ranking.tsx";
import {
  archivedComparePromptsResultRoute,
  missingComparisonRoute,
} from "./archived-compare-prompts-result.tsx";
import { archivedExpertRankingRoute } from "./archived-expert-ranking.tsx";
import { blogRoute } from "./blog.tsx";
import { blogPostRoute } from "./blog-post.tsx";
import {
  brandClaimsRoute,
  brandNamesRoute,
  brandRoute,
  brandsRoute,
  newBrandRoute,
  sharedBrandRoute,
  unsubscribeRoute,
} from "./brands.tsx";
import { checkoutSuccessRoute } from "./checkout-success.tsx";
import { companyRoute } from "./company.tsx";
import { companyRankingRoute, emptyCompanyRankingRoute } from "./company-ranking.tsx";
import { comparePromptsResultRoute } from "./compare-prompts-result.tsx";
import { contactRoute } from "./contact.tsx";
import { developersRoute } from "./developers.tsx";
import { emptyExpertRankingRoute, expertRankingRoute } from "./expert-ranking.tsx";
import { homeRoute } from "./home.tsx";
import { privacyRoute, termsRoute } from "./legal.tsx";
import { methodRoute, weatherRoute } from "./method.tsx";
import { unknownRoute } from "./not-found.tsx";
import { pricingRoute } from "./pricing.tsx";
import { profileRoute } from "./profile.tsx";
import { resetPasswordRoute } from "./reset-password.tsx";
import { rootRoute } from "./root.tsx";
import { studyRoute } from "./study.tsx";
import { trendingRoute } from "./trending.tsx";
import {
  missingTrendingCompanyRankingRoute,
  trendingCompanyRankingRoute,
} from "./trending-company-ranking.tsx";
import { verifyEmailRoute } from "./verify-email.tsx";

export const routeTree = rootRoute.addChildren([
  homeRoute,
  companyRoute,
  companyRankingRoute,
  emptyCompanyRankingRoute,
  expertRankingRoute,
  emptyExpertRankingRoute,
  comparePromptsResultRoute,
  archivedCompanyRankingRoute,
  archivedExpertRankingRoute,
  archivedComparePromptsResultRoute,
  missingComparisonRoute,
  studyRoute,
  brandsRoute,
  newBrandRoute,
  brandRoute,
  brandClaimsRoute,
  brandNamesRoute,
  sharedBrandRoute,
  unsubscribeRoute,
  trendingRoute,
  trendingCompanyRankingRoute,
  missingTrendingCompanyRankingRoute,
  blogRoute,
  blogPostRoute,
  profileRoute,
  methodRoute,
  weatherRoute,
  developersRoute,
  pricingRoute,
  checkoutSuccessRoute,
  verifyEmailRoute,
  resetPasswordRoute,
  contactRoute,
  privacyRoute,
  termsRoute,
  adminRoute,
  unknownRoute,
]);
