import { HOME_LEAD } from "@standings/domain";
import { lazy, Suspense } from "react";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { forever, hydrateLater, whenNear } from "../../lib/html/hydrate-later.tsx";
import { TAGLINE } from "../../lib/html/meta.ts";
import { useSession } from "../../lib/session/session.ts";
import { SearchPanel } from "./search-panel.tsx";
import { COMPANIES_ID } from "./section-ids.ts";

const CLAIMS = [
  ["500+", "companies scanned"],
  ["1,000+", "prompts analyzed"],
  ["5,000+", "insights generated"],
] as const;

const sections = hydrateLater(
  async () => (await import("./home-sections.tsx")).HomeSections,
  () => whenNear(COMPANIES_ID),
);
const specimen = hydrateLater(async () => (await import("./specimen.tsx")).Specimen, forever);

/** For the route's loader. */
export const preloadHome = () => Promise.all([sections.preload(), specimen.preload()]);

// Created once: new props would make React render a part whose code is missing.
const SECTIONS = (
  <Suspense fallback={null}>
    <sections.Part />
  </Suspense>
);
const SPECIMEN = (
  <Suspense fallback={null}>
    <specimen.Part />
  </Suspense>
);

export function HomePage() {
  // Keeps the query in use until the sections mount.
  trpc.trending.home.useQuery();
  return (
    <PageFrame>
      <OwnBrandsSlot />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 pt-6 sm:pt-14 lg:grid-cols-[minmax(0,680px)_minmax(0,1fr)] lg:gap-x-14">
        <div>
          <h1 className="max-w-160 text-3xl font-strong text-balance sm:text-4xl">{TAGLINE}</h1>
          <p className="mt-2.5 mb-5 max-w-140 text-md text-pretty text-ink-2 sm:mt-4 sm:mb-8 sm:text-lg">
            {HOME_LEAD}
          </p>
          <SearchPanel />
        </div>
        {SPECIMEN}
      </div>
      <ul className="grid gap-2 pt-8 sm:grid-cols-[repeat(3,auto)_1fr] sm:gap-12 sm:pt-10">
        {CLAIMS.map(([figure, what]) => (
          <li key={what}>
            <b className="mr-2 text-xl font-strong">{figure}</b>
            <span className="text-ink-2">{what}</span>
          </li>
        ))}
      </ul>
      {SECTIONS}
    </PageFrame>
  );
}

const OwnBrands = lazy(() =>
  import("../brands/own-brands.tsx").then((module) => ({ default: module.OwnBrands })),
);

/**
 * The viewer's brands stand before the search panel. The room for them is taken before they are known (`member` is set before the
 * first paint), so that nothing moves.
 */
function OwnBrandsSlot() {
  const { status } = useSession();
  return (
    <div className="hidden min-h-26 pt-6 member:block">
      <Suspense fallback={null}>{status === "signed-in" && <OwnBrands />}</Suspense>
    </div>
  );
}
