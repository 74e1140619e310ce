import { EMPTY_FORM, type PostForm } from "./post-form.ts";

/** Text that was written and not saved, as this browser keeps it: it outlives a reload and a crash. */
export interface KeptForm {
  readonly form: PostForm;
  /** Version of the post that it was written on; null for a new post. */
  readonly version: number | null;
  /** ISO 8601. */
  readonly keptAt: string;
}

/** Another admin of this browser is not offered the text. */
const keyOf = (userId: string, postId: string) => `standings-post-${userId}-${postId}`;

/** Null when there is none, or storage is closed. */
export function readKept(userId: string, postId: string): KeptForm | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId, postId)) ?? "null");
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepForm(userId: string, postId: string, kept: KeptForm): void {
  try {
    localStorage.setItem(keyOf(userId, postId), JSON.stringify(kept));
  } catch {
    // Storage is full or closed: the text lives as long as the page.
  }
}

export function forgetKept(userId: string, postId: string): void {
  try {
    localStorage.removeItem(keyOf(userId, postId));
  } catch {
    // Nothing was kept.
  }
}

/** What an earlier release kept in another shape counts as nothing. */
function isKept(kept: unknown): kept is KeptForm {
  if (typeof kept !== "object" || kept === null) return false;
  if (!("form" in kept && "keptAt" in kept && "version" in kept)) return false;
  const { form, keptAt, version } = kept;
  if (typeof form !== "object" || form === null || typeof keptAt !== "string") return false;
  if (version !== null && typeof version !== "number") return false;
  const values = new Map<string, unknown>(Object.entries(form));
  return Object.entries(EMPTY_FORM).every(([key, empty]) => {
    const value = values.get(key);
    if (key === "featuredImage") return value === null || typeof value === "string";
    return typeof value === typeof empty && value !== null && Array.isArray(value) === Array.isArray(empty);
  });
}
