import { Link, useLocation } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { Wordmark } from "../brand/wordmark.tsx";
import { PageFrame } from "../ui/page-frame.tsx";
import { NavSearch } from "./search/nav-search.tsx";
import { SearchOverlay } from "./search/search-overlay.tsx";
import { UserSlot } from "./user/user-slot.tsx";

/** Scroll position in pixels below which home's search panel is out of view. */
const PANEL_END = 640;

export function TopBar() {
  const isHome = useLocation({ select: (location) => location.pathname === "/" });
  const isBelow = useSyncExternalStore(
    onScroll,
    () => window.scrollY > PANEL_END,
    () => false,
  );
  // Home's own panel is in view: a second full field would repeat it.
  const isShort = isHome && !isBelow;
  return (
    <header className="fixed top-0 right-[var(--removed-body-scroll-bar-size,0px)] left-0 z-20 h-16.5 border-b border-line bg-paper print:hidden">
      <PageFrame className="flex h-full items-center gap-2 md:gap-3 xl:gap-6">
        <Link to="/" aria-label="Standings, home">
          <Wordmark />
        </Link>
        <NavSearch
          labelled={!isShort}
          className={`hidden md:flex ${isShort ? "max-w-55 focus-within:max-w-130" : "max-w-130"}`}
        />
        <nav aria-label="Main" className="ml-auto flex items-center sm:gap-1">
          <SearchOverlay />
          <UserSlot />
        </nav>
      </PageFrame>
    </header>
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener("scroll", listener, { passive: true });
  return () => window.removeEventListener("scroll", listener);
}
