import { BLOG_LIMITS, blogPath, ERRORS, SLUG_CHECK, slugOf } from "@standings/domain";
import { Check, CircleAlert, type LucideIcon } from "lucide-react";
import type { RefObject } from "react";
import { Icon } from "../../../../components/ui/icon.tsx";
import { Spinner } from "../../../../components/ui/loading.tsx";
import type { SlugState } from "./use-slug-check.ts";

const SAYS: Readonly<Record<SlugState, { text: string; className: string; icon: LucideIcon | null }>> = {
  short: { text: `At least ${SLUG_CHECK.minLength} characters`, className: "text-ink-3", icon: null },
  invalid: { text: "Letters, digits and hyphens", className: "text-bad", icon: CircleAlert },
  checking: { text: "Checking…", className: "text-ink-3", icon: null },
  available: { text: "Available", className: "text-good", icon: Check },
  taken: { text: "Taken", className: "text-bad", icon: CircleAlert },
  unknown: { text: "Could not be checked", className: "text-warn", icon: CircleAlert },
};

interface SlugFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly slug: string;
  readonly state: SlugState;
  /** Saving found it taken. */
  readonly isRefused: boolean;
  readonly onChange: (slug: string) => void;
}

/** Address of the post, and whether it is free (spec part 2 §4). */
export function SlugField({ field, slug, state, isRefused, onChange }: SlugFieldProps) {
  const { text, className, icon } = SAYS[state];
  const isBad = state === "taken" || state === "invalid";
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 text-ink-2">
      <label className="flex min-w-0 flex-1 items-center sm:flex-none">
        <span className="text-ink-3">{blogPath()}/</span>
        <span className="sr-only">Slug</span>
        <input
          ref={field}
          type="text"
          value={slug}
          maxLength={BLOG_LIMITS.slug}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isBad}
          aria-describedby="slug-state"
          className="field-sizing-content h-10 max-w-full min-w-20 flex-1 rounded-1 bg-transparent px-1 max-sm:text-md/5"
          onChange={({ target }) => onChange(target.value.toLowerCase().replace(/[^a-z0-9]+/g, "-"))}
          onBlur={() => onChange(slugOf(slug))}
        />
      </label>
      <span id="slug-state" role="status" className={`flex items-center gap-1.5 font-medium ${className}`}>
        {state === "checking" ? <Spinner /> : icon && <Icon of={icon} size="sm" />}
        {isRefused && state === "taken" ? ERRORS.SLUG_TAKEN.message : text}
      </span>
    </div>
  );
}
