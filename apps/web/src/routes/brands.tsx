import { createRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/ui/loading.tsx";
import { readBrandSearch, textOf } from "../features/brands/brand-search.ts";
import { readClaimsSearch } from "../features/brands/claims/claims-search.ts";
import { privateHead } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

const loadList = () => import("../features/brands/brands-page.tsx");
const loadNew = () => import("../features/brands/new/new-brand-page.tsx");
const loadBrand = () => import("../features/brands/brand-page.tsx");
const loadClaims = () => import("../features/brands/claims/claims-page.tsx");
const loadNames = () => import("../features/brands/names/names-page.tsx");
const loadShared = () => import("../features/brands/shared-brand-page.tsx");
const loadUnsubscribe = () => import("../features/brands/unsubscribe-page.tsx");
const BrandsPage = lazy(() => loadList().then((module) => ({ default: module.BrandsPage })));
const NewBrandPage = lazy(() => loadNew().then((module) => ({ default: module.NewBrandPage })));
const BrandPage = lazy(() => loadBrand().then((module) => ({ default: module.BrandPage })));
const ClaimsPage = lazy(() => loadClaims().then((module) => ({ default: module.ClaimsPage })));
const NamesPage = lazy(() => loadNames().then((module) => ({ default: module.NamesPage })));
const SharedBrandPage = lazy(() => loadShared().then((module) => ({ default: module.SharedBrandPage })));
const UnsubscribePage = lazy(() => loadUnsubscribe().then((module) => ({ default: module.UnsubscribePage })));

/** Companies that the viewer watches. */
export const brandsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/brands",
  ssr: false,
  loader: () => void loadList(),
  head: (page) => privateHead(page, "Brands", "Where your brands stand in AI answers."),
  component: BrandsPage,
  pendingComponent: PagePending,
});

interface NewBrandSearch {
  /** Of a company that another page names. */
  readonly domain?: string | undefined;
}

export const newBrandRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/brands/new",
  ssr: false,
  validateSearch: ({ domain }: Record<string, unknown>): NewBrandSearch => ({
    domain: textOf(domain),
  }),
  loader: () => void loadNew(),
  head: (page) => privateHead(page, "New brand", "Where a brand stands in AI answers."),
  component: NewBrandPage,
  pendingComponent: PagePending,
});

export const brandRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/brands/$id",
  ssr: false,
  validateSearch: readBrandSearch,
  loader: () => void loadBrand(),
  head: (page) => privateHead(page, "Brand", "Where a brand stands in AI answers."),
  component: Brand,
  pendingComponent: PagePending,
});

function Brand() {
  const { id } = brandRoute.useParams();
  return <BrandPage key={id} id={id} />;
}

/** What the companies of a brand are called. */
export const brandNamesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/brands/$id/names",
  ssr: false,
  loader: () => void loadNames(),
  head: (page) => privateHead(page, "Names of a brand", "What answers call a brand."),
  component: BrandNames,
  pendingComponent: PagePending,
});

function BrandNames() {
  const { id } = brandNamesRoute.useParams();
  return <NamesPage key={id} id={id} />;
}

/** What models say about a brand. */
export const brandClaimsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/brands/$id/claims",
  ssr: false,
  validateSearch: readClaimsSearch,
  loader: () => void loadClaims(),
  head: (page) => privateHead(page, "What models say", "What models say about a brand."),
  component: BrandClaims,
  pendingComponent: PagePending,
});

function BrandClaims() {
  const { id } = brandClaimsRoute.useParams();
  return <ClaimsPage key={id} id={id} />;
}

/** A brand for whoever has a link to it. */
export const sharedBrandRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/shared/$token",
  ssr: false,
  validateSearch: readBrandSearch,
  loader: () => void loadShared(),
  head: (page) => privateHead(page, "Shared brand", "Where a brand stands in AI answers."),
  component: SharedBrandPage,
  pendingComponent: PagePending,
});

/** Where mails about a brand are ended. */
export const unsubscribeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/unsubscribe",
  ssr: false,
  validateSearch: ({ token }: Record<string, unknown>) => ({ token: textOf(token) }),
  loader: () => void loadUnsubscribe(),
  head: (page) => privateHead(page, "Unsubscribe", "End mails about a brand."),
  component: UnsubscribePage,
  pendingComponent: PagePending,
});
