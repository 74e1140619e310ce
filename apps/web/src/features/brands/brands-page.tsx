import {
  type BrandSummary,
  marketName,
  plural,
  rhythmWords,
  sharePercent,
  visitDays,
} from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { Plus, Radar } from "lucide-react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { Badge, SandboxBadge } from "../../components/ui/badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { LoadFailed } from "../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../components/ui/loading.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { HEAVY_RULE } from "../../components/ui/table.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { SparkLine } from "./chart/spark-line.tsx";
import { SignedIn } from "./signed-in.tsx";

/** `/brands`: all brands of the viewer. */
export function BrandsPage() {
  return (
    <PageFrame top="page">
      <SignedIn>
        <Brands />
      </SignedIn>
    </PageFrame>
  );
}

function Brands() {
  const { data, isError, refetch } = trpc.brands.list.useQuery();
  if (isError) {
    return (
      <LoadFailed level={1} title="Your brands could not be loaded" isMain onRetry={() => void refetch()} />
    );
  }
  if (!data) {
    return (
      <div className="min-h-screen">
        <DelayedLoading>Loading your brands...</DelayedLoading>
      </div>
    );
  }
  if (data.length === 0) return <NoBrands />;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-page-title font-strong sm:text-2xl/7.5">Brands</h1>
        <ButtonLink to="/brands/new" variant="primary">
          <Icon of={Plus} />
          New brand
        </ButtonLink>
      </div>
      <BrandRows brands={data} />
    </>
  );
}

function NoBrands() {
  return (
    <Notice
      level={1}
      icon={Radar}
      title="Watch where your brand stands"
      actions={
        <ButtonLink to="/brands/new" variant="primary">
          Set up a brand
        </ButtonLink>
      }
    >
      Name your company, its competitors and the questions buyers ask. AI models are asked every week, and you
      are told when something really changes.
    </Notice>
  );
}

/** Rows of brands, also on home. */
function BrandRows({ brands }: { brands: readonly BrandSummary[] }) {
  return (
    <ul className={HEAVY_RULE}>
      {brands.map((brand) => (
        <BrandRow key={brand.id} brand={brand} />
      ))}
    </ul>
  );
}

function BrandRow({ brand }: { brand: BrandSummary }) {
  const { id, name, domain, market, markets, listed, trend, prompts, alerts, isPaused, isSandbox } = brand;
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-line py-4 sm:grid-cols-[auto_minmax(0,1fr)_90px_140px_190px]">
      <CompanyLogo domain={domain} name={name} className="side-9" />
      <span className="min-w-0">
        <Link
          to="/brands/$id"
          params={{ id }}
          className="block truncate text-name font-strong after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <span className="block truncate text-sm text-ink-3">
          {domain}, {plural(prompts, "prompt")}
          {market && ` in ${marketName(market)}`}
          {markets.length > 1 && `, ${plural(markets.length, "market")} in all`}
        </span>
      </span>
      <span className="text-right">
        <b className="block text-lg font-strong tabular-nums">
          {listed === null ? "–" : sharePercent(listed)}
        </b>
        <span className="text-xs text-ink-3">
          {listed !== null ? "of answers list it" : market ? "not asked there yet" : "no figure yet"}
        </span>
      </span>
      {trend.length > 1 ? (
        <SparkLine values={trend} className="max-sm:hidden" />
      ) : (
        <span className="max-sm:hidden" />
      )}
      <span className="grid justify-items-start gap-1 text-sm text-ink-3 max-sm:col-span-3 max-sm:flex max-sm:flex-wrap max-sm:gap-2.5">
        <span>{nextOf(brand)}</span>
        {alerts > 0 && <Badge tone="mark">{plural(alerts, "real change")} in 30 days</Badge>}
        {isPaused && <Badge tone="waiting">Paused</Badge>}
        {isSandbox && <SandboxBadge />}
      </span>
    </li>
  );
}

function nextOf({ visit, nextVisitAt, isPaused, rhythm, timeZone }: BrandSummary): string {
  if (visit) return `Visit under way: ${visit.done} of ${visit.prompts}`;
  if (isPaused) return "Not visited";
  if (nextVisitAt === null)
    return rhythmWords({ rhythm, day: 1 }) === "by hand" ? "Visited by hand" : "No visit";
  if (Date.parse(nextVisitAt) <= Date.now()) return "Visit due now";
  return `Next visit ${visitDays(timeZone)(nextVisitAt)}`;
}
