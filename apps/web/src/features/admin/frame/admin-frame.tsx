import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Wordmark } from "../../../components/brand/wordmark.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { ButtonAnchor, ButtonLink } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { AdminNav } from "./admin-nav.tsx";

interface AdminFrameProps {
  readonly adminName: string;
  /** Segment of the address. */
  readonly tab: string;
  readonly children: ReactNode;
}

/** Frame of the panel: header with welcome and way back, the tabs beside the content, above it on a phone. */
export function AdminFrame({ adminName, tab, children }: AdminFrameProps) {
  return (
    <div className="min-h-svh md:grid md:grid-cols-[224px_minmax(0,1fr)] md:grid-rows-[auto_minmax(0,1fr)]">
      <ButtonAnchor
        href="#main"
        variant="primary"
        className="fixed top-3 left-3 z-50 -translate-y-20 focus-visible:translate-y-0"
      >
        Skip to content
      </ButtonAnchor>
      <header className="border-b border-line md:col-span-2">
        <div className="flex h-16.5 max-w-360 items-center gap-3 px-(--gutter) md:px-5 xl:pr-8">
          <Link to="/" aria-label="Standings, home">
            <Wordmark />
          </Link>
          <span className="max-[22.5rem]:hidden">
            <Badge tone="line">Admin</Badge>
          </span>
          <p className="ml-auto truncate text-ink-2 max-md:hidden">
            Welcome, <strong className="font-medium text-ink">{adminName}</strong>
          </p>
          <ButtonLink to="/" className="max-md:ml-auto max-sm:px-3">
            <Icon of={ArrowLeft} />
            Back to App
          </ButtonLink>
        </div>
      </header>
      <AdminNav tab={tab} />
      <main id="main" tabIndex={-1} className="min-w-0 max-w-316 px-(--gutter) pt-6 pb-16 md:px-8 md:pt-8">
        {children}
      </main>
    </div>
  );
}
