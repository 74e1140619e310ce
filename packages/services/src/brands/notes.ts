import { type Connection, inTransaction, isId, newId } from "@standings/database";
import { type BrandNote, type InMarket, MAX_BRAND_NOTES, marketCodeOf } from "@standings/domain";
import { sql } from "kysely";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import type { OfBrand } from "./change-brand.ts";
import { findBrand, lockBrand } from "./read-brand.ts";

export interface NewNote extends OfBrand {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly text: string;
}

/** Writes a note on the time axis of a brand of the viewer. Throws BRAND_NOT_FOUND or TOO_MANY_NOTES. */
export async function addNote(request: ServiceRequest, { brandId, day, text }: NewNote): Promise<BrandNote> {
  const { services, viewer } = requireUser(request);
  const note = { id: newId(), day, kind: "user" as const, text: text.replace(/\s+/gu, " ").trim() };
  await inTransaction(services.db, async (tx) => {
    const brand = await lockBrand(tx, viewer.userId, brandId);
    const { notes } = await tx
      .selectFrom("brand_notes")
      .select(({ fn }) => fn.countAll<string>().as("notes"))
      .where("brand_id", "=", brand.id)
      .where("kind", "=", "user")
      .executeTakeFirstOrThrow();
    if (Number(notes) >= MAX_BRAND_NOTES) throw new ServiceError("TOO_MANY_NOTES");
    await tx
      .insertInto("brand_notes")
      .values({ ...note, brand_id: brand.id })
      .execute();
  });
  return note;
}

/**
 * Notes of a brand, the oldest first: all, or from a day on (`YYYY-MM-DD`) its owner's and those on figures of a market.
 */
export function readNotes(
  db: Connection,
  brandId: string,
  only: (InMarket & { readonly from: string }) | null,
): Promise<BrandNote[]> {
  return (
    db
      .selectFrom("brand_notes")
      // As text: the driver would make a moment of it.
      .select(["id", sql<string>`to_char(day, 'YYYY-MM-DD')`.as("day"), "kind", "text"])
      .where("brand_id", "=", brandId)
      .$if(only !== null, (some) =>
        some
          .where("day", ">=", only?.from ?? "")
          .where((eb) =>
            eb.or([
              eb("kind", "=", "user"),
              eb("market", "is not distinct from", marketCodeOf(only?.market ?? null)),
            ]),
          ),
      )
      .orderBy("day")
      .orderBy("created_at")
      .execute()
  );
}

/** Takes a note away; one that is gone is no error. Throws BRAND_NOT_FOUND. */
export async function removeNote(
  request: ServiceRequest,
  { brandId, noteId }: OfBrand & { readonly noteId: string },
): Promise<void> {
  const { services, viewer } = requireUser(request);
  const brand = await findBrand(services.db, viewer.userId, brandId);
  if (!isId(noteId)) return;
  await services.db
    .deleteFrom("brand_notes")
    .where("brand_id", "=", brand.id)
    .where("id", "=", noteId)
    .execute();
}
