/** Parts of a server-rendered page whose code is not in the first bundle. */
import { type ComponentType, createElement, use } from "react";

interface LaterPart {
  /** For a `<Suspense>` with constant props. The server's HTML stays until the part hydrates. */
  readonly Part: ComponentType;
  /** For loaders: afterwards the server and navigation in the app render the part immediately. */
  readonly preload: () => Promise<void>;
}

/** Fetches the part's code when `wanted` resolves. On failure the server's HTML stays. */
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
        // In view soon, or already passed by a jump to the end.
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

/** Resolves at the first pointer, key or scroll event, so that a mere look at the first screen fetches nothing. */
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

/** Never resolves; for parts without interaction. */
export function forever(): Promise<void> {
  return new Promise(() => {});
}
