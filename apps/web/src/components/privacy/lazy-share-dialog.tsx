import { lazy, Suspense } from "react";
import type { OwnSearch } from "../../lib/search/privacy.ts";

const ShareDialog = lazy(() =>
  import("./share-dialog.tsx").then((module) => ({ default: module.ShareDialog })),
);

interface LazyShareDialogProps {
  readonly search: OwnSearch;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog; its code comes when it opens. */
export function LazyShareDialog({ search, isOpen, onClose }: LazyShareDialogProps) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ShareDialog search={search} onClose={onClose} />
    </Suspense>
  );
}
