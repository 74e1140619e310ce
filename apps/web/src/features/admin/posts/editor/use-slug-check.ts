import { isSlug, SLUG_CHECK } from "@standings/domain";
import { useCallback } from "react";
import { errorCode } from "../../../../lib/api/errors.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { useDebounced } from "../../../../lib/hooks.ts";

/** States of a slug (spec part 2 §4), and those of one that is not or cannot be checked. */
export type SlugState = "short" | "invalid" | "checking" | "available" | "taken" | "unknown";

interface CheckedSlug {
  readonly slug: string;
  /** The post that is edited, and the slug it was opened with. */
  readonly id: string | undefined;
  readonly ownSlug: string | undefined;
}

/** Whether the post can have a slug, asked half a second after the last key. */
export function useSlugCheck({ slug, id, ownSlug }: CheckedSlug) {
  const utils = trpc.useUtils();
  const isChecked = slug.length >= SLUG_CHECK.minLength && isSlug(slug) && slug !== ownSlug;
  const [settled, isSettled] = useDebounced(slug, SLUG_CHECK.waitMs);
  const check = trpc.admin.posts.checkSlug.useQuery(
    { slug: settled, id },
    { enabled: isChecked && isSettled, staleTime: 0, gcTime: 0, retry: 1 },
  );
  /** Somebody else's post got the slug in the meantime. */
  const markTaken = useCallback(
    () => utils.admin.posts.checkSlug.setData({ slug, id }, { available: false }),
    [utils, slug, id],
  );
  return { state: stateOf(), markTaken };

  function stateOf(): SlugState {
    if (slug === ownSlug) return "available";
    if (slug.length < SLUG_CHECK.minLength) return "short";
    if (!isSlug(slug)) return "invalid";
    if (!isSettled || (check.isFetching && !check.data)) return "checking";
    if (check.data) return check.data.available ? "available" : "taken";
    return errorCode(check.error) === null ? "unknown" : "invalid";
  }
}
