/** Parts of a server-rendered page whose code is not in the first bundle. */
import { type ComponentType, createElement, use } from "react";

interface LaterPart {
  /** For a `<Suspense>` without changing props: until it hydrates, the server's HTML stands there. */
  readonly Part: ComponentType;
  /** For loaders: the server and navigation within the app render the part at once. */
  readonly preload: () => Promise<void>;
}

/** The part's code is fetched when `wanted` resolves; when that fails, the server's HTML stays as it is. */
export function hydrateLater(
  fetchPart: () => Promise<ComponentType>,
  wanted: () => Promise<void>,
): LaterPart {
  let loaded: ComponentType | null = null;
  let waiting: Promise<void> | null = null;
  const preload = async () => {
    loaded = await fetchPart();
  };
  const wait = () => wanted().then(preload).catch(forever);
  function Part() {
    if (loaded === null) {
      waiting ??= wait();
      use(waiting);
    }
    return loaded && createElement(loaded);
  }
  return { Part, preload };
}

const NEAR = "240px";

/** Resolves once the visitor has interacted and the element is nearly in view. */
export async function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return;
  await whenFirstInteraction();
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        // Nearly in view, or passed already: who jumps to the end wants what lies between as well.
        if (!entries.some((entry) => entry.isIntersecting || entry.boundingClientRect.top < 0)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
  });
}

const INTERACTIONS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/** Resolves at the first pointer, key or scroll: a visitor who only looks at the first screen fetches nothing more. */
function whenFirstInteraction(): Promise<void> {
  if (window.scrollY > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const begin = () => {
      listening.abort();
      resolve();
    };
    for (const interaction of INTERACTIONS) {
      window.addEventListener(interaction, begin, { signal: listening.signal, passive: true });
    }
  });
}

/** For parts in which nothing reacts. */
export function forever(): Promise<void> {
  return new Promise(() => {});
}
