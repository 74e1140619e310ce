/** Gap and analysis; who is listed and what is cited at their right on a wide screen, below them on others. */
export const SOURCES_GRID =
  "grid grid-cols-1 items-start gap-x-16 gap-y-14 pt-8 lg:grid-cols-[minmax(0,1fr)_308px]";
