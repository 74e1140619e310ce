import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../../ui/button.tsx";

const loadSheet = () => import("./search-sheet.tsx");
const SearchSheet = lazy(() => loadSheet().then((module) => ({ default: module.SearchSheet })));

/** Below 1000 px the search box is an icon that opens a full-screen overlay. */
export function SearchOverlay() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        of={Search}
        iconSize="xl"
        className="md:hidden noscript:hidden"
        label="Search"
        onPointerDown={() => void loadSheet()}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <SearchSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
