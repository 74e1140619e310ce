import { DEFAULT_MODEL_IDS, rankingColumns } from "@standings/domain";
import { Link, useLocation } from "@tanstack/react-router";
import { useSession } from "../../../lib/session/session.ts";
import { RankStrip } from "../../strip/rank-strip.tsx";

export function NotFoundPage() {
  const path = useLocation({ select: (location) => location.pathname });
  const { status } = useSession();
  return (
    <div className="wrap pt-6 sm:pt-10">
      <p className="text-sm font-medium text-ink-3">404</p>
      <h1 className="mt-1 mb-2 text-2xl font-strong">Page not found</h1>
      <p className="text-md text-ink-2">
        Nothing is listed at this address. It may have been deleted, or the link is incomplete.
      </p>
      <div className="mt-8 mb-5 grid grid-cols-[64px_minmax(0,1fr)] items-center gap-4 border-t-2 border-b border-t-line-ink border-b-line-2 max-sm:pt-3 sm:grid-cols-[76px_minmax(0,1fr)_420px]">
        <span className="rank !h-8 !min-w-[52px] !text-[15px]" data-band="none">
          404
        </span>
        <div className="min-w-0">
          <p className="truncate text-[15px] font-strong" title={path}>
            {path}
          </p>
          <p className="text-sm text-ink-3">Listed by 0 of 5 models</p>
        </div>
        <div className="max-sm:col-span-2 [--absent:112px] sm:h-[84px]">
          <RankStrip name="This page" votes={[]} columns={rankingColumns(DEFAULT_MODEL_IDS)} />
        </div>
      </div>
      <div className="flex gap-2">
        <Link to="/" className="btn btn-primary">
          Go Home
        </Link>
        {status === "signed-in" && (
          <Link to="/profile" className="btn btn-secondary">
            Back to History
          </Link>
        )}
      </div>
    </div>
  );
}
