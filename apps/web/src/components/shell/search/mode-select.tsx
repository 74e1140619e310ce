import { DOMAIN_ANALYSIS, KIND_TITLES, type RankingKind } from "@standings/domain";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import { Icon } from "../../ui/icon.tsx";

export type NavMode = RankingKind | "domain";

export const MODE_TITLES: Readonly<Record<NavMode, string>> = {
  company: KIND_TITLES.company,
  expert: KIND_TITLES.expert,
  domain: DOMAIN_ANALYSIS,
};

const loadMenu = () => import("./mode-menu.tsx");
const ModeMenu = lazy(() => loadMenu().then((module) => ({ default: module.ModeMenu })));

interface ModeSelectProps {
  readonly mode: NavMode;
  readonly onMode: (mode: NavMode) => void;
  readonly isLarge?: boolean;
  readonly className: string;
}

/** Choice of what the search box ranks. The menu's code is loaded when the pointer or focus comes near. */
export function ModeSelect({ mode, onMode, isLarge, className }: ModeSelectProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <span className={`relative items-center ${className}`}>
      <button
        ref={button}
        type="button"
        className={`inline-flex h-full items-center justify-between gap-2 px-3 font-medium max-md:min-w-40 xl:min-w-40 whitespace-nowrap text-ink-2 hover:text-ink ${isLarge ? "text-md" : "text-sm"}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={() => setOpen(true)}
        onKeyDown={openByArrow}
      >
        <span className="sr-only">What to rank: </span>
        {MODE_TITLES[mode]}
        <Icon of={ChevronDown} size="sm" className="text-ink-3" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ModeMenu mode={mode} onMode={onMode} button={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
