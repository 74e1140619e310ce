import { Link, useLocation } from "@tanstack/react-router";
import { Wordmark } from "../brand/wordmark.tsx";
import { NavSearch } from "./nav-search.tsx";
import { SearchOverlay } from "./search-overlay.tsx";
import { UserSlot } from "./user-slot.tsx";

export function TopBar() {
  const home = useLocation({ select: (location) => location.pathname === "/" });
  return (
    <header className="fixed top-0 right-[var(--removed-body-scroll-bar-size,0px)] left-0 z-20 h-[66px] border-b border-line bg-paper print:hidden">
      <div className="wrap flex h-full items-center gap-2 md:gap-6">
        <Link to="/" aria-label="Standings, home">
          <Wordmark />
        </Link>
        <NavSearch
          labelled={!home}
          className={`hidden md:flex ${home ? "max-w-[220px] focus-within:max-w-[520px]" : "max-w-[520px]"}`}
        />
        <nav aria-label="Main" className="ml-auto flex items-center gap-1">
          <SearchOverlay />
          <UserSlot />
        </nav>
      </div>
    </header>
  );
}
