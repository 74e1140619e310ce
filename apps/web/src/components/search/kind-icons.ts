import type { SearchKind } from "@standings/domain";
import { Columns2, ListOrdered, UserRound } from "lucide-react";

export const KIND_ICONS: Readonly<Record<SearchKind, typeof ListOrdered>> = {
  company: ListOrdered,
  expert: UserRound,
  comparison: Columns2,
};
