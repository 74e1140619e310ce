import { LRUCache } from "lru-cache";
import { createRenderQueue, type QueueBounds } from "./render-queue.ts";

/** A page as it is rendered for everybody. */
export interface KeptPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly etag: string;
}

export interface KeepBounds extends QueueBounds {
  /** Memory of all kept pages. */
  readonly maxBytes: number;
  /** How long a page may lag behind what was saved since. */
  readonly freshMs: number;
}

export const KEEP_BOUNDS: KeepBounds = {
  maxBytes: 64 * 1024 * 1024,
  freshMs: 5_000,
  atOnce: 4,
  waiting: 24,
};

/** Called before a page is rendered anew; rejects to refuse the caller. */
export type Admit = () => Promise<void>;

/** Strings take two bytes a character at most; headers and bookkeeping are small beside a page. */
const BYTES_PER_CHARACTER = 2;
const OVERHEAD_BYTES = 4_096;

/**
 * Keeps pages by their normalised route, the least recently asked for go first. Requests for the same page share
 * one render; renders at once are bounded (rejects with PagesBusyError).
 */
export function keepPages(
  render: (route: string) => Promise<KeptPage>,
  { maxBytes, freshMs, ...queue }: KeepBounds = KEEP_BOUNDS,
): (route: string, admit: Admit) => Promise<KeptPage> {
  const inTurn = createRenderQueue(queue);
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    ttl: freshMs,
    sizeCalculation: ({ html }) => html.length * BYTES_PER_CHARACTER + OVERHEAD_BYTES,
  });
  const underWay = new Map<string, Promise<KeptPage>>();

  function renderOnce(route: string): Promise<KeptPage> {
    const shared = underWay.get(route);
    if (shared) return shared;
    const made = inTurn(() => render(route))
      .then((page) => {
        pages.set(route, page);
        return page;
      })
      .finally(() => underWay.delete(route));
    underWay.set(route, made);
    return made;
  }

  return async (route, admit) => {
    const kept = pages.get(route);
    if (kept) return kept;
    await admit();
    return renderOnce(route);
  };
}
