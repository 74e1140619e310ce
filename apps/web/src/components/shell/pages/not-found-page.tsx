import { rankingColumns } from "@standings/domain";
import { useLocation } from "@tanstack/react-router";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { useSession } from "../../../lib/session/session.ts";
import { RankStrip } from "../../strip/rank-strip.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { rankStyle } from "../../ui/rank-badge.tsx";

export function NotFoundPage() {
  const catalogue = useCatalogue();
  const path = useLocation({ select: (location) => location.pathname });
  const { status } = useSession();
  return (
    <PageFrame top="page">
      <p className="text-sm font-medium text-ink-3">404</p>
      <h1 className="mt-1 mb-2 text-2xl font-strong">Page not found</h1>
      <p className="text-md text-ink-2">
        Nothing is listed at this address. It may have been deleted, or the link is incomplete.
      </p>
      <div className="mt-8 mb-5 grid grid-cols-[64px_minmax(0,1fr)] items-center gap-4 border-t-2 border-b border-t-line-ink border-b-line-2 max-sm:pt-3 sm:grid-cols-[76px_minmax(0,1fr)_420px]">
        <span className={rankStyle({ band: "none", size: "page" })}>404</span>
        <div className="min-w-0">
          <p className="truncate text-name font-strong" title={path}>
            {path}
          </p>
          <p className="text-sm text-ink-3">Listed by 0 of 5 models</p>
        </div>
        <div className="max-sm:col-span-2 [--absent:112px] sm:h-21">
          <RankStrip name="This page" votes={[]} columns={rankingColumns(catalogue.defaultIds)} look="page" />
        </div>
      </div>
      <div className="flex gap-2">
        <ButtonLink to="/" variant="primary">
          Go Home
        </ButtonLink>
        {status === "signed-in" && <ButtonLink to="/profile">Back to History</ButtonLink>}
      </div>
    </PageFrame>
  );
}
