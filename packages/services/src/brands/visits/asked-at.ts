import type { BrandVisit } from "@standings/database";

/** When a visit was asked: when it was due, or later where nothing ran then. */
export function askedAt({ due_at, began_at }: Pick<BrandVisit, "due_at" | "began_at">): Date {
  return began_at > due_at ? began_at : due_at;
}
