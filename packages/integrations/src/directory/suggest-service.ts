import type { CompanySuggestion } from "@standings/domain";
import { z } from "zod";
import type { GuardedFetch } from "../fetch/guarded-fetch.ts";

/** An outside directory of companies. */
export interface SuggestService {
  /** The service is the sandbox. */
  readonly isSandbox: boolean;
  /** Companies whose name or domain begins so, unchecked; empty when the service fails. */
  suggest(query: string): Promise<CompanySuggestion[]>;
}

export interface SuggestServiceOptions {
  /** Address with `{query}` in it that answers with a JSON list of `{name, domain}`. */
  readonly template: string;
  readonly isSandbox: boolean;
  readonly fetch: GuardedFetch;
  readonly onFailure: (error: unknown) => void;
  /** How long an answer may take. */
  readonly timeoutMs: number;
}

const MAX_BYTES = 256 * 1024;
const MAX_ENTRIES = 10;
const KEPT_MS = 10 * 60_000;
const KEPT_QUERIES = 1_000;
const FAILURES_TO_REST = 3;
const REST_MS = 30_000;

const entrySchema = z.object({ name: z.string().max(300), domain: z.string().max(300) });

/**
 * Client with a time limit, a cache, and a pause of 30 s after three failures in a row.
 */
export function createSuggestService(
  { template, isSandbox, fetch, onFailure, timeoutMs }: SuggestServiceOptions,
  now: () => number = Date.now,
): SuggestService {
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<CompanySuggestion[]> }>();
  let failures = 0;
  let restUntil = 0;

  async function ask(query: string): Promise<CompanySuggestion[]> {
    try {
      const url = template.replaceAll("{query}", encodeURIComponent(query));
      const { body } = await fetch(url, { timeoutMs, maxBytes: MAX_BYTES });
      const entries = z.array(z.unknown()).parse(JSON.parse(body.toString("utf8")));
      failures = 0;
      return entries.slice(0, MAX_ENTRIES).flatMap((entry) => entrySchema.safeParse(entry).data ?? []);
    } catch (error) {
      kept.delete(query);
      failures += 1;
      if (failures >= FAILURES_TO_REST) restUntil = now() + REST_MS;
      onFailure(error);
      return [];
    }
  }

  return {
    isSandbox,
    suggest(query) {
      const known = kept.get(query);
      if (known && now() - known.at < KEPT_MS) return known.answer;
      if (now() < restUntil) return Promise.resolve([]);
      const answer = ask(query);
      kept.set(query, { at: now(), answer });
      const [oldest] = kept.keys();
      if (kept.size > KEPT_QUERIES && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
  };
}
