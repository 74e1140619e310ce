/** Replacement for the shims for older React versions. */
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";

export { useSyncExternalStore };

/** The selected part of a store's snapshot; the same object while the parts are equal. */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: () => Snapshot,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean,
): Selection {
  const rendered = useRef<{ readonly selection: Selection } | null>(null);
  const select = useMemo(() => {
    let last: { readonly snapshot: Snapshot; readonly selection: Selection } | null = null;
    return (snapshot: Snapshot) => {
      if (last && Object.is(last.snapshot, snapshot)) return last.selection;
      const before = last ?? rendered.current;
      const next = selector(snapshot);
      const selection = before && isEqual(before.selection, next) ? before.selection : next;
      last = { snapshot, selection };
      return selection;
    };
  }, [selector, isEqual]);
  const selection = useSyncExternalStore(
    subscribe,
    () => select(getSnapshot()),
    () => select(getServerSnapshot()),
  );
  useEffect(() => {
    rendered.current = { selection };
  }, [selection]);
  return selection;
}
