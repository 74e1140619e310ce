import { visitDays } from "@standings/domain";
import { trpc } from "../../lib/api/trpc.ts";

/** Writes days of visits of a brand of the viewer as they are where it is: "Nov 29". */
export function useVisitDays(brandId: string): (at: string) => string {
  const { data: brand } = trpc.brands.byId.useQuery({ brandId });
  return visitDays(brand?.timeZone ?? "UTC");
}
