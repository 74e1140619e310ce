import { ERRORS, SITE_NAME } from "@standings/domain";
import { LRUCache } from "lru-cache";
import { createRenderQueue, PagesBusyError, type QueueBounds } from "./render-queue.ts";

/** A page as it is rendered for everybody. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  readonly etag: string;
}

export interface CacheBounds extends QueueBounds {
  /** Memory of all cached pages. */
  readonly maxBytes: number;
  /** How long a page may lag behind what was saved since. */
  readonly freshMs: number;
  /** How old a page may be that is shown while it cannot be rendered anew. */
  readonly staleMs: number;
}

export const CACHE_BOUNDS: Omit<CacheBounds, "freshMs"> = {
  maxBytes: 64 * 1024 * 1024,
  staleMs: 3_600_000,
  atOnce: 4,
  waiting: 24,
};

/** Called before a page is rendered anew; rejects to refuse the caller. */
export type Admit = () => Promise<void>;

/**
 * Part of the memory for addresses with a query. There are more filters and searches than fit, and a walk through them
 * must not push out the pages without.
 */
const QUERY_SHARE = 0.25;

/** Strings take two bytes a character at most; headers and bookkeeping are small beside a page. */
const BYTES_PER_CHARACTER = 2;
const OVERHEAD_BYTES = 4_096;

/** After a render without a database, the next ones are not tried for this long where an old page will do. */
const REST_MS = 1_000;
export const UNAVAILABLE = ERRORS.DATABASE_UNAVAILABLE.status;

interface CacheEntry {
  readonly page: CachedPage;
  /** What `basis` gave when its render began. */
  readonly basis: unknown;
  /** Milliseconds, by the clock that never goes back. */
  readonly renderedAt: number;
}

/**
 * Caches pages by their normalised route, the least recently asked for go first. Requests for the same page share
 * one render; renders at once are bounded (rejects with PagesBusyError). While pages cannot be rendered, because the
 * database is away or too many are, an older one is shown, and says so by `Age` and `Cache-Status` (RFC 9211). A page is
 * rendered anew as soon as `basis`, of what all pages depend on, gives something else.
 */
export function cachePages(
  render: (route: string) => Promise<CachedPage>,
  { maxBytes, freshMs, staleMs, ...queue }: CacheBounds,
  basis: () => unknown = () => null,
): (route: string, admit: Admit) => Promise<CachedPage> {
  const inTurn = createRenderQueue(queue);
  const plain = createCache(maxBytes * (1 - QUERY_SHARE), staleMs);
  const queried = createCache(maxBytes * QUERY_SHARE, staleMs);
  const cacheOf = (route: string) => (route.includes("?") ? queried : plain);
  const underWay = new Map<string, Promise<CachedPage>>();
  let restsUntil = 0;

  function renderOnce(route: string): Promise<CachedPage> {
    const shared = underWay.get(route);
    if (shared) return shared;
    let rendered: unknown;
    const made = inTurn(() => {
      rendered = basis();
      return render(route);
    })
      .then((page) => {
        if (page.status === UNAVAILABLE) restsUntil = performance.now() + REST_MS;
        else cacheOf(route).set(route, { page, basis: rendered, renderedAt: performance.now() });
        return page;
      })
      .finally(() => underWay.delete(route));
    underWay.set(route, made);
    return made;
  }

  async function renderOr(cached: CacheEntry, route: string): Promise<CachedPage> {
    if (performance.now() < restsUntil) return toStale(cached, freshMs);
    try {
      const page = await renderOnce(route);
      return page.status === UNAVAILABLE ? toStale(cached, freshMs) : page;
    } catch (error) {
      if (error instanceof PagesBusyError) return toStale(cached, freshMs);
      throw error;
    }
  }

  return async (route, admit) => {
    const cached = cacheOf(route).get(route);
    const isFresh = cached?.basis === basis() && performance.now() - (cached?.renderedAt ?? 0) < freshMs;
    if (cached && isFresh) return cached.page;
    await admit();
    return cached ? renderOr(cached, route) : renderOnce(route);
  };
}

function createCache(maxBytes: number, staleMs: number): LRUCache<string, CacheEntry> {
  return new LRUCache({
    maxSize: Math.floor(maxBytes),
    ttl: staleMs,
    sizeCalculation: ({ page }) => page.html.length * BYTES_PER_CHARACTER + OVERHEAD_BYTES,
  });
}

function toStale({ page, renderedAt }: CacheEntry, freshMs: number): CachedPage {
  const ageMs = performance.now() - renderedAt;
  const seconds = (ms: number) => String(Math.round(ms / 1_000));
  const labels = {
    age: seconds(ageMs),
    "cache-status": `${SITE_NAME}; hit; ttl=${seconds(freshMs - ageMs)}`,
  };
  return { ...page, headers: { ...page.headers, ...labels } };
}
