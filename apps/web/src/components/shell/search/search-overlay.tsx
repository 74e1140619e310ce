import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

const loadSheet = () => import("./search-sheet.tsx");
const SearchSheet = lazy(() => loadSheet().then((module) => ({ default: module.SearchSheet })));

/** Below 1000 px the search box is an icon that opens a full-screen overlay. */
export function SearchOverlay() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        className="md:hidden noscript:hidden"
        aria-label="Search"
        onPointerDown={() => void loadSheet()}
        onClick={() => setOpen(true)}
      >
        <Icon of={Search} size="xl" />
      </Button>
      {open && (
        <Suspense fallback={null}>
          <SearchSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
