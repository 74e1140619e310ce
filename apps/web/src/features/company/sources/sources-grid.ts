/** Gap and analysis; who is listed and what is cited at their left on a wide screen, below them on others. */
export const SOURCES_GRID =
  "grid grid-cols-1 items-start gap-x-16 gap-y-14 pt-8 lg:grid-cols-[308px_minmax(0,1fr)]";
